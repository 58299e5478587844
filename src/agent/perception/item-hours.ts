import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { findPeriod } from '#agent/perception/periods.ts'
import { toExact } from '#agent/perception/quantity.ts'

/** Things that are worked through one by one, as a piece of a pattern. */
export const ITEM_NOUN =
  '(?:orders?|invoices?|tickets?|claims?|cases?|reports?|customers?|clients?|patients?|documents?|docs?|items?|files?|records?|leads?|shipments?|contracts?|calls?|forms?|applications?|requests?|emails?|transactions?|quotes?|candidates?|resumes?|bills?|entries|entry|campaigns?|projects?|referrals?|listings?|pos?|returns?|verifications?|loads?|bookings?|appointments?)'
const VOLUME = new RegExp(
  `(#~*)\\s(?:[a-z-]+\\s){0,2}?${ITEM_NOUN}\\s?(?:,\\s)?(?:\\/\\s?|a\\s|an\\s|per\\s|each\\s|every\\s)?(?:day|week|month|year|weekly|daily|monthly)\\b`,
)
const EFFORT = new RegExp(
  `(#~*)\\s?(minutes?|mins?|hours?|hrs?|h)\\s(?:each|apiece|a piece|(?:per|for each|for every|an?|on each|on every)\\s${ITEM_NOUN})\\b`,
)

/** "500 invoices a month, 10 minutes each": volume times effort, in hours per week. */
export function findItemHours(view: MessageView): Finding[] {
  const volume = VOLUME.exec(view.shape)
  const effort = EFFORT.exec(view.shape)
  if (!volume || !effort) return []
  const count = view.quantities.get(volume.index)
  const each = view.quantities.get(effort.index)
  const period = findPeriod(volume[0])
  if (!count || !each || !period) return []
  const hoursEach = each.value / ((effort[2] ?? '').startsWith('m') ? 60 : 1)
  const value = toExact(count.value * period.perWeek * hoursEach)
  const [start, end] = [
    Math.min(volume.index, effort.index),
    Math.max(volume.index + volume[0].length, effort.index + effort[0].length),
  ]
  const derivation = `${view.text.slice(volume.index, volume.index + volume[0].length)} × ${view.text.slice(effort.index, effort.index + effort[0].length)}`
  return [{ slot: 'manual_hours', value, span: [start, end], reading: { derivation } }]
}
