import { asc, eq } from 'drizzle-orm'
import type { BookingEvent } from '#domain/booking-event.ts'
import { bookingEvents } from '#server/db/schema/bookings.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminBookingEvent } from '#server/routes/admin-bookings.schema.ts'

/** The history of a booking, oldest first by the clock of whoever told it. */
export async function listBookingEvents(
  db: Deps['db'],
  bookingId: string,
): Promise<AdminBookingEvent[]> {
  const rows = await db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.receivedAt), asc(bookingEvents.id))
  return rows.map(({ kind, source, at, receivedAt, event }) => ({
    kind,
    source,
    at: at.toISOString(),
    received_at: receivedAt.toISOString(),
    starts_at: readStart(event),
    detail: describeDetail(event),
  }))
}

function readStart(event: BookingEvent): string | null {
  const told = 'startsAt' in event ? event.startsAt : null
  return told === null ? null : new Date(told).toISOString()
}

/** What the kind alone does not say. */
function describeDetail(event: BookingEvent): string {
  if (event.kind === 'created' && event.oldInviteeUri !== null) return 'moved from another time'
  if (event.kind !== 'cancelled') return ''
  return event.isMove ? 'to move to another time' : event.reason
}
