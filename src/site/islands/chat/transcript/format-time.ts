const ENGLISH = 'en-US'

/** Writes "10:02", in the visitor's time zone. */
export function formatHourMinute(timestamp: string, locale = ENGLISH): string {
  // Americans, too, read 24 hours beside a message: it is narrower.
  const format = new Intl.DateTimeFormat(locale === ENGLISH ? 'en-GB' : locale, {
    hour: '2-digit',
    minute: '2-digit',
  })
  return format.format(new Date(timestamp))
}

/** Writes a day as "Tuesday, December 1", in the visitor's time zone. */
export function formatFullDay(timestamp: string, locale = ENGLISH): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  return format.format(new Date(timestamp))
}

/** Writes a span as "10:00 – 10:30 AM", in the visitor's time zone. */
export function formatTimeSpan(timestamp: string, minutes: number, locale = ENGLISH): string {
  const start = new Date(timestamp)
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  return format.formatRange(start, new Date(start.getTime() + minutes * 60_000))
}

/** The name of the visitor's time zone on that day, as "Central European Standard Time". */
export function nameZone(timestamp: string, locale = ENGLISH): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' })
  const parts = format.formatToParts(new Date(timestamp))
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
