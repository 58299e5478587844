import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { BookingStatus } from '#domain/booking-status.ts'
import type { ServerConfig } from '#server/deps.ts'
import { SLOT_MINUTES } from '#server/features/bookings/working-slots.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'

const MINUTE_MS = 60_000
/** Those that `bookings_no_overlap` guards: the time was or will be spent. A cancelled call gives it back. */
const TAKING: readonly BookingStatus[] = ['confirmed', 'rescheduled', 'held', 'no_show']

/** The moments from a start on that a call occupies, the pause after it included. */
export type Span = { from: Date; until: Date }
type Search = Span & { exceptBookingId: string | null }

/** The time that a call takes from the firm: with the pause after it. */
export function composeSpan(config: Pick<ServerConfig, 'bookingBufferMinutes'>, start: Date): Span {
  const minutes = SLOT_MINUTES + config.bookingBufferMinutes
  return { from: start, until: new Date(start.getTime() + minutes * MINUTE_MS) }
}

/** The embedded bookings that occupy a part of the span. */
export function listBookingsWithin(
  db: Pick<Transaction, 'select'>,
  { from, until, exceptBookingId }: Search,
): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.provider, 'embedded'),
        inArray(bookings.status, [...TAKING]),
        lt(bookings.startsAt, until),
        gt(bookings.blockedUntil, from),
        exceptBookingId === null ? undefined : ne(bookings.id, exceptBookingId),
      ),
    )
}

export function overlaps(span: Span, other: Span): boolean {
  return other.from < span.until && other.until > span.from
}
