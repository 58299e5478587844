import {
  INTRODUCTION_LISTS,
  INTRODUCTION_PHRASES,
  NOT_THEIRS_PHRASES,
  TAIL_PHRASES,
} from '#agent/lexicon/introduction-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { type AddressParts, findAddressParts } from '#agent/understand/readers/address-parts.ts'
import { isOrdinary } from '#agent/understand/slots/name-words.ts'
import { isShouted } from '#agent/understand/slots/write-name.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

const CUES = compilePhrases(INTRODUCTION_PHRASES, { lists: INTRODUCTION_LISTS, hasSlips: true })
const TAILS = compilePhrases(TAIL_PHRASES)
const NOT_THEIRS = compilePhrases(NOT_THEIRS_PHRASES)

/** A message as one reads who introduces themselves in it. */
export type Introduction = {
  message: Message
  /** Typed in capital letters alone, or without any: they tell nothing. */
  isLoud: boolean
  isCaseless: boolean
  cues: readonly PhraseMatch<keyof typeof INTRODUCTION_PHRASES>[]
  tails: readonly PhraseMatch<keyof typeof TAIL_PHRASES>[]
  notTheirs: readonly PhraseMatch<keyof typeof NOT_THEIRS_PHRASES>[]
  /** What stands between pauses, without the greeting before it. */
  parts: readonly Range[]
  addresses: AddressParts
  knows: (slot: Slot) => boolean
}

export function readIntroduction(message: Message, knows: (slot: Slot) => boolean): Introduction {
  const { tokens, text } = message
  const written = tokens
    .filter(({ kind }) => kind === 'word')
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')
  const isLoud = isShouted(written)
  return {
    message,
    isLoud,
    isCaseless: isLoud || written === written.toLowerCase(),
    cues: findPhrases(CUES, tokens),
    tails: findPhrases(TAILS, tokens),
    notTheirs: findPhrases(NOT_THEIRS, tokens),
    parts: cutParts(tokens),
    addresses: findAddressParts(tokens, text),
    knows,
  }
}

const PAUSES = toWordSet(', . ! ? ; : ( ) / | = • · " …')

/** Whether thoughts are parted here. A point of "St." or an initial and a hyphen inside a word part none. */
export function isPause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.kind === 'break') return true
  if (token.kind !== 'sign') return false
  const [before, behind] = [tokens[at - 1], tokens[at + 1]]
  if (token.norm === '-') return !(token.isGlued && behind?.isGlued === true)
  if (token.norm === '.' && (isAbbreviation(before) || behind?.isGlued === true)) return false
  return PAUSES.has(token.norm)
}

const ABBREVIATIONS = toWordSet('st dr mr mrs ms prof jr sr rev capt sgt col')
const isAbbreviation = (token: Token | undefined) =>
  token !== undefined &&
  (ABBREVIATIONS.has(token.norm) || (token.isCapital && token.norm.length === 1))

function cutParts(tokens: readonly Token[]): Range[] {
  const parts: Range[] = []
  let from = 0
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && !isPause(tokens, at)) continue
    const start = skipOrdinary(tokens, from, at)
    if (at > start) parts.push({ from: start, to: at })
    from = at + 1
  }
  return parts
}

/** Greetings, "sure", and the like before what is said. */
export function skipOrdinary(tokens: readonly Token[], from: number, to: number): number {
  let at = from
  while (at < to) {
    const token = tokens[at]
    if (token === undefined || !(token.kind === 'sign' || isOrdinary(token))) break
    at += 1
  }
  return at
}

/** How many tokens may stand between: a title, or a sign. */
const NEAR = { denied: 1, others: 2, beside: 0 }

/** "Not Katia", "one of our clients is Morrow Foods", "Jeez Louise": taken back, somebody else's, or nobody's. */
export const isNotTheirs = ({ notTheirs }: Introduction, { from }: Range): boolean =>
  notTheirs.some(({ label, last }) => last <= from && from - last <= NEAR[label])
