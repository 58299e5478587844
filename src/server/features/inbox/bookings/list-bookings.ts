import { and, eq, gt, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { AdminBookingsReply } from '#contract/admin-bookings.ts'
import { CLAIM_LIFETIME_HOURS } from '#domain/booking-status.ts'
import type { Deps } from '#server/deps.ts'
import {
  type BookingWithLead,
  toAdminBooking,
} from '#server/features/conversations/to-admin-booking.ts'
import { bookings, calendlyInbox } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'

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
