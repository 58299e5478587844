/** "10:02", in the visitor's zone. */
const hourMinute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const fullMoment = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

export function formatHourMinute(timestamp: string): string {
  return hourMinute.format(new Date(timestamp))
}

/** "Tuesday, December 1 at 10:00 AM GMT+1", in the visitor's zone. */
export function formatMoment(timestamp: string): string {
  return fullMoment.format(new Date(timestamp))
}
