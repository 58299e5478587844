import type { MessageView } from '#agent/perception/message-view.ts'
import { toExact } from '#agent/perception/quantity.ts'
import type { Finding } from '#agent/understand/act.ts'

/** Groups that each do the same work, as a piece of a pattern. */
const UNIT =
  '(?:shift|team|branch|office|site|store|location|crew|clinic|warehouse|department|depot|plant|shop)'
const UNITS = new RegExp(`(#~*)\\s(?:[a-z]+\\s)?${UNIT}(?:e?s)\\b`)
const AMOUNT = '(#~*)\\s?(hours?|hrs?|h|minutes?|mins?)'
/** "Each shift spends 3 hours a day", "one hour of logging per shift". */
const EACH_UNIT: readonly RegExp[] = [
  new RegExp(
    `\\b(?:each|every) ${UNIT}\\s(?:[a-z]+\\s){1,3}?(?:about |around )?${AMOUNT}(?![a-z])`,
  ),
  new RegExp(`${AMOUNT}(?![a-z])(?:\\s[a-z]+){0,4}?\\s(?:per|each|every|a) ${UNIT}\\b`),
]
const PER_WEEK = /^[^.;#]{0,30}\b(?:(?:a|per|each|every) (?:week|wk)|weekly)\b/
const DAYS = /(#~*)\s?(?:days?|nights?)(?:\s(?:a|per)\s(?:week|wk))?\b/
const DAYS_PER_WEEK = 5

function readDays(view: MessageView, after: number): number {
  const rest = view.shape.slice(after)
  const match = DAYS.exec(rest)
  const days = match ? view.quantities.get(after + match.index)?.value : undefined
  return days !== undefined && days >= 1 && days <= 7 ? days : DAYS_PER_WEEK
}

/** Hours that several shifts, branches or teams each spend, in hours a week. */
export function findShiftHours(view: MessageView): Finding[] {
  const units = UNITS.exec(view.shape)
  const count = units ? view.quantities.get(units.index)?.value : undefined
  const match = EACH_UNIT.map((pattern) => pattern.exec(view.shape)).find((found) => found !== null)
  if (!units || count === undefined || !match) return []
  const mark = match.index + match[0].search(/#/)
  const quantity = view.quantities.get(mark)
  if (!quantity) return []
  const end = match.index + match[0].length
  const hours = quantity.value / (match[2]?.startsWith('m') ? 60 : 1)
  const isWeekly =
    PER_WEEK.test(view.shape.slice(end)) ||
    PER_WEEK.test(view.shape.slice(units.index + units[0].length))
  const value = toExact(count * hours * (isWeekly ? 1 : readDays(view, end)))
  const span = [
    Math.min(units.index, match.index),
    Math.max(end, units.index + units[0].length),
  ] as const
  const words = view.text.slice(match.index, end)
  return [{ slot: 'manual_hours', value, span, reading: { derivation: `${count} × ${words}` } }]
}
