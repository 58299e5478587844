import { eq, inArray } from 'drizzle-orm'
import type { BookingEvent } from '#domain/booking-event.ts'
import { listNamedUris } from '#domain/booking-invitees.ts'
import { isUpcoming } from '#domain/booking-status.ts'
import type { Deps } from '#server/deps.ts'
import { isOpen, lockBookings, lockLedger } from '#server/features/bookings/ledger/lock-ledger.ts'
import { mergeBookings } from '#server/features/bookings/ledger/merge-bookings.ts'
import { tieToConversation } from '#server/features/bookings/ledger/note-in-conversation.ts'
import { insertBooking } from '#server/features/bookings/ledger/open-booking.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import type { BookingOccasion } from '#server/features/bookings/mail/compose-booking-mail.ts'
import { queueBookingMail } from '#server/features/bookings/mail/queue-booking-mail.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import {
  type BookingRow,
  type BookingUtm,
  bookingInvitees,
  bookings,
} from '#server/platform/db/schema/bookings.ts'

type Told = {
  /** About one booking. */
  events: readonly BookingEvent[]
  /** Of the calendar that a conversation offered, when the provider gave it back. */
  reference: string | null
  utm: BookingUtm | null
}

/**
 * Records what Calendly said, in whatever order it comes: the booking is found by any invitee that the events
 * name, or by reference, and rows that turn out to be one booking become one. Staff are told of what changed.
 */
export async function recordProviderEvents(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>,
  { events, reference, utm }: Told,
): Promise<BookingRow> {
  const { booking, occasion } = await deps.db.transaction(async (transaction) => {
    await lockLedger(transaction)
    const before = await findBooking(deps, transaction, { events, reference })
    const after = await recordEvents(deps, transaction, before.id, events)
    const news = findOccasion(before, after)
    if (news) await queueBookingMail(deps, transaction, { booking: after, occasion: news })
    if (utm && !after.utm) {
      await transaction.update(bookings).set({ utm }).where(eq(bookings.id, after.id))
    }
    return { booking: after, occasion: news }
  })
  if (occasion) await deps.jobs.wake('outbox')
  return booking
}

type Search = Pick<Told, 'events' | 'reference'>

async function findBooking(
  deps: Pick<Deps, 'clock' | 'createId'>,
  transaction: Transaction,
  { events, reference }: Search,
): Promise<BookingRow> {
  const namedIds = await listNamed(transaction, events)
  const offeredId = await findOffered(transaction, reference)
  const rows = await lockBookings(transaction, [...namedIds, ...offeredId])
  const offered = rows.find((row) => row.reference === reference)
  const named = rows.filter(({ id }) => namedIds.includes(id)).toSorted(compareRows)
  // Under one reference a visitor may book twice: a row that has an invitee is that invitee's.
  const isFree = offered !== undefined && isOpen(offered) && !named.includes(offered)
  const [kept, ...others] = isFree ? placeOffered(offered, named) : named
  const conversationId = offered?.conversationId ?? null
  if (kept) {
    const merged = await mergeBookings(transaction, { kept, others, now: deps.clock() })
    // The reference may come with a later message than the first one of its booking.
    return conversationId === null
      ? merged
      : tieToConversation(transaction, merged, { conversationId, ownerHash: null })
  }
  return insertBooking(deps, transaction, { provider: 'calendly', conversationId, ownerHash: null })
}

async function listNamed(
  transaction: Transaction,
  events: readonly BookingEvent[],
): Promise<string[]> {
  const rows = await transaction
    .selectDistinct({ id: bookingInvitees.bookingId })
    .from(bookingInvitees)
    .where(inArray(bookingInvitees.inviteeUri, events.flatMap(listNamedUris)))
  return rows.map(({ id }) => id)
}

async function findOffered(transaction: Transaction, reference: string | null): Promise<string[]> {
  if (reference === null) return []
  const rows = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, reference))
  return rows.map(({ id }) => id)
}

/** A claim yields to the visitor who was offered the calendar; a booking that staff were told of keeps its id. */
function placeOffered(offered: BookingRow, named: readonly BookingRow[]): BookingRow[] {
  const [first] = named
  const isTold = first !== undefined && first.status !== 'claimed' && first.conversationId === null
  return isTold ? [...named, offered] : [offered, ...named]
}

/** One that staff were told of before a mere claim, the row of a conversation before one of nobody, then the older one. */
function compareRows(left: BookingRow, right: BookingRow): number {
  const byProof = Number(left.status === 'claimed') - Number(right.status === 'claimed')
  const byOwner = Number(left.conversationId === null) - Number(right.conversationId === null)
  return byProof || byOwner || left.createdAt.getTime() - right.createdAt.getTime()
}

/** Changes that the firm gets a mail about: a call that was made, moved to a known time, or canceled. */
function findOccasion(before: BookingRow, after: BookingRow): BookingOccasion | null {
  if (after.status === 'cancelled') return isUpcoming(before.status) ? 'cancelled' : null
  if (!isUpcoming(after.status) || after.startsAt === null) return null
  const isSame = before.startsAt?.getTime() === after.startsAt.getTime()
  if (isUpcoming(before.status) && isSame) return null
  return after.moves > 0 ? 'rescheduled' : 'confirmed'
}
