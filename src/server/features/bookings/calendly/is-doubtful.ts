import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lte,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { CLAIM_LIFETIME_HOURS } from '#domain/booking-status.ts'
import { bookingEvents, bookingInvitees, bookings } from '#server/platform/db/schema/bookings.ts'

const HOUR_MS = 3_600_000
/** A call of which something was heard within this time is not asked about. */
const FRESH_MS = HOUR_MS
/** The two messages of a move come within seconds of each other, in either order. */
const GRACE_MS = 60_000
/** A gap in the history of a booking is asked about for so long: as far ahead as Calendly books unless told otherwise. */
const GAP_MS = 60 * 24 * HOUR_MS
/** A call that took place is asked about for so long: whether it was called off, and whether anybody came. */
const AFTERMATH_MS = 3 * 24 * HOUR_MS

/** The bookings that a lost message may have left in doubt: claims, gaps in a history, and calls long not heard of. */
export function isDoubtful(now: Date) {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs)
  const isClaim = and(
    eq(bookings.status, 'claimed'),
    gt(bookings.claimedAt, before(CLAIM_LIFETIME_HOURS * HOUR_MS)),
  )
  const hasGap = and(
    notInArray(bookings.status, ['offered', 'opened', 'claimed']),
    gt(bookings.createdAt, before(GAP_MS)),
    lte(bookings.updatedAt, before(GRACE_MS)),
    or(isNull(bookings.startsAt), exists(selectUntoldInvitee())),
  )
  const isCall = and(
    inArray(bookings.status, ['confirmed', 'rescheduled', 'no_show']),
    gt(bookings.startsAt, before(AFTERMATH_MS)),
    lte(bookings.updatedAt, before(FRESH_MS)),
  )
  return or(isClaim, hasGap, isCall)
}

/** One that is named, as the old or new one of a move, and of whose creation nothing was heard. */
function selectUntoldInvitee() {
  const one = { one: sql`1` }
  const query = new QueryBuilder()
  const isCreationOfIt = and(
    eq(bookingEvents.bookingId, bookings.id),
    eq(bookingEvents.kind, 'created'),
    sql`${bookingEvents.event} ->> 'inviteeUri' = ${bookingInvitees.inviteeUri}`,
  )
  const creation = query.select(one).from(bookingEvents).where(isCreationOfIt)
  return query
    .select(one)
    .from(bookingInvitees)
    .where(and(eq(bookingInvitees.bookingId, bookings.id), notExists(creation)))
}
