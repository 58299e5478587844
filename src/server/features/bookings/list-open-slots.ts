import type { SlotsReply } from '#contract/bookings.ts'
import type { Deps } from '#server/deps.ts'
import {
  composeSpan,
  listBookingsWithin,
  overlaps,
  type Span,
} from '#server/features/bookings/taken-times.ts'
import { listWorkingDays, SLOT_MINUTES } from '#server/features/bookings/working-slots.ts'

type SlotDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** Every slot of the next working days, and whether it is still free. A booking that is to be moved is in nobody's way. */
export async function listOpenSlots(
  deps: SlotDeps,
  exceptBookingId: string | null = null,
): Promise<SlotsReply> {
  const days = listWorkingDays(deps.config, deps.clock())
  const startTimes = days.flatMap((day) => day.startTimes)
  const taken = await listTakenSpans(deps, startTimes, exceptBookingId)
  const isFree = (start: Date) => {
    const span = composeSpan(deps.config, start)
    return !taken.some((other) => overlaps(span, other))
  }
  return {
    timeZone: deps.config.bookingTimeZone,
    durationMinutes: SLOT_MINUTES,
    days: days.map((day) => ({
      date: day.date,
      slots: day.startTimes.map((start) => ({
        startsAt: start.toISOString(),
        isFree: isFree(start),
      })),
    })),
  }
}

async function listTakenSpans(
  { db, config }: SlotDeps,
  startTimes: readonly Date[],
  exceptBookingId: string | null,
): Promise<Span[]> {
  const first = startTimes.at(0)
  const last = startTimes.at(-1)
  if (!first || !last) return []
  const { until } = composeSpan(config, last)
  const rows = await listBookingsWithin(db, { from: first, until, exceptBookingId })
  return rows.flatMap(({ startsAt, blockedUntil }) =>
    startsAt && blockedUntil ? [{ from: startsAt, until: blockedUntil }] : [],
  )
}
