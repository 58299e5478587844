import type { SlotsReply } from '#site/lib/api.ts'

export type SlotDay = { date: string; startsAt: string[] }

/** Free slots by the visitor's own calendar day, which near midnight is not the firm's. */
export function groupFreeSlots(reply: SlotsReply, timeZone: string): SlotDay[] {
  const days = new Map<string, string[]>()
  // en-CA writes a date as 2026-11-23.
  const localDate = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
  for (const slot of reply.days.flatMap((day) => day.slots)) {
    if (!slot.isFree) continue
    const date = localDate.format(new Date(slot.startsAt))
    days.set(date, [...(days.get(date) ?? []), slot.startsAt])
  }
  return Array.from(days, ([date, startsAt]) => ({ date, startsAt }))
}
