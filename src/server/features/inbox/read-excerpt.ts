import { readSearchTerms } from '#server/platform/search/search-terms.ts'

const BEFORE_CHARS = 60
const AFTER_CHARS = 120

/** A piece of a message around the first of the words that were searched for. */
export function readExcerpt(content: string, searchText: string): string {
  const lower = content.toLowerCase()
  const places = readSearchTerms(searchText)
    .map((term) => lower.indexOf(term.toLowerCase()))
    .filter((at) => at >= 0)
  const at = places.length === 0 ? 0 : Math.min(...places)
  const start = at <= BEFORE_CHARS ? 0 : findWordStart(content, at - BEFORE_CHARS)
  const end = Math.min(content.length, at + AFTER_CHARS)
  const piece = content.slice(start, end).toWellFormed().replaceAll(/\s+/gu, ' ').trim()
  return `${start > 0 ? '…' : ''}${piece}${end < content.length ? '…' : ''}`
}

/** The next beginning of a word, if one is near. */
function findWordStart(content: string, from: number): number {
  const gap = content.slice(from, from + BEFORE_CHARS).search(/\s/u)
  return gap < 0 ? from : from + gap + 1
}
