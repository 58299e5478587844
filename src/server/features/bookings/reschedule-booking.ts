import type { ManagedBooking, RescheduleRequest } from '#contract/bookings.ts'
import {
  type ChangeDeps,
  changeBooking,
  requireUpcoming,
} from '#server/features/bookings/change-booking.ts'
import { refuseTakenSlot } from '#server/features/bookings/change-schedule.ts'
import { findEventTime } from '#server/features/bookings/find-event-time.ts'
import type { EmbeddedBooking } from '#server/features/bookings/find-managed-booking.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import { queueBookingMail } from '#server/features/bookings/mail/queue-booking-mail.ts'
import { composeSpan, listBookingsWithin } from '#server/features/bookings/taken-times.ts'
import { requireOffered, SLOT_MINUTES } from '#server/features/bookings/working-slots.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { AppError } from '#server/platform/errors.ts'

/** Each move writes to the address that was typed in, which may be anybody's. */
const MAXIMUM_MOVES = 20

/** Moves a call of the embedded scheduler to another slot that it offers. */
export function rescheduleBooking(
  deps: ChangeDeps,
  { key, ...request }: RescheduleRequest & { key: string },
): Promise<ManagedBooking> {
  const startsAt = new Date(request.startsAt)
  return changeBooking(deps, key, async (transaction, booking) => {
    requireUpcoming(booking, deps.clock())
    if (booking.startsAt.getTime() === startsAt.getTime()) return
    requireMovable(booking)
    requireOffered(deps.config, startsAt, deps.clock())
    const search = { ...composeSpan(deps.config, startsAt), exceptBookingId: booking.id }
    const standing = await listBookingsWithin(transaction, search)
    if (standing.length > 0) refuseTakenSlot()
    await move(deps, transaction, { booking, startsAt, timeZone: request.timeZone })
  })
}

type Move = { booking: EmbeddedBooking; startsAt: Date; timeZone: string }

async function move(
  deps: ChangeDeps,
  transaction: Transaction,
  { booking, startsAt, timeZone }: Move,
): Promise<void> {
  const moved = await recordEvents(deps, transaction, booking.id, [
    {
      kind: 'moved',
      source: 'visitor',
      at: await findEventTime(transaction, booking.id, deps.clock()),
      inviteeUri: booking.inviteeUri,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + SLOT_MINUTES * 60_000).toISOString(),
      timeZone,
    },
  ])
  await queueBookingMail(deps, transaction, { booking: moved, occasion: 'rescheduled' })
}

function requireMovable({ moves }: EmbeddedBooking): void {
  if (moves < MAXIMUM_MOVES) return
  throw new AppError('conflict', 'This call was moved too often. Cancel it and book another time.')
}
