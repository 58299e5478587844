import { useMemo } from 'react'

/** Some versions of ICU put thin or no-break spaces before AM and around dashes. */
const straighten = (text: string) => text.replaceAll(/[\u2009\u202f]/g, ' ')

/** All in the visitor's zone; the page names it once. */
export function createSlotFormat(timeZone: string) {
  const build = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options })
  const weekday = build({ weekday: 'short' })
  const day = build({ month: 'short', day: 'numeric' })
  const longDay = build({ weekday: 'long', month: 'long', day: 'numeric' })
  const date = build({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
  const time = build({ hour: 'numeric', minute: '2-digit' })
  const zonedTime = build({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  const moment = build({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const shortMoment = build({
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  const tell = (format: Intl.DateTimeFormat) => (at: string) =>
    straighten(format.format(new Date(at)))
  return {
    weekday: tell(weekday),
    day: tell(day),
    longDay: tell(longDay),
    date: tell(date),
    time: tell(time),
    moment: tell(moment),
    shortMoment: tell(shortMoment),
    range: (from: string, to: string) => straighten(time.formatRange(new Date(from), new Date(to))),
    /** The times of one day. The hour that clocks repeat carries the name of its half: "1:30 AM EDT". */
    times: (startsAt: readonly string[]): string[] => {
      const labels = startsAt.map(tell(time))
      return startsAt.map((at, index) => {
        const label = labels[index] ?? ''
        return labels.indexOf(label) === labels.lastIndexOf(label) ? label : tell(zonedTime)(at)
      })
    },
  }
}

export type SlotFormat = ReturnType<typeof createSlotFormat>

export function useSlotFormat(timeZone: string): SlotFormat {
  return useMemo(() => createSlotFormat(timeZone), [timeZone])
}
