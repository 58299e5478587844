import { TRADE_BEHIND, TRADE_LEAD_LISTS, TRADE_LEADS } from '#agent/lexicon/trade-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { isFirmNoun, isOfHead } from '#agent/understand/slots/industry/find-trades.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const LEADS = compilePhrases(TRADE_LEADS, { lists: TRADE_LEAD_LISTS })
export const ARTICLES = toWordSet(
  'a an the one of two three four five several some just only kind sort typical average our my',
)
/** So many words may stand between a noun for a firm and what it does. */
const BEHIND_MAX = 5

/** Words of a description that something leads to, "we are a …": 1, and 2 behind "a firm of". */
export function markLed({ tokens }: Message): Uint8Array {
  const led = new Uint8Array(tokens.length)
  for (const { last } of findPhrases(LEADS, tokens)) {
    const end = markRun(tokens, last, led, 2)
    const behind = isFirmNoun(tokens[end - 1]?.norm ?? '') ? skipBehind(tokens, end) : end
    if (behind > end) markRun(tokens, behind, led, 1)
  }
  return led
}

function markRun(tokens: readonly Token[], from: number, led: Uint8Array, by: number): number {
  let at = from
  while (at < tokens.length && (ARTICLES.has(tokens[at]?.norm ?? '') || isOfHead(tokens, at))) {
    led[at] = Math.max(led[at] ?? 0, by)
    at += 1
  }
  return at
}

function skipBehind(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < from + BEHIND_MAX && TRADE_BEHIND.has(tokens[at]?.norm ?? '')) at += 1
  return at
}
