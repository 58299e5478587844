/** "10:02", in the visitor's zone. */
const hourMinute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const fullDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const clockTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const zoneOfDay = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' })

export function formatHourMinute(timestamp: string): string {
  return hourMinute.format(new Date(timestamp))
}

/** "Tuesday, December 1", in the visitor's zone. */
export function formatFullDay(timestamp: string): string {
  return fullDay.format(new Date(timestamp))
}

/** "10:00 – 10:30 AM", in the visitor's zone. */
export function formatTimeSpan(timestamp: string, minutes: number): string {
  const start = new Date(timestamp)
  return clockTime.formatRange(start, new Date(start.getTime() + minutes * 60_000))
}

/** "Central European Standard Time": the visitor's zone, as it is called on that day. */
export function nameZone(timestamp: string): string {
  const parts = zoneOfDay.formatToParts(new Date(timestamp))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
