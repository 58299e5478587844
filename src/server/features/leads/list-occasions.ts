import { and, eq, inArray } from 'drizzle-orm'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { LeadNews } from '#server/features/leads/delivery/lead-news.ts'
import { listUntold } from '#server/features/leads/delivery/queue-lead-news.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'

export type Occasion = Pick<LeadNews, 'event' | 'occasion' | 'audience'> & {
  booking: BookingRow | null
}

const BOOKING_EVENTS = {
  confirmed: 'booking.confirmed',
  rescheduled: 'booking.rescheduled',
  cancelled: 'booking.cancelled',
} as const
type ToldStatus = keyof typeof BOOKING_EVENTS
const TOLD_STATUSES = Object.keys(BOOKING_EVENTS) as ToldStatus[]

/** What has come about in a conversation, was worth telling, and was not told yet. */
export async function listOccasions(
  transaction: Pick<Transaction, 'select'>,
  conversation: Conversation,
): Promise<Occasion[]> {
  const booked = await transaction
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.conversationId, conversation.id), inArray(bookings.status, TOLD_STATUSES)),
    )
  const all = [...listTalkOccasions(conversation), ...booked.flatMap(toOccasion)]
  const untold = await listUntold(
    transaction,
    all.map(({ occasion }) => occasion),
  )
  return all.filter(({ occasion }) => untold.includes(occasion))
}

function listTalkOccasions({ id, bookingReason, wantsPersonReason }: Conversation): Occasion[] {
  const rest = { audience: 'everybody', booking: null } as const
  const qualified = { ...rest, event: 'lead.qualified', occasion: `lead-qualified_${id}` } as const
  const asked = { ...rest, event: 'person.wanted', occasion: `person-wanted_${id}` } as const
  const distressed = { ...asked, occasion: `person-in-distress_${id}` } as const
  return [
    ...(bookingReason === 'qualified' ? [qualified] : []),
    ...(wantsPersonReason === 'asked' || wantsPersonReason === 'question' ? [asked] : []),
    // Told also of somebody who had asked before.
    ...(wantsPersonReason === 'distress' ? [distressed] : []),
  ]
}

/** A call without a known time is told of when the scheduler says it. */
function toOccasion(booking: BookingRow): Occasion[] {
  const { id, moves, startsAt } = booking
  if (startsAt === null) return []
  const status = booking.status as ToldStatus
  // The count of moves tells a call that came back to a time it had before from the first time.
  const occasion = `booking-${status}_${id}_${moves}_${startsAt.getTime()}`
  return [{ event: BOOKING_EVENTS[status], occasion, audience: 'everybody', booking }]
}
