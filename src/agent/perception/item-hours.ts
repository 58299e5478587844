import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { findPeriod } from '#agent/perception/periods.ts'
import { toExact } from '#agent/perception/quantity.ts'

/** Things that are worked through one by one, as a piece of a pattern. */
export const ITEM_NOUN =
  '(?:orders?|invoices?|tickets?|claims?|cases?|reports?|customers?|clients?|patients?|documents?|docs?|items?|files?|records?|leads?|shipments?|contracts?|calls?|forms?|applications?|requests?|emails?|transactions?|quotes?|candidates?|resumes?|bills?|entries|entry|campaigns?|projects?|referrals?|listings?|pos?|returns?|verifications?|loads?|bookings?|appointments?)'
const PERIOD = '(?:day|week|wk|month|fortnight|year)'
const NOT_ITEMS =
  '(?!(?:hours?|hrs?|h|minutes?|mins?|days?|weeks?|months?|people|persons?|staff|ppl|times|percent|dollars|bucks)\\b)'
/** "500 invoices a month", "240 of these a week", "216 files come in each week", "we do 30 every week". */
const VOLUMES: readonly RegExp[] = [
  new RegExp(
    `(#~*)\\s(?:[a-z-]+\\s){0,2}?${ITEM_NOUN}\\s?(?:,\\s)?(?:\\/\\s?|a\\s|an\\s|per\\s|each\\s|every\\s)?(?:day|week|month|year|weekly|daily|monthly)\\b`,
  ),
  new RegExp(
    `\\b(?:in|per|every|each)\\s(?:an? |one |the )?${PERIOD},?\\s(?:we|i|they|the team|my team|everyone)\\s(?:[a-z]+\\s){1,3}?(#~*)\\s${NOT_ITEMS}[a-z]+`,
  ),
  new RegExp(
    `(#~*)\\s(?:of (?:them|those|these)\\s)?${NOT_ITEMS}(?:[a-z]+\\s){0,4}?(?:a|per|each|every)\\s${PERIOD}\\b`,
  ),
]
const UNIT = '(minutes?|mins?|min|hours?|hrs?|h)'
/** "10 minutes each", "6 mins per job", "each one takes 12 minutes", "one takes five". */
const EFFORTS: readonly RegExp[] = [
  new RegExp(
    `(#~*)\\s?${UNIT}\\s(?:each|apiece|a piece|a pop|a time|(?:per|for each|for every|an?|on each|on every)\\s${ITEM_NOUN}|(?:per|for each|for every|on each)\\s(?!person|head|employee|staff|member|agent|clerk|rep|colleague|user|shift|${PERIOD})[a-z]+)\\b`,
  ),
  new RegExp(
    `\\b(?:each|every|an?|per|#~*) (?:single )?${ITEM_NOUN}\\s(?:[a-z]+\\s){1,4}?(?:about |around |roughly |up to )?(#~*)\\s?${UNIT}(?![a-z])`,
  ),
  new RegExp(
    `(?:\\b(?:each|every|every single)(?: one)?(?: of (?:them|these|those))?|#~*|\\bone)\\s(?:of (?:them|these|those)\\s)?(?:takes?|needs?|requires?|is)\\s(?:[a-z]+\\s){0,2}?(#~*)\\s?${UNIT}(?![a-z])`,
  ),
]

function findFirst(patterns: readonly RegExp[], shape: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(shape)
    if (match) return match
  }
  return null
}

/** "500 invoices a month, 10 minutes each": volume times effort, in hours per week. */
export function findItemHours(view: MessageView): Finding[] {
  const volume = findFirst(VOLUMES, view.shape)
  const effort = findFirst(EFFORTS, view.shape)
  if (!volume || !effort) return []
  const count = view.quantities.get(volume.index + volume[0].search(/#/))
  const each = view.quantities.get(effort.index + effort[0].lastIndexOf('#'))
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
