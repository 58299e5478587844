/** All in the visitor's zone; the page names it once. */
export function createSlotFormat(timeZone: string) {
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone })
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  const moment = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  return {
    weekday: (startsAt: string) => weekday.format(new Date(startsAt)),
    day: (startsAt: string) => day.format(new Date(startsAt)),
    // Some versions of ICU put a narrow no-break space before AM.
    time: (startsAt: string) => time.format(new Date(startsAt)).replace('\u202f', ' '),
    moment: (startsAt: string) => moment.format(new Date(startsAt)),
  }
}

export type SlotFormat = ReturnType<typeof createSlotFormat>

/** "Europe/Berlin" → "Berlin time". */
export function nameTimeZone(timeZone: string): string {
  const place = timeZone.split('/').at(-1) ?? timeZone
  return timeZone === 'UTC' ? 'UTC' : `${place.replaceAll('_', ' ')} time`
}
