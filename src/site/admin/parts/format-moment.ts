/** Day, month in words, year, 24 hours: reads the same to every member of a spread-out team. */
const LOCALE = 'en-GB'

/** `timeZone` is the reader's own unless given. */
export function formatDay(isoTime: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone }).format(
    new Date(isoTime),
  )
}

export function formatTime(isoTime: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone }).format(new Date(isoTime))
}

/** The day and the time of it, as rows of staff lists show it. */
export function formatMoment(isoTime: string): string {
  return `${formatDay(isoTime)}, ${formatTime(isoTime)}`
}
