import { Temporal } from 'temporal-polyfill'

/** ISO days of the firm, both included. */
export type DayRange = { from: string; to: string }

/** The firm's day at a moment. */
export function findDay(now: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()
}

/** The first moment of the first day, and the first one after the last day. A day may have 23 or 25 hours. */
export function findBounds({ from, to }: DayRange, timeZone: string): { start: Date; end: Date } {
  const start = Temporal.PlainDate.from(from)
  const end = Temporal.PlainDate.from(to).add({ days: 1 })
  return { start: toStart(start, timeZone), end: toStart(end, timeZone) }
}

/** The day so many days before or after. */
export function shiftDay(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** Days from `from` to `to`, both included; zero or less when the range ends before it begins. */
export function countDays({ from, to }: DayRange): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1
}

function toStart(day: Temporal.PlainDate, timeZone: string): Date {
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds)
}
