import { and, eq, gt, isNull, max, or, sql } from 'drizzle-orm'
import { CLAIM_LIFETIME_HOURS } from '#domain/booking-status.ts'
import { type BookingWithLead, toAdminBooking } from '#server/admin/bookings/to-admin-booking.ts'
import { bookings, calendlyInbox } from '#server/db/schema/bookings.ts'
import { diagnosticConversations as conversations } from '#server/db/schema/conversations.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminBookingsReply } from '#server/routes/admin-bookings.schema.ts'

type ListDeps = Pick<Deps, 'db' | 'clock'>

/** Per group: as many as a person looks through, and a bound on the answer. */
const LISTED_MAX = 200
/** Nobody may know when a call ends that a provider moved to a time not told yet: it still lies ahead. */
const end = sql`coalesce(${bookings.endsAt}, ${bookings.startsAt} + interval '30 minutes')`

/** Every booking in three groups, with the figures over all. */
export async function listBookings(deps: ListDeps): Promise<AdminBookingsReply> {
  const now = deps.clock()
  const isAhead = or(isNull(bookings.startsAt), gt(end, now))
  // In the words of the indexes of `bookings`, which are not used otherwise.
  const isUpcoming = and(sql`${bookings.status} in ('confirmed', 'rescheduled')`, isAhead)
  const isUnconfirmed = sql`${bookings.status} = 'claimed'`
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
    countBookings(deps, now),
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

async function countBookings({ db }: ListDeps, now: Date): Promise<AdminBookingsReply['counts']> {
  const oldestClaim = new Date(now.getTime() - CLAIM_LIFETIME_HOURS * 3_600_000)
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})::int`
  const { status, startsAt, claimedAt } = bookings
  const [counted] = await db
    .select({
      upcoming: count(
        sql`${status} in ('confirmed', 'rescheduled') and (${startsAt} is null or ${end} > ${now})`,
      ),
      claims_waiting: count(
        sql`${status} = 'claimed' and (${claimedAt} is null or ${claimedAt} > ${oldestClaim})`,
      ),
      claims_expired: count(sql`${status} = 'claimed' and ${claimedAt} <= ${oldestClaim}`),
      held: count(sql`${status} = 'held'`),
      no_show: count(sql`${status} = 'no_show'`),
      offered_unused: count(sql`${status} in ('offered', 'opened')`),
    })
    .from(bookings)
  if (!counted) throw new Error('An aggregate without groups returned no row')
  return counted
}
