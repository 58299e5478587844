import { BLANK } from '#agent/perception/message-view.ts'
import type { Span } from '#agent/understand/act.ts'

const SENTENCE = new RegExp(`(?:[^.?!;\\n${BLANK}]|\\.(?=\\w))+`, 'g')
const PART_END = /[,:()]|\s[-–—]{1,2}\s|[–—]|\s(?:but|and|so|because|since)\s/g
/** What lies beyond is a story and no answer. */
const CLAUSES_MAX = 16
const PARTS_MAX = 6
const CLAUSE_MAX_CHARS = 240

function trim(plain: string, [start, end]: Span): Span {
  const text = plain.slice(start, end)
  const lead = /^[\s,"'()-]*/.exec(text)?.[0].length ?? 0
  return [start + lead, start + Math.max(lead, text.trimEnd().length)]
}

function isReadable([start, end]: Span): boolean {
  return end > start && end - start <= CLAUSE_MAX_CHARS
}

/** The sentences of a folded message, without what was read from it before. */
export function cutClauses(plain: string): Span[] {
  return [...plain.matchAll(SENTENCE)]
    .map((match) => trim(plain, [match.index, match.index + match[0].length]))
    .filter(isReadable)
    .slice(0, CLAUSES_MAX)
}

/** The sentence that a place lies in. */
export function findClause(plain: string, [start, end]: Span): Span | null {
  return cutClauses(plain).find((clause) => clause[0] <= start && clause[1] >= end) ?? null
}

/** What stands between the commas of a sentence, none when it has no parts. */
export function cutParts(plain: string, [start, end]: Span): Span[] {
  const breaks = [...plain.slice(start, end).matchAll(PART_END)]
  if (breaks.length === 0) return []
  const starts = [start, ...breaks.map((match) => start + match.index + match[0].length)]
  const ends = [...breaks.map((match) => start + match.index), end]
  return starts
    .map((from, index) => trim(plain, [from, ends[index] ?? end]))
    .filter(isReadable)
    .slice(0, PARTS_MAX)
}
