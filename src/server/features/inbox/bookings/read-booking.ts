import { asc, eq } from 'drizzle-orm'
import type { AdminBookingEvent, AdminBookingReply } from '#contract/admin-bookings.ts'
import type { BookingEvent } from '#domain/booking-event.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { toAdminBooking } from '#server/features/conversations/to-admin-booking.ts'
import { type BookingRow, bookingEvents, bookings } from '#server/platform/db/schema/bookings.ts'
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

const SENTENCE_END = /[.!?](?=\s|$)|\n/g

/** The sentence of a message that holds a quote; the quote itself when it is not in there. */
export function findSentenceOf(message: string, quote: string): string {
  const at = message.indexOf(quote)
  if (quote === '' || at < 0) return quote
  const ends = [...message.matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  const start = ends.findLast((end) => end <= at) ?? 0
  const end = ends.find((candidate) => candidate >= at + quote.length) ?? message.length
  return message.slice(start, end).trim()
}

/** The history of a booking, oldest first by the clock of the source that reported it. */
export async function listBookingEvents(
  db: Deps['db'],
  bookingId: string,
): Promise<AdminBookingEvent[]> {
  const rows = await db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.receivedAt), asc(bookingEvents.id))
  return dropRepeats(rows).map(({ kind, source, at, receivedAt, event }) => ({
    kind,
    source,
    at: at.toISOString(),
    received_at: receivedAt.toISOString(),
    starts_at: readStart(event),
    detail: describeDetail(event),
  }))
}

type EventRow = typeof bookingEvents.$inferSelect

/** Several messages may tell of one creation, each in its own words: the one that names the move it came by is shown. */
function dropRepeats(rows: readonly EventRow[]): EventRow[] {
  const creations = Map.groupBy(rows, nameCreation)
  return rows.filter((row) => {
    if (row.event.kind !== 'created') return true
    const told = creations.get(nameCreation(row)) ?? []
    const fullest = told.find(({ event }) => 'oldInviteeUri' in event && event.oldInviteeUri)
    return row === (fullest ?? told[0])
  })
}

function nameCreation({ event }: EventRow): string {
  const { kind, source, at } = event
  return ['inviteeUri' in event ? event.inviteeUri : '', kind, source, at].join('|')
}

function readStart(event: BookingEvent): string | null {
  const told = 'startsAt' in event ? event.startsAt : null
  return told === null ? null : new Date(told).toISOString()
}

/** Details of an event beside its kind. */
function describeDetail(event: BookingEvent): string {
  if (event.kind === 'created' && event.oldInviteeUri !== null) return 'moved from another time'
  if (event.kind !== 'cancelled') return ''
  return event.isMove ? 'to move to another time' : event.reason
}
