import { asc, eq } from 'drizzle-orm'
import type { AdminBookingReply } from '#contract/admin-bookings.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { toAdminBooking } from '#server/features/conversations/to-admin-booking.ts'
import { listBookingEvents } from '#server/features/inbox/bookings/list-booking-events.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

/** One booking with its history. */
export async function readBooking(
  deps: Pick<Deps, 'db' | 'clock'>,
  bookingId: string,
): Promise<AdminBookingReply> {
  const found = await findBooking(deps.db, bookingId)
  return {
    booking: toAdminBooking(deps, found),
    events: await listBookingEvents(deps.db, bookingId),
  }
}

/** The booking and the whole of the conversation that it came from. */
export async function findBooking(
  db: Deps['db'],
  bookingId: string,
): Promise<{ booking: BookingRow; lead: Conversation | null }> {
  const [found] = await db
    .select({ booking: bookings, lead: diagnosticConversations })
    .from(bookings)
    .leftJoin(diagnosticConversations, eq(diagnosticConversations.id, bookings.conversationId))
    .where(eq(bookings.id, bookingId))
  if (!found) throw new AppError('not_found', 'There is no such booking.')
  return found
}

/** In the order in which they were said. */
export function listMessagesOf(db: Deps['db'], conversationId: string) {
  return db
    .select()
    .from(diagnosticMessages)
    .where(eq(diagnosticMessages.conversationId, conversationId))
    .orderBy(asc(diagnosticMessages.position))
}
export type StoredMessage = Awaited<ReturnType<typeof listMessagesOf>>[number]
