import { BUSINESS_WORDS, LEGAL_FORMS } from '../../src/agent/lexicon/business-words.ts'
import { GIVEN_NAMES } from '../../src/agent/lexicon/given-names.ts'
import type { Tag } from '../../src/agent/understand/readers/tags.ts'
import type { CharSpan } from './tag-example.ts'

const NAMES = [...GIVEN_NAMES].filter((name) => name.length > 3)
const REPLACED: readonly Tag[] = [
  'name',
  'other_name',
  'company',
  'other_company',
  'tool',
  'other_tool',
]
const WORD = /\p{L}+/gu
const SHORTEST = 3

/**
 * The same text with invented names, so that the tagger learns to do without the lexicons. Words of business stay, and
 * so does the number of words.
 */
export function inventNames(
  text: string,
  spans: readonly CharSpan[],
  random: () => number,
): { text: string; moved: (at: number) => number } {
  const changes: { start: number; end: number; word: string }[] = []
  for (const { start, end, tag } of spans) {
    if (!REPLACED.includes(tag)) continue
    for (const { 0: word, index } of text.slice(start, end).matchAll(WORD)) {
      const plain = word.toLowerCase()
      const stays = BUSINESS_WORDS.has(plain) || LEGAL_FORMS.has(plain) || word.length < SHORTEST
      if (!stays)
        changes.push({
          start: start + index,
          end: start + index + word.length,
          word: likeCase(word, invent(random)),
        })
    }
  }
  changes.sort((one, other) => one.start - other.start)
  let written = ''
  let at = 0
  for (const { start, end, word } of changes) {
    if (start < at) continue
    written += text.slice(at, start) + word
    at = end
  }
  const kept = changes.filter(({ start }, order) => start >= (changes[order - 1]?.end ?? 0))
  const moved = (place: number) =>
    kept.reduce(
      (sum, { end, start, word }) => sum + (end <= place ? word.length - (end - start) : 0),
      place,
    )
  return { text: written + text.slice(at), moved }
}

function invent(random: () => number): string {
  const [one, other] = [random(), random()].map(
    (share) => NAMES[Math.floor(share * NAMES.length)] ?? '',
  )
  const head = one?.slice(0, Math.ceil(one.length / 2)) ?? ''
  return head + (other?.slice(Math.floor(other.length / 2)) ?? '')
}

function likeCase(word: string, invented: string): string {
  if (word === word.toLowerCase()) return invented
  if (word === word.toUpperCase()) return invented.toUpperCase()
  return invented.charAt(0).toUpperCase() + invented.slice(1)
}
