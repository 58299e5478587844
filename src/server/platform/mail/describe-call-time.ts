export type CallTime = { startsAt: Date; endsAt: Date }

/**
 * "Thursday, November 26, 2026, 2:00 PM to 2:30 PM": what a clock on the wall of that zone shows. When the clock
 * changes during the call, "1:30 AM EDT to 1:00 AM EST".
 */
export function describeWallTime({ startsAt, endsAt }: CallTime, timeZone: string): string {
  const [before, after] = [startsAt, endsAt].map((moment) => nameZone(moment, timeZone, 'short'))
  const [first, last] = before === after ? ['', ''] : [` ${before}`, ` ${after}`]
  const end = format({ timeStyle: 'short', timeZone }, endsAt)
  return `${describeMoment(startsAt, timeZone)}${first} to ${end}${last}`
}

/** "Thursday, November 26, 2026, 2:00 PM" */
export function describeMoment(moment: Date, timeZone: string): string {
  const day = format({ dateStyle: 'full', timeZone }, moment)
  return `${day}, ${format({ timeStyle: 'short', timeZone }, moment)}`
}

/** "Central European Standard Time (Europe/Berlin)", as it is called on that day. */
export function describeZone(moment: Date, timeZone: string): string {
  return `${nameZone(moment, timeZone, 'long')} (${timeZone})`
}

function nameZone(moment: Date, timeZone: string, timeZoneName: 'long' | 'short'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** "Thu, Nov 26, 2:00 PM", for a subject. */
export function describeShortTime(moment: Date, timeZone: string): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const
  return `${format(day, moment)}, ${format({ timeStyle: 'short', timeZone }, moment)}`
}

/** Mail programs differ in how they draw the thin spaces that newer Unicode data put before "PM". */
function format(options: Intl.DateTimeFormatOptions, moment: Date): string {
  return new Intl.DateTimeFormat('en-US', options).format(moment).replace(/[\u202f\u2009]/g, ' ')
}
