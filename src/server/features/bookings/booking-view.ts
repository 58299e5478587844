import type { BookingView } from '#contract/bookings.ts'
import { describeStatus } from '#domain/booking-status.ts'
import type { Deps } from '#server/deps.ts'
import { composeManageKey } from '#server/features/conversations/manage-key.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'

/** A booking as its visitor sees it in the chat. */
export function toBookingView(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  booking: BookingRow,
): BookingView {
  const isOwn = booking.provider === 'embedded' && booking.inviteeUri !== null
  return {
    status: describeStatus(booking, clock()),
    provider: booking.provider,
    scheduledTime: booking.startsAt?.toISOString() ?? null,
    manageKey: isOwn ? composeManageKey(config.authSecret, booking.id) : null,
    joinUrl: booking.joinUrl,
    rescheduleUrl: booking.rescheduleUrl,
    cancelUrl: booking.cancelUrl,
  }
}
