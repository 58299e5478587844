import { REVISION_LISTS, REVISION_PHRASES } from '#agent/lexicon/revision-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { type Clause, findClauseOf, findClauses } from '#agent/understand/text/clauses.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const { oldLast, oldFirst, goneLast, goneFirst } = REVISION_PHRASES
const PHRASES = compilePhrases(
  { last: `${oldLast}\n${goneLast}`, first: `${oldFirst}\n${goneFirst}` },
  { lists: REVISION_LISTS },
)

const squeeze = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '')
const TOKENS_MAX = 6
/** A name stands where phrases have a figure. */
const NAME = '0'

/** Where a message names something, letter by letter. */
export function locate(text: string, tokens: readonly Token[], name: string): Range[] {
  const wanted = squeeze(name)
  if (wanted === '' || !squeeze(text).includes(wanted)) return []
  const found: Range[] = []
  for (const [from, { start, kind }] of tokens.entries()) {
    if (kind === 'sign' || from < (found.at(-1)?.to ?? 0)) continue
    for (let to = from + 1; to <= Math.min(tokens.length, from + TOKENS_MAX); to += 1) {
      const said = squeeze(text.slice(start, tokens[to - 1]?.end))
      if (said === wanted) found.push({ from, to })
      if (said.length >= wanted.length) break
    }
  }
  return found
}

const PAUSES = toWordSet(', . ; : ! ?')
const OTHERS = toWordSet('people they users customers clients staff always often never')

const tellsWish = (tokens: readonly Token[], clause: Clause | undefined) =>
  tokens.slice(clause?.from, clause?.to).some(({ norm }) => norm === 'want' || norm === 'wish')

/** Of names that a message holds, those that it takes back: "I said Sage", "not Dan", "Fidelio please delete". */
export function findTakenBack(tokens: readonly Token[], named: readonly Range[]): Range[] {
  const places: number[] = []
  const short: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const range = named.find(({ from, to }) => from <= at && at < to)
    if (range !== undefined && range.from !== at) continue
    short.push(range === undefined ? token : { ...token, kind: 'number', norm: NAME })
    places.push(at)
  }
  const clauses = findClauses(short)
  const matches = findPhrases(PHRASES, short).filter(({ first, last }) => {
    const clause = findClauseOf(clauses, last - 1) ?? findClauseOf(clauses, first)
    const isOthers = clause?.owner === 'other' || OTHERS.has(short[first - 1]?.norm ?? '')
    const isFor = short[last]?.norm === 'for'
    return !isOthers && !isFor && clause?.time !== 'planned' && !tellsWish(short, clause)
  })
  return named.filter(({ from }) => {
    const place = places.indexOf(from)
    // Nothing named stands between the words and the name, and no pause.
    const isBound = (words: readonly Token[]) =>
      words.every(({ kind, norm }) => !PAUSES.has(norm) && !(kind === 'number' && norm === NAME))
    return matches.some(
      ({ label, first, last }) =>
        within(place, first, last) &&
        isBound(label === 'last' ? short.slice(first, place) : short.slice(place + 1, last)),
    )
  })
}

const within = (place: number, first: number, last: number) => first <= place && place < last

/** Letters that differ, up to three. */
export function countSlips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, compared] of [...other].entries()) {
      const change = (row[to] ?? 0) + (letter === compared ? 0 : 1)
      next.push(Math.min(change, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
