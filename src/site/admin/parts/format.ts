import { useEffect, useState } from 'react'

const LOCALE = 'en-US'
/** Calls take this long where nobody told the end. */
const CALL_MS = 1_800_000

/** Intl puts narrow and thin spaces into times, which searches and some typefaces do not know. */
function write(isoTime: string, options: Intl.DateTimeFormatOptions): string {
  return plainSpaces(new Intl.DateTimeFormat(LOCALE, options).format(new Date(isoTime)))
}

function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ')
}

/** "Nov 20, 2026"; `timeZone` is the reader's own unless given. */
export function formatDay(isoTime: string, timeZone?: string): string {
  return write(isoTime, { dateStyle: 'medium', timeZone })
}

/** The day of the reader's calendar, as "2026-11-20". */
export function toPlainDay(day: Date): string {
  const month = String(day.getMonth() + 1).padStart(2, '0')
  return `${day.getFullYear()}-${month}-${String(day.getDate()).padStart(2, '0')}`
}

/** "2026-11-20" → "Nov 20, 2026": a day of a calendar, whatever zone the reader is in. */
export function formatPlainDay(day: string): string {
  return formatDay(day, 'UTC')
}

/** "9:02 PM" */
export function formatTime(isoTime: string, timeZone?: string): string {
  return write(isoTime, { timeStyle: 'short', timeZone })
}

/** "Nov 30, 2026, 9:02 PM" */
export function formatMoment(isoTime: string): string {
  return `${formatDay(isoTime)}, ${formatTime(isoTime)}`
}

/** "Tue, Nov 24, 2026"; `timeZone` is the reader's own unless given. */
export function formatCallDay(isoTime: string, timeZone?: string): string {
  return write(isoTime, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  })
}

/** "Nov 20, 4:04 PM": of words whose year is plain from the page. */
export function formatShortMoment(isoTime: string): string {
  return write(isoTime, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
}

/** "3:00–3:30 PM" */
export function formatSpan(
  { startsAt, endsAt }: { startsAt: string; endsAt: string | null },
  timeZone?: string,
): string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone })
  const end = endsAt ? new Date(endsAt) : new Date(Date.parse(startsAt) + CALL_MS)
  return plainSpaces(format.formatRange(new Date(startsAt), end)).replace(' – ', '–')
}

/** The visitor's clock at that moment, "9:00 AM in Chicago", with the day where it is another one than here. */
export function describeTheirTime(isoTime: string, timeZone: string): string | null {
  if (timeZone === '' || !isTimeZone(timeZone)) return null
  const time = formatTime(isoTime, timeZone)
  const day = formatCallDay(isoTime, timeZone)
  const place = nameZone(timeZone)
  return day === formatCallDay(isoTime) ? `${time} in ${place}` : `${time} on ${day} in ${place}`
}

/** The zone of all times that name none: "America/New_York (EST)", or "UTC". */
export function nameOwnZone(): string {
  const now = new Date()
  const { timeZone } = new Intl.DateTimeFormat(LOCALE).resolvedOptions()
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZoneName: 'short' }).formatToParts(now)
  const short = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return short === timeZone ? timeZone : `${timeZone.replaceAll('_', ' ')} (${short})`
}

/** "America/New_York" → "New York" */
function nameZone(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/** What a scheduler stored may not be a zone that this browser knows. */
function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(LOCALE, { timeZone }))
  } catch {
    return false
  }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Of a call that is ahead: "today, in 3 hours", "tomorrow, in 18 hours", "in 4 days". */
export function describeAhead(isoTime: string, nowMs: number): string {
  const distance = describeDistance(isoTime, nowMs)
  const day = formatDay(isoTime)
  if (day === formatDay(new Date(nowMs).toISOString())) return `today, ${distance}`
  const isTomorrow = day === formatDay(new Date(nowMs + DAY_MS).toISOString())
  return isTomorrow ? `tomorrow, ${distance}` : distance
}

/** "in 25 minutes", "in 2 days", "3 hours ago" */
export function describeDistance(isoTime: string, nowMs: number): string {
  const awayMs = Date.parse(isoTime) - nowMs
  const words = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'always' })
  const size = Math.abs(awayMs)
  if (size < HOUR_MS) return words.format(Math.round(awayMs / MINUTE_MS), 'minute')
  if (size < DAY_MS) return words.format(Math.round(awayMs / HOUR_MS), 'hour')
  return words.format(Math.round(awayMs / DAY_MS), 'day')
}

const AGE_DAYS = 7

/** "now", "5 min", "3 h", "2 d", and from a week on the day. */
export function formatAge(isoTime: string, nowMs: number): string {
  const ageMs = nowMs - Date.parse(isoTime)
  if (ageMs < MINUTE_MS) return 'now'
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min`
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} h`
  if (ageMs < AGE_DAYS * DAY_MS) return `${Math.floor(ageMs / DAY_MS)} d`
  return formatDay(isoTime)
}

/** A share of 0..1 in whole percent. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`
}

const USUAL_STEP_MS = 20_000

/** The time, moving on by itself: for what counts down or grows old. */
export function useNow(stepMs = USUAL_STEP_MS): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), stepMs)
    return () => clearInterval(timer)
  }, [stepMs])
  return nowMs
}
