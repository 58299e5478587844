import { eq, max } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/client.ts'
import { bookingEvents } from '#server/platform/db/schema/bookings.ts'

/** Now, or just after the last event of the booking: two at one moment would have no order. */
export async function findEventTime(
  transaction: Transaction,
  bookingId: string,
  now: Date,
): Promise<string> {
  const [last] = await transaction
    .select({ at: max(bookingEvents.at) })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
  const afterLastMs = last?.at ? last.at.getTime() + 1 : 0
  return new Date(Math.max(now.getTime(), afterLastMs)).toISOString()
}
