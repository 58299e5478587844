import { foldSearchText } from '#server/platform/search/fold-search-text.ts'
import { readSearchTerms } from '#server/platform/search/search-terms.ts'

const BEFORE_CHARS = 60
const AFTER_CHARS = 120

/** A piece of a message around the first of the words that were searched for. */
export function readExcerpt(content: string, searchText: string): string {
  const at = findPlace(content, searchText)
  const start = at <= BEFORE_CHARS ? 0 : findWordStart(content, at - BEFORE_CHARS)
  const end = Math.min(content.length, at + AFTER_CHARS)
  const piece = content.slice(start, end).toWellFormed().replaceAll(/\s+/gu, ' ').trim()
  return `${start > 0 ? '…' : ''}${piece}${end < content.length ? '…' : ''}`
}

/** Where the first of the words begins, in whatever spelling; 0 without any. */
function findPlace(content: string, searchText: string): number {
  const folded = foldSearchText(content)
  const isPlace = (at: number) => at >= 0
  const found = readSearchTerms(searchText).flatMap(({ words, numbers }) => {
    const told = numbers.map((number) => findNumber(folded, number)).filter(isPlace)
    return told.length > 0 ? told : words.map((word) => findWord(folded, word)).filter(isPlace)
  })
  return found.length === 0 ? 0 : unfold(content, Math.min(...found))
}

/** The beginning of a word before the midst of one. */
function findWord(folded: string, word: string): number {
  const first = folded.indexOf(word)
  for (let at = first; at >= 0; at = folded.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(folded.slice(Math.max(0, at - 2), at))) return at
  }
  return first
}

function findNumber(folded: string, number: string): number {
  return folded.search(new RegExp([...number].join('[^\\p{L}\\p{N}+]*'), 'u'))
}

/** The place in a text of what stands at `at` in its folded form: the longest beginning that folds to no more. */
function unfold(content: string, at: number): number {
  let [low, high] = [0, content.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (foldSearchText(content.slice(0, middle)).length <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** The next beginning of a word, if one is near. */
function findWordStart(content: string, from: number): number {
  const gap = content.slice(from, from + BEFORE_CHARS).search(/\s/u)
  return gap < 0 ? from : from + gap + 1
}
