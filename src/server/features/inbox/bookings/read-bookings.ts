import { and, asc, eq, gt, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type {
  AdminBookingEvent,
  AdminBookingReply,
  AdminBookingsReply,
} from '#contract/admin-bookings.ts'
import type { BookingEvent } from '#domain/booking-event.ts'
import { CLAIM_LIFETIME_HOURS } from '#domain/booking-status.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import {
  type BookingWithLead,
  toAdminBooking,
} from '#server/features/conversations/to-admin-booking.ts'
import {
  type BookingRow,
  bookingEvents,
  bookings,
  calendlyInbox,
} from '#server/platform/db/schema/bookings.ts'
import {
  diagnosticConversations as conversations,
  diagnosticConversations,
} from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

type ListDeps = Pick<Deps, 'db' | 'clock'>

/** Per group: as many as a person looks through, and a bound on the answer. */
const LISTED_MAX = 200
/** Nobody may know when a call ends that a provider moved to a time not told yet: it still lies ahead. */
const end = sql`coalesce(${bookings.endsAt}, ${bookings.startsAt} + interval '30 minutes')`

const isUnconfirmed = sql`${bookings.status} = 'claimed'`

/** Every booking in three groups, with the figures over all. */
export async function listBookings(deps: ListDeps): Promise<AdminBookingsReply> {
  const now = deps.clock()
  const isAhead = or(isNull(bookings.startsAt), gt(end, now))
  // In the words of the indexes of `bookings`, which are not used otherwise.
  const isUpcoming = and(sql`${bookings.status} in ('confirmed', 'rescheduled')`, isAhead)
  const select = () =>
    deps.db
      .select({ booking: bookings, lead: conversations })
      .from(bookings)
      .leftJoin(conversations, eq(conversations.id, bookings.conversationId))
      .$dynamic()
  const [upcoming, unconfirmed, others, counts, lastMessage] = await Promise.all([
    select()
      .where(isUpcoming)
      .orderBy(sql`${bookings.startsAt} asc nulls last`, bookings.id)
      .limit(LISTED_MAX),
    select()
      .where(isUnconfirmed)
      .orderBy(sql`${bookings.createdAt} desc nulls last`, bookings.id)
      .limit(LISTED_MAX),
    select()
      .where(
        and(
          sql`${bookings.status} not in ('offered', 'opened', 'claimed')`,
          sql`(${isUpcoming}) is not true`,
        ),
      )
      .orderBy(sql`coalesce(${bookings.startsAt}, ${bookings.createdAt}) desc`, bookings.id)
      .limit(LISTED_MAX),
    countBookings(deps, { now, isUpcoming }),
    deps.db.select({ at: max(calendlyInbox.receivedAt) }).from(calendlyInbox),
  ])
  const toList = (rows: readonly BookingWithLead[]) => rows.map((row) => toAdminBooking(deps, row))
  return {
    upcoming: toList(upcoming),
    unconfirmed: toList(unconfirmed),
    others: toList(others),
    counts,
    last_provider_message_at: lastMessage[0]?.at?.toISOString() ?? null,
  }
}

/** Each figure by an index of its own. */
async function countBookings(
  { db }: ListDeps,
  { now, isUpcoming }: { now: Date; isUpcoming: SQL | undefined },
): Promise<AdminBookingsReply['counts']> {
  const oldestClaim = new Date(now.getTime() - CLAIM_LIFETIME_HOURS * 3_600_000)
  const { status, claimedAt } = bookings
  const [upcoming, [claims], counted] = await Promise.all([
    db.$count(bookings, isUpcoming),
    db
      .select({
        expired: sql<number>`count(*) filter (where ${claimedAt} <= ${oldestClaim})::int`,
        all: sql<number>`count(*)::int`,
      })
      .from(bookings)
      .where(isUnconfirmed),
    db
      .select({ status, count: sql<number>`count(*)::int` })
      .from(bookings)
      .where(inArray(status, ['held', 'no_show', 'offered', 'opened']))
      .groupBy(status),
  ])
  const counts = new Map(counted.map((row) => [row.status, row.count]))
  const count = (one: (typeof counted)[number]['status']) => counts.get(one) ?? 0
  return {
    upcoming,
    claims_waiting: (claims?.all ?? 0) - (claims?.expired ?? 0),
    claims_expired: claims?.expired ?? 0,
    held: count('held'),
    no_show: count('no_show'),
    offered_unused: count('offered') + count('opened'),
  }
}

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
