/** Writes "10:02", in the visitor's time zone. */
const hourMinute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const fullDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const clockTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const zoneOfDay = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' })

export function formatHourMinute(timestamp: string): string {
  return hourMinute.format(new Date(timestamp))
}

/** Writes a day as "Tuesday, December 1", in the visitor's time zone. */
export function formatFullDay(timestamp: string): string {
  return fullDay.format(new Date(timestamp))
}

/** Writes a span as "10:00 – 10:30 AM", in the visitor's time zone. */
export function formatTimeSpan(timestamp: string, minutes: number): string {
  const start = new Date(timestamp)
  return clockTime.formatRange(start, new Date(start.getTime() + minutes * 60_000))
}

/** The name of the visitor's time zone on that day, as "Central European Standard Time". */
export function nameZone(timestamp: string): string {
  const parts = zoneOfDay.formatToParts(new Date(timestamp))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

const DAY_MS = 86_400_000
/** From here on a weekday's name alone could be this week's or next week's. */
const WEEK_DAYS = 7

/**
 * "tomorrow from 9:00 AM EST", on the reader's own clock. Null when the hours have begun, so that somebody can be there
 * now, and when none are known.
 */
export function describeAnswerTime(
  answersFrom: string | null,
  now: Date,
  timeZone?: string,
): string | null {
  if (answersFrom === null) return null
  const start = new Date(answersFrom)
  if (start <= now) return null
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(start)
  return `${nameDay(start, now, timeZone)} from ${time}`
}

function nameDay(start: Date, now: Date, timeZone: string | undefined): string {
  const days = countDays(start, timeZone) - countDays(now, timeZone)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  const date = days < WEEK_DAYS ? {} : ({ month: 'long', day: 'numeric' } as const)
  const format = new Intl.DateTimeFormat('en-US', { weekday: 'long', ...date, timeZone })
  return `on ${format.format(start)}`
}

/** Calendar days since 1970 where the reader is. */
function countDays(moment: Date, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(moment)
  return Date.parse(`${parts}T00:00:00Z`) / DAY_MS
}
