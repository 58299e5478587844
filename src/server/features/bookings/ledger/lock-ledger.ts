import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { AppError } from '#server/platform/errors.ts'

/** Any number that nothing else locks by. */
const LEDGER_LOCK = 4_615_190_022

/**
 * Lets one at a time decide which booking a message is about, until the transaction ends.
 * Several locks are taken in this order: this one, conversations, bookings.
 */
export async function lockLedger(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LEDGER_LOCK})`)
}

export async function lockConversation(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, id))
    .for('update')
}

/** The booking, locked after the conversation that it belongs to. */
export async function lockBooking(
  transaction: Transaction,
  bookingId: string,
): Promise<BookingRow> {
  const [booking] = await lockBookings(transaction, [bookingId])
  if (!booking) throw new AppError('not_found', 'There is no such booking.')
  return booking
}

/** The bookings in the order of their ids, locked after the conversations that they belong to. */
export async function lockBookings(
  transaction: Transaction,
  bookingIds: readonly string[],
): Promise<BookingRow[]> {
  if (bookingIds.length === 0) return []
  const isNamed = inArray(bookings.id, [...bookingIds])
  const conversationIds = transaction
    .select({ id: bookings.conversationId })
    .from(bookings)
    .where(isNamed)
  await transaction
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(inArray(diagnosticConversations.id, conversationIds))
    .orderBy(diagnosticConversations.id)
    .for('update')
  return transaction.select().from(bookings).where(isNamed).orderBy(bookings.id).for('update')
}

/** The calendar that lies open in a conversation: offered or drawn, and nothing booked yet. */
export async function findOpenBooking(
  transaction: Transaction,
  conversationId: string,
): Promise<BookingRow | null> {
  const [open] = await transaction
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.conversationId, conversationId),
        inArray(bookings.status, ['offered', 'opened']),
      ),
    )
    .for('update')
  return open ?? null
}

export function isOpen({ status }: Pick<BookingRow, 'status'>): boolean {
  return status === 'offered' || status === 'opened'
}
