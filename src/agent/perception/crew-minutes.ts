import type { MessageView } from '#agent/perception/message-view.ts'
import { PEOPLE_NOUN } from '#agent/perception/people-words.ts'
import { toExact } from '#agent/perception/quantity.ts'
import type { Finding } from '#agent/understand/act.ts'

const TIMES = '\\s?(?:[x×*]|times|by)\\s?'
/** "2 people x 30 minutes x 5 days a week". */
const PRODUCT = new RegExp(
  `(#~*)\\s(?:[a-z]+\\s)?${PEOPLE_NOUN}${TIMES}(#~*)\\s?(minutes?|mins?|hours?|hrs?|h)${TIMES}(#~*)\\s?(?:days?|times)(?:\\s(?:a|per)\\s(?:week|wk))?`,
)

/** People times time times days, in hours a week. */
export function findCrewMinutes(view: MessageView): Finding[] {
  const match = PRODUCT.exec(view.shape)
  if (!match) return []
  const [start, end] = [match.index, match.index + match[0].length]
  const factors = [...view.quantities.values()]
    .filter((quantity) => quantity.start >= start && quantity.start < end)
    .map(({ value }) => value)
  if (factors.length !== 3) return []
  const minutes = match[3]?.startsWith('m') ? 60 : 1
  const value = toExact(factors.reduce((product, factor) => product * factor, 1) / minutes)
  const people = [match.index, match.index + (match[1] ?? '').length] as const
  return [
    {
      slot: 'manual_hours',
      value,
      span: [start, end],
      reading: { derivation: view.text.slice(start, end) },
      // The people are still to be counted.
      consumed: [[people[1] + 1, end]],
    },
  ]
}
