import type { CancelRequest, ManagedBooking } from '#contract/bookings.ts'
import {
  type ChangeDeps,
  changeBooking,
  requireUpcoming,
} from '#server/features/bookings/change-booking.ts'
import { findEventTime } from '#server/features/bookings/find-event-time.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import { queueBookingMail } from '#server/features/bookings/mail/queue-booking-mail.ts'

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
