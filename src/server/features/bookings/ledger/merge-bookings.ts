import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { noteInConversation } from '#server/features/bookings/ledger/note-in-conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import {
  type BookingRow,
  bookingEvents,
  bookingInvitees,
  bookings,
  conversationBookings,
} from '#server/platform/db/schema/bookings.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'

type Merging = { kept: BookingRow; others: readonly BookingRow[]; now: Date }

/**
 * Makes one booking of rows that turned out to be the same one. The kept row keeps its id, which may stand in
 * links already, and takes over histories, invitees, messages and what staff noted; of conversations it keeps
 * its own, and only without one takes another's, with the reference that was handed out there.
 */
export async function mergeBookings(
  transaction: Transaction,
  { kept, others, now }: Merging,
): Promise<BookingRow> {
  let merged = kept
  for (const other of others) merged = await absorb(transaction, { kept: merged, other, now })
  return merged
}

async function absorb(
  transaction: Transaction,
  { kept, other, now }: { kept: BookingRow; other: BookingRow; now: Date },
): Promise<BookingRow> {
  const reference = await chooseReference(transaction, kept, other)
  await moveEvents(transaction, kept.id, other.id)
  const bookingId = kept.id
  await transaction
    .update(bookingInvitees)
    .set({ bookingId })
    .where(eq(bookingInvitees.bookingId, other.id))
  await transaction
    .update(outboxMessages)
    .set({ bookingId })
    .where(eq(outboxMessages.bookingId, other.id))
  await moveConfirmation(transaction, kept, other)
  await transaction.delete(bookings).where(eq(bookings.id, other.id))
  const [merged] = await transaction
    .update(bookings)
    .set({
      conversationId: kept.conversationId ?? other.conversationId,
      reference,
      utm: kept.utm ?? other.utm,
      ownerHash: kept.ownerHash ?? other.ownerHash,
      wasScoreRight: kept.wasScoreRight ?? other.wasScoreRight,
      judgedScore: kept.judgedScore ?? other.judgedScore,
      judgedAt: kept.judgedAt ?? other.judgedAt,
    })
    .where(eq(bookings.id, kept.id))
    .returning()
  const isDisplaced = kept.conversationId && other.conversationId !== kept.conversationId
  if (isDisplaced && other.conversationId) {
    await noteInConversation(transaction, other.conversationId, { now })
  }
  return merged ?? kept
}

/** The one that a calendar in the booking's own conversation was opened with: more may be booked under it. */
async function chooseReference(transaction: Transaction, kept: BookingRow, other: BookingRow) {
  if (kept.conversationId !== null && kept.conversationId !== other.conversationId) {
    return kept.reference
  }
  const isOffer = and(
    inArray(bookingEvents.bookingId, [kept.id, other.id]),
    eq(bookingEvents.kind, 'offered'),
  )
  const offers = await transaction.select().from(bookingEvents).where(isOffer)
  const isOthers = offers.length > 0 && !offers.some(({ bookingId }) => bookingId === kept.id)
  return isOthers ? other.reference : kept.reference
}

/** Those that both rows know go with the row that goes. */
async function moveEvents(transaction: Transaction, keptId: string, otherId: string) {
  const known = alias(bookingEvents, 'known')
  const isKnown = transaction
    .select({ one: sql`1` })
    .from(known)
    .where(and(eq(known.bookingId, keptId), eq(known.dedupeKey, bookingEvents.dedupeKey)))
  await transaction
    .update(bookingEvents)
    .set({ bookingId: keptId })
    .where(and(eq(bookingEvents.bookingId, otherId), notExists(isKnown)))
}

/** A conversation that the booking is not of, however it came to be told so, keeps no confirmation of it. */
async function moveConfirmation(transaction: Transaction, kept: BookingRow, other: BookingRow) {
  const ids = [kept.id, other.id]
  const links = await transaction
    .select()
    .from(conversationBookings)
    .where(inArray(conversationBookings.bookingId, ids))
  const owner = kept.conversationId ?? other.conversationId
  const [own] = links.filter(({ conversationId }) => conversationId === owner)
  await transaction.delete(conversationBookings).where(inArray(conversationBookings.bookingId, ids))
  if (own) await transaction.insert(conversationBookings).values({ ...own, bookingId: kept.id })
}
