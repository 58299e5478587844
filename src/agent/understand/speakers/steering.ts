import { STEERING_LISTS, STEERING_PHRASES } from '#agent/lexicon/steering-phrases.ts'
import type { Span } from '#agent/understand/message/act.ts'
import { unmaskText } from '#agent/understand/speakers/unmask-text.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

const STEERING = compilePhrases(STEERING_PHRASES, { lists: STEERING_LISTS, hasSlips: true })
const QUOTE_MAX_CHARS = 200
/** An order in quotes is somebody's text, such as the words of a macro. */
const QUOTED = /"[^"\n]{1,300}"|“[^”\n]{1,300}”/g

/** The first order to the assistant about its own rules, identity, score, prices or data. */
export function findSteering(tokens: readonly Token[]): Span | null {
  const found = findPhrases(STEERING, tokens)
  const isOfWork = ({ first, last }: PhraseMatch) =>
    found.some((one) => one.label === 'work' && one.first < last && one.last > first)
  const match = found.find((one) => one.label === 'steering' && !isOfWork(one))
  if (match === undefined) return null
  return [tokens[match.first]?.start ?? 0, tokens[match.last - 1]?.end ?? 0]
}

/** The same in a message as written, also where its letters are disguised. */
export function findSteeringSpan(text: string): Span | null {
  const spoken = text.replaceAll(QUOTED, (quote) => ' '.repeat(quote.length))
  const span = findSteering(tokenize(spoken))
  if (span !== null) return span
  const unmasked = unmaskText(spoken)
  if (unmasked === spoken.toLowerCase()) return null
  return findSteering(tokenize(unmasked)) ? [0, Math.min(text.length, QUOTE_MAX_CHARS)] : null
}
