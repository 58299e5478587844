import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'

type Owner = { conversationId: string; ownerHash: string | null }

/** A booking of no conversation becomes one of this; one that has its own keeps it. */
export async function tieToConversation(
  transaction: Transaction,
  booking: BookingRow,
  { conversationId, ownerHash }: Owner,
): Promise<BookingRow> {
  if (booking.conversationId !== null) return booking
  const [tied] = await transaction
    .update(bookings)
    .set({ conversationId, ownerHash: booking.ownerHash ?? ownerHash })
    .where(eq(bookings.id, booking.id))
    .returning()
  return tied ?? booking
}
