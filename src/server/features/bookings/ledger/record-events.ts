import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BookingEvent } from '#domain/booking-event.ts'
import { listNamedUris } from '#domain/booking-invitees.ts'
import { type BookingStanding, foldBooking } from '#domain/booking-ledger.ts'
import type { Deps } from '#server/deps.ts'
import { getEventUri, getProvider } from '#server/features/bookings/ledger/booking-uri.ts'
import { lockBooking } from '#server/features/bookings/ledger/lock-ledger.ts'
import { noteInConversation } from '#server/features/bookings/ledger/note-in-conversation.ts'
import { linkConversation } from '#server/features/leads/relate-conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import {
  type BookingRow,
  bookingEvents,
  bookingInvitees,
  bookings,
} from '#server/platform/db/schema/bookings.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'

const MINUTE_MS = 60_000
type LedgerDeps = Pick<Deps, 'clock' | 'createId' | 'config'>

/**
 * Adds events to the history of a booking and stores where it then stands. Events already known change nothing.
 * @throws what Postgres does (23P01, `bookings_no_overlap`) when the time is another embedded booking's.
 */
export async function recordEvents(
  deps: LedgerDeps,
  transaction: Transaction,
  bookingId: string,
  events: readonly BookingEvent[],
): Promise<BookingRow> {
  const booking = await lockBooking(transaction, bookingId)
  await addEvents(deps, transaction, { bookingId, events })
  const stored = await transaction
    .select({ event: bookingEvents.event })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
  const standing = foldBooking(stored.map(({ event }) => event))
  const [updated] = await transaction
    .update(bookings)
    .set({ ...describeStanding(deps.config, booking, standing), updatedAt: deps.clock() })
    .where(eq(bookings.id, bookingId))
    .returning()
  if (booking.conversationId) {
    await noteInConversation(transaction, booking.conversationId, { now: deps.clock() })
    await linkConversation(deps, transaction, booking.conversationId)
  }
  await notifyStaff(transaction, {
    kind: 'booking',
    id: bookingId,
    ...(booking.conversationId && { conversationId: booking.conversationId }),
    ...(isConfirmed(updated) && !isConfirmed(booking) && { what: 'booked' as const }),
  })
  return updated ?? booking
}

function isConfirmed(booking: Pick<BookingRow, 'status'> | undefined): boolean {
  return booking?.status === 'confirmed'
}

type Addition = { bookingId: string; events: readonly BookingEvent[] }

async function addEvents(
  { clock, createId }: Pick<Deps, 'clock' | 'createId'>,
  transaction: Transaction,
  { bookingId, events }: Addition,
): Promise<void> {
  const receivedAt = clock()
  const rows = events.map((event) => ({
    id: createId(),
    bookingId,
    kind: event.kind,
    source: event.source,
    at: new Date(event.at),
    receivedAt,
    event,
    dedupeKey: nameEvent(event),
  }))
  if (rows.length > 0) await transaction.insert(bookingEvents).values(rows).onConflictDoNothing()
  const invitees = [...new Set(events.flatMap(listNamedUris))].map((inviteeUri) => ({
    inviteeUri,
    bookingId,
  }))
  if (invitees.length > 0) {
    await transaction.insert(bookingInvitees).values(invitees).onConflictDoNothing()
  }
}

/**
 * The same for two deliveries of one event in the same words: one that says more than the other is kept beside
 * it, or what came first would count. A browser's repeated claim is one claim.
 */
function nameEvent(event: BookingEvent): string {
  if (!('inviteeUri' in event)) return event.kind
  if (event.kind === 'claimed') return `claimed|${event.inviteeUri}`
  const words = createHash('sha256').update(JSON.stringify(event)).digest('base64url')
  return [event.kind, event.inviteeUri, event.source, event.at, words].join('|')
}

function describeStanding(
  { bookingBufferMinutes }: Pick<Deps['config'], 'bookingBufferMinutes'>,
  booking: BookingRow,
  standing: BookingStanding,
): Partial<typeof bookings.$inferInsert> {
  const { inviteeUri, invitee, links, claimedAt } = standing
  const endsAt = toDate(standing.endsAt)
  return {
    status: standing.status,
    provider: inviteeUri === null ? booking.provider : getProvider(inviteeUri),
    inviteeUri,
    eventUri: inviteeUri === null ? null : getEventUri(inviteeUri),
    startsAt: toDate(standing.startsAt),
    endsAt,
    blockedUntil: endsAt && new Date(endsAt.getTime() + bookingBufferMinutes * MINUTE_MS),
    timeZone: invitee?.timeZone || booking.timeZone,
    name: invitee?.name || booking.name,
    email: invitee?.email || booking.email,
    company: invitee?.company || booking.company,
    joinUrl: links.join,
    rescheduleUrl: links.reschedule,
    cancelUrl: links.cancel,
    moves: standing.moves.length,
    claimedAt: toDate(claimedAt),
    outcome: standing.outcome,
  }
}

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time)
}
