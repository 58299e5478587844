import { CURRENCY_WORDS } from '#agent/lexicon/figure-words.ts'
import { create, type Mention } from '#agent/understand/quantities/mention.ts'
import { readRange } from '#agent/understand/quantities/numbers.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** An amount of money has no more words than this. */
const AMOUNT_WORDS = 8

/** "$32", "32 dollars", "USD 48", "US$1.5k". "25 an hour" has no currency and is told by its role. */
export function readMoney(tokens: readonly Token[], at: number): Mention | null {
  const start = skipSign(tokens, at)
  const number = readRange(tokens.slice(start, start + AMOUNT_WORDS), 0)
  if (number === null || number.isFraction) return null
  const end = start + number.to
  const isAfter = CURRENCY_WORDS.has(tokens[end]?.norm ?? '')
  if (start === at && !isAfter) return null
  return create('money', number.value, [at, isAfter ? end + 1 : end], {
    low: number.low,
    high: number.high,
  })
}

/** "us" is a sign only before "$": "3 of us 2 days". */
function skipSign(tokens: readonly Token[], at: number): number {
  const norm = tokens[at]?.norm
  if (norm === '$' || norm === 'usd') return at + 1
  return norm === 'us' && tokens[at + 1]?.norm === '$' ? at + 2 : at
}
