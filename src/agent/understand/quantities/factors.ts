import { WEEK_HOURS, WORKDAY_HOURS } from '#agent/lexicon/units.ts'
import type { Factor } from '#agent/understand/quantities/effort.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'

const round = (value: number) => Math.round(value * 1_000) / 1_000

const MINUTES = /^(?:m|mins?|minutes?|minuts|mnts|secs?|seconds?)$/

/** Short times in minutes, others in hours. */
export function toTimeFactor({ value, unit }: Mention): Factor {
  const isMinutes = unit !== null && MINUTES.test(unit)
  return isMinutes || value < 0.5
    ? { value: round(value * 60), unit: 'minutes' }
    : { value: round(value), unit: 'hours' }
}

/** "40% of 40 hours", "1.5 full-time × 40 hours". */
export function toShareFactors({ value, unit }: Mention): Factor[] {
  const whole = { value: WEEK_HOURS, unit: 'hours' }
  if (unit === 'fte') return [{ value, unit: 'full-time' }, whole]
  return value === 1 ? [whole] : [{ value: round(value), unit: 'of' }, whole]
}

/** How often in a week; once needs no word. */
export function toWeekFactors(week: number, isDay: boolean): Factor[] {
  if (week === 1) return []
  if (isDay) return [{ value: week, unit: 'days' }]
  return week < 1
    ? [{ value: round(1 / week), unit: 'weeks between' }]
    : [{ value: round(week), unit: 'times a week' }]
}

/** "four days" in a sum are as often, and not 32 hours. */
export const isDays = ({ kind, unit }: Mention) =>
  kind === 'time' && (unit === 'days' || unit === 'day')

/** A figure of a sum that is written out. */
export function toProductFactor(mention: Mention): Factor {
  if (isDays(mention)) return { value: mention.value / WORKDAY_HOURS, unit: 'days' }
  return mention.kind === 'time'
    ? toTimeFactor(mention)
    : { value: mention.value, unit: mention.noun ?? 'times' }
}
