import type { AdminBooking } from '#contract/admin-bookings.ts'
import { describeStatus } from '#domain/booking-status.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'

export type BookingWithLead = {
  booking: BookingRow
  /** Null for a booking without a conversation. */
  lead: Pick<Conversation, 'leadScore' | 'bookingReason' | 'contactName' | 'companyName'> | null
}

/** One booking as staff list it. What the calendar was not told is filled in from the conversation. */
export function toAdminBooking(
  { clock }: Pick<Deps, 'clock'>,
  { booking, lead }: BookingWithLead,
): AdminBooking {
  return {
    id: booking.id,
    conversation_id: booking.conversationId,
    provider: booking.provider,
    status: describeStatus(booking, clock()),
    starts_at: booking.startsAt?.toISOString() ?? null,
    ends_at: booking.endsAt?.toISOString() ?? null,
    name: booking.name || (lead?.contactName ?? ''),
    email: booking.email,
    company: booking.company || (lead?.companyName ?? ''),
    time_zone: booking.timeZone,
    join_url: booking.joinUrl,
    moves: booking.moves,
    booking_reason: lead?.bookingReason ?? null,
    lead_score: lead?.leadScore ?? null,
    outcome: booking.outcome,
    was_score_right: booking.wasScoreRight,
    judged_score: booking.judgedScore,
    created_at: booking.createdAt.toISOString(),
  }
}
