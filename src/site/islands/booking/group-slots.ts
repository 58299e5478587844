import type { SlotsReply } from '#contract/bookings.ts'

export type SlotDay = { date: string; startsAt: string[] }

/**
 * Free slots by the visitor's own calendar day, which near midnight is not the firm's. `present` is the time of a
 * call that is to be moved: it is listed, though it is taken.
 */
export function groupFreeSlots(reply: SlotsReply, timeZone: string, present = ''): SlotDay[] {
  const days = new Map<string, string[]>()
  const tellDate = createLocalDate(timeZone)
  for (const slot of reply.days.flatMap((day) => day.slots)) {
    if (!slot.isFree && !isSameInstant(slot.startsAt, present)) continue
    const date = tellDate(slot.startsAt)
    days.set(date, [...(days.get(date) ?? []), slot.startsAt])
  }
  return Array.from(days, ([date, startsAt]) => ({ date, startsAt }))
}

/** Makes a function that gives the day of an instant in the zone, as "2026-11-23". */
export function createLocalDate(timeZone: string): (instant: string) => string {
  // en-CA writes a date as 2026-11-23.
  const localDate = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
  return (instant) => localDate.format(new Date(instant))
}

export function isSameInstant(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other)
}
