import { authorityWords, industryWords, timelineWords } from '#content/fact-words.ts'
import type { Fact, Slot } from '#domain/fact.ts'

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const dollars = (value: number) =>
  Number.isInteger(value) ? `$${number.format(value)}` : `$${cents.format(value)}`
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const count = (value: number, one: string, many: string) =>
  `${number.format(value)} ${value === 1 ? one : many}`

const NUMBERS: Readonly<Partial<Record<Slot, (value: number) => string>>> = {
  manual_hours: (hours) => `${count(hours, 'hour', 'hours')} a week`,
  team_size: (people) => count(people, 'person', 'people'),
  hourly_rate: (rate) => `${dollars(rate)} an hour`,
  tool_count: (tools) => count(tools, 'tool', 'tools'),
  error_rate: (percent) => `${number.format(percent)}% errors`,
  budget: (budget) => (budget === 0 ? 'no budget' : dollars(budget)),
}
const WORDS: Readonly<Partial<Record<Slot, Readonly<Record<string, string>>>>> = {
  timeline: timelineWords,
  authority: authorityWords,
  industry: industryWords,
}

/** A known value with its unit, in words. */
export function describeValue(slot: Slot, value: Fact['value']): string {
  if (value === null) return 'nothing'
  if (typeof value === 'number') return NUMBERS[slot]?.(value) ?? number.format(value)
  if (typeof value === 'string') return WORDS[slot]?.[value] ?? value
  return list.format(value)
}
