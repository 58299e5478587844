import type { MessageView } from '#agent/perception/message-view.ts'
import { type Conversion, HOURS_PER_YEAR, type Money } from '#agent/perception/timed-rates.ts'

/** A smaller sum is nobody's pay for a year. */
export const LOWEST_YEARLY = 8_000

/** "Salary is 62,400 plus about 25% on top for benefits." */
const ON_TOP =
  /^[^.;$#%]{0,24}?\b(?:plus|and|\+|with)\s(?:about |around |roughly |another )?(%~*)\s(?:on top|for|in|of|extra|overheads?|benefits|taxes|on-?costs|super)/

export function readOnTop(view: MessageView, end: number): number {
  const match = ON_TOP.exec(view.shape.slice(end))
  const percent = match && view.quantities.get(end + match[0].indexOf('%'))?.value
  return percent ? 1 + percent / 100 : 1
}

/** "95k base and roughly 30k in benefits and taxes": a second sum of money that comes on top. */
const ADDED_COST =
  /^[^.;$#%]{0,20}?\b(?:plus|and|\+)\s(?:about |around |roughly |another )?([#$]~*)\s(?:in|for|of) (?:benefits|taxes|overheads?|on-?costs|super|insurance|pension)/

export function readAddedCost(view: MessageView, { quantity, after }: Money): Conversion | null {
  const match = ADDED_COST.exec(after)
  const added = match && view.quantities.get(quantity.end + match[0].search(/[#$]/))
  if (!match || !added || quantity.value < LOWEST_YEARLY) return null
  const share = quantity.value / (quantity.value + added.value)
  return {
    divisor: HOURS_PER_YEAR * share,
    words: match[0].trim(),
    end: quantity.end + match[0].length,
  }
}
