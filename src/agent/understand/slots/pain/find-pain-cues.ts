import { CONSEQUENCE_PHRASES, PAIN_DENIALS, PAIN_PHRASES } from '#agent/lexicon/pain-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { NOT_WORK_PHRASES } from '#agent/lexicon/work-words.ts'
import type { PainAct } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const CUES = compilePhrases(PAIN_PHRASES)
const CONSEQUENCES = compilePhrases({ consequence: CONSEQUENCE_PHRASES })
const NOT_WORK = compilePhrases({ other: NOT_WORK_PHRASES })
const DENIALS = toWordSet(PAIN_DENIALS)

/** 0..1 by class, in steps of the agent reference, section 3. */
const SEVERITIES: Readonly<Record<keyof typeof PAIN_PHRASES, number>> = {
  severe: 0.9,
  clear: 0.6,
  mild: 0.4,
}
/** For what the work leads to, and for figures that bear it out. */
const EXTRA = 0.1
const DENIAL_REACH = 3

/** Whether words say that work hurts. */
export const hasPainCue = (tokens: readonly Token[]): boolean =>
  findPhrases(CUES, tokens).length > 0

/** Whether words are about this talk, our site, or other vendors. */
export const isBesideWork = (tokens: readonly Token[]): boolean =>
  findPhrases(NOT_WORK, tokens).length > 0

/** Each phrase that shows pain, once; a tenth more with a consequence, a tenth more when it was put in numbers. */
export function findPainCues(message: Message, isQuantified: boolean): PainAct[] {
  const { tokens, text } = message
  const matches = findPhrases(CUES, tokens)
  if (matches.length === 0) return []
  const hasConsequence = findPhrases(CONSEQUENCES, tokens).length > 0
  const extra = (hasConsequence ? EXTRA : 0) + (isQuantified ? EXTRA : 0)
  const others = findPhrases(NOT_WORK, tokens)
  const acts = new Map<string, PainAct>()
  for (const match of matches) {
    if (isDenied(tokens, match) || isBeside(message, match, others)) continue
    const [start, end] = [tokens[match.first]?.start ?? 0, tokens[match.last - 1]?.end ?? 0]
    const quote = text.slice(start, end)
    const severity = Math.min(1, Math.round((SEVERITIES[match.label] + extra) * 100) / 100)
    const cue = quote.toLowerCase()
    if (!acts.has(cue)) acts.set(cue, { kind: 'pain', cue, severity, quote, span: [start, end] })
  }
  return [...acts.values()]
}

/** "It is not a nightmare"; "never match" is a cue with its own "never". */
const isDenied = (tokens: readonly Token[], { first }: PhraseMatch) =>
  tokens.slice(Math.max(0, first - DENIAL_REACH), first).some(({ norm }) => DENIALS.has(norm))

/** In a sentence about this talk or other vendors. */
function isBeside({ sentences }: Message, { first }: PhraseMatch, others: readonly PhraseMatch[]) {
  const { from, to } = findSentenceOf(sentences, first)
  return others.some((other) => other.first >= from && other.first < to)
}
