const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Writes the day "2026-03-24" as "March 24, 2026". */
export function formatDay(day: string): string {
  return full.format(new Date(day))
}

/** Writes the month of "2026-03-24" as "March 2026". */
export function formatMonth(day: string): string {
  return month.format(new Date(day))
}
