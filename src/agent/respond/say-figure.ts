import { type ConversationState, getKnownTools } from '#agent/state/conversation-state.ts'
import { formatDollars, formatList, formatNumber } from '#agent/state/format.ts'
import type { Slot } from '#domain/fact.ts'

const WORDS_FOR_NUMBERS: Readonly<Partial<Record<Slot, (value: number) => string>>> = {
  manual_hours: (hours) =>
    `${formatNumber(hours)} ${formatNumber(hours) === '1' ? 'hour' : 'hours'} a week`,
  hourly_rate: (rate) => `${formatDollars(rate)} an hour`,
  team_size: (people) => (people === 1 ? 'one person' : `a team of ${formatNumber(people)}`),
  error_rate: (percent) =>
    percent === 0 ? 'hardly any errors' : `${formatNumber(percent)}% errors`,
  budget: (usd) => (usd === 0 ? 'no budget yet' : `${formatDollars(usd)} to work with`),
  tool_count: (count) =>
    count === 0 ? 'no tools' : `${formatNumber(count)} ${count === 1 ? 'tool' : 'tools'}`,
}

/** Whether a figure of that slot is said back. */
export const hasWords = (slot: Slot): boolean => slot in WORDS_FOR_NUMBERS

/** A figure with its unit, as it is said everywhere. */
export function sayFigure(slot: Slot, value: number): string {
  return WORDS_FOR_NUMBERS[slot]?.(value) ?? formatNumber(value)
}

/** The tools in use in one list, each as people say it. */
export function nameTools(state: ConversationState): string {
  const tools = getKnownTools(state).map((name) =>
    name.replace(/^Microsoft (?=Excel|Outlook|Teams|Word)/, ''),
  )
  return formatList(tools)
}
