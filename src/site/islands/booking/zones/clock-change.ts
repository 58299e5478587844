import { schedulerTexts } from '#content/pages/booking.ts'
import { measureOffsetMinutes } from '#site/islands/booking/zones/name-time-zone.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** By how many minutes clocks go forward (below 0: back) on that day, "2026-10-25", in that zone. */
export function measureClockChange(date: string, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const before = findLastMinuteBefore(midnight, timeZone)
  const end = findLastMinuteBefore(midnight + DAY_MS, timeZone)
  return measureOffsetMinutes(timeZone, end) - measureOffsetMinutes(timeZone, before)
}

export function describeClockChange(minutes: number): string {
  if (minutes === 0) return ''
  const size = Math.abs(minutes)
  const amount = size === 60 ? schedulerTexts.oneHour : `${size} minutes`
  return schedulerTexts.clocks(minutes > 0 ? 'forward' : 'back', amount)
}

/** `midnight` is the day's first moment on a clock that shows Greenwich time. */
function findLastMinuteBefore(midnight: number, timeZone: string): Date {
  const guess = midnight - measureOffsetMinutes(timeZone, new Date(midnight)) * MINUTE_MS
  const start = midnight - measureOffsetMinutes(timeZone, new Date(guess)) * MINUTE_MS
  return new Date(start - MINUTE_MS)
}
