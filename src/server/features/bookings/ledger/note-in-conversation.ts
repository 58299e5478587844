import { and, desc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'

type Moment = { now: Date }

/** The booking that counts for a conversation: the call that is to come, else the newest one, or null. */
export async function findLeadingBooking(
  db: Pick<Transaction, 'select'>,
  conversationId: string,
  { now, isUsed }: Moment & { /** Leaves out calendars that nobody booked in. */ isUsed: boolean },
): Promise<BookingRow | null> {
  const isBooked = notInArray(bookings.status, ['offered', 'opened'])
  const isComing = and(
    inArray(bookings.status, ['confirmed', 'rescheduled']),
    or(isNull(bookings.startsAt), gt(bookings.startsAt, now)),
  )
  const [leading] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.conversationId, conversationId), isUsed ? isBooked : undefined))
    .orderBy(
      desc(sql`${isComing}`),
      desc(sql`${isBooked}`),
      desc(bookings.createdAt),
      desc(bookings.id),
    )
    .limit(1)
  return leading ?? null
}

/**
 * Keeps what staff list and filter conversations by: where the booking stands, and who comes. What was typed
 * into the calendar fills gaps; it does not replace what was said in the chat.
 */
export async function noteInConversation(
  transaction: Transaction,
  conversationId: string,
  { now }: Moment,
): Promise<void> {
  const leading = await findLeadingBooking(transaction, conversationId, { now, isUsed: false })
  const known = diagnosticConversations
  await transaction
    .update(known)
    .set({
      bookingStatus: leading?.status ?? null,
      ...(leading && {
        email: fillGap(known.email, leading.email),
        contactName: fillGap(known.contactName, leading.name),
        companyName: fillGap(known.companyName, leading.company),
      }),
      ...(leading?.inviteeUri && { bookingReason: fillGap(known.bookingReason, 'requested') }),
    })
    .where(eq(known.id, conversationId))
}

function fillGap(column: AnyPgColumn, value: string) {
  return sql`coalesce(${column}, nullif(${value}, ''))`
}

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
