import { OPENER_PHRASES } from '#agent/lexicon/opener-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Span } from '#agent/understand/message/act.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { findSentences, type Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Blanked with what they end. */
const FULL_STOPS = toWordSet('. !')
const OPENERS = compilePhrases(OPENER_PHRASES)

/** Where openers stand, at the start of a sentence, as positions. */
export function findOpeners(tokens: readonly Token[]): Span[] {
  const found = findPhrases(OPENERS, tokens)
  const told = new Set(found.flatMap(({ label, first }) => (label === 'told' ? [first] : [])))
  const meant = found.filter(({ first }) => !told.has(first))
  const endsOf = (label: keyof typeof OPENER_PHRASES) =>
    new Map(meant.flatMap((one) => (one.label === label ? [[one.first, one.last] as const] : [])))
  const ends = { openers: endsOf('opener'), joints: endsOf('joint') }
  return findSentences(tokens).flatMap((sentence) => {
    const last = skipOpeners(tokens, sentence, ends)
    const start = tokens[sentence.from]?.start ?? 0
    const next = tokens[last]
    const end = next && !FULL_STOPS.has(next.norm) ? next.start : (next ?? tokens.at(-1))?.end
    return last === sentence.from ? [] : [[start, end ?? start]]
  })
}

/** Where openers and joints end, by where they begin. */
type Ends = { openers: ReadonlyMap<number, number>; joints: ReadonlyMap<number, number> }

/** The token after the last opener of a chain; a joint counts only before an opener. */
function skipOpeners(tokens: readonly Token[], { from, to }: Range, ends: Ends): number {
  let [at, end] = [from, from]
  while (at < to) {
    const opener = ends.openers.get(at)
    const joint = tokens[at]?.kind === 'sign' ? at + 1 : ends.joints.get(at)
    if (opener !== undefined) end = opener
    if (opener === undefined && joint === undefined) break
    at = opener ?? joint ?? to
  }
  while (end > from && end < to && tokens[end]?.kind === 'sign') end += 1
  return end
}
