import { useState } from 'react'
import type { SlotsReply } from '#contract/bookings.ts'
import { createLocalDate, groupFreeSlots, type SlotDay } from '#site/islands/booking/group-slots.ts'

export type SlotPick = {
  days: readonly SlotDay[]
  /** The day on show; undefined when there is none at all. */
  day: SlotDay | undefined
  /** The picked time; empty until one is picked, and when it is gone. */
  startsAt: string
  pickDay: (date: string) => void
  pickTime: (startsAt: string) => void
}

/**
 * Keeps what was picked as instants, so that another time zone regroups the days around it. Opens on `wishedDate`
 * ("2026-12-01"), or on the next day with a free time.
 */
export function useSlotPick(
  reply: SlotsReply,
  timeZone: string,
  { present = '', wishedDate = '' }: { present?: string; wishedDate?: string } = {},
): SlotPick {
  const [shown, setShown] = useState(present)
  const [picked, setPicked] = useState('')
  const days = groupFreeSlots(reply, timeZone, present)
  const shownDate = shown && createLocalDate(timeZone)(shown)
  const day =
    days.find(({ date }) => date === shownDate) ??
    days.find(({ date }) => date >= wishedDate) ??
    days[0]

  function pickDay(date: string) {
    const next = days.find((candidate) => candidate.date === date)
    const isPickedThere = next?.startsAt.includes(picked)
    setShown((isPickedThere ? picked : next?.startsAt[0]) ?? '')
  }

  function pickTime(startsAt: string) {
    setShown(startsAt)
    setPicked(startsAt)
  }

  const startsAt = day?.startsAt.includes(picked) ? picked : ''
  return { days, day, startsAt, pickDay, pickTime }
}
