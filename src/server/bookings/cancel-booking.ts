import { type ChangeDeps, changeBooking, requireUpcoming } from '#server/bookings/change-booking.ts'
import { findEventTime } from '#server/bookings/find-event-time.ts'
import { recordEvents } from '#server/bookings/ledger/record-events.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import type { CancelRequest, ManagedBooking } from '#server/routes/bookings.schema.ts'

/** Gives the time of a call back. A second cancellation changes nothing. */
export function cancelBooking(
  deps: ChangeDeps,
  { key, reason }: CancelRequest & { key: string },
): Promise<ManagedBooking> {
  return changeBooking(deps, key, async (transaction, booking) => {
    if (booking.status === 'cancelled') return
    requireUpcoming(booking, deps.clock())
    const cancelled = await recordEvents(deps, transaction, booking.id, [
      {
        kind: 'cancelled',
        source: 'visitor',
        at: await findEventTime(transaction, booking.id, deps.clock()),
        inviteeUri: booking.inviteeUri,
        isMove: false,
        oldInviteeUri: null,
        newInviteeUri: null,
        reason,
      },
    ])
    await queueBookingMail(deps, transaction, { booking: cancelled, occasion: 'cancelled' })
  })
}
