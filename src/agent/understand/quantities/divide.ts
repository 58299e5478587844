import { AFTER_FIGURE } from '#agent/lexicon/figure-words.ts'
import { APPROXIMATE, SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { readPers } from '#agent/understand/quantities/periods.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Adds what the figure is divided by, and whether it is said to be rough. */
export function divide(tokens: readonly Token[], mention: Mention): Mention {
  const start = skipFillers(tokens, mention)
  const { per, to } = readPers(tokens, start)
  const isDivided = to > start
  const before = [1, 2].map((back) => tokens[mention.from - back]?.norm ?? '')
  const isApproximate =
    before.some((word) => APPROXIMATE.has(word) || word === '~') || mention.low !== mention.high
  return { ...mention, per, to: isDivided ? to : mention.to, isApproximate }
}

/** Words between a figure and its period: "20 hours or so a week". */
const REACH = 2
/** Words between items and their period: "24 requests come in a day". */
const ITEM_REACH = 5

/** Where the divisors begin. Nothing is skipped unless one follows; between items and their period any words may stand. */
function skipFillers(tokens: readonly Token[], { to, nounClass }: Mention): number {
  const isItems = nounClass === 'item'
  for (let end = to; end <= to + (isItems ? ITEM_REACH : REACH); end += 1) {
    const { per, to: next } = readPers(tokens, end)
    if (next > end && (end === to || !isItems || per.week !== null)) return end
    const token = tokens[end]
    const isFiller = isItems
      ? token?.kind === 'word' && !(token.norm in SMALL_NUMBERS)
      : AFTER_FIGURE.has(token?.norm ?? '')
    if (!isFiller) break
  }
  return to
}
