import { asc, eq } from 'drizzle-orm'
import type { AdminBookingEvent } from '#contract/admin-bookings.ts'
import type { BookingEvent } from '#domain/booking-event.ts'
import type { Deps } from '#server/deps.ts'
import { bookingEvents } from '#server/platform/db/schema/bookings.ts'

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

/** What the kind alone does not say. */
function describeDetail(event: BookingEvent): string {
  if (event.kind === 'created' && event.oldInviteeUri !== null) return 'moved from another time'
  if (event.kind !== 'cancelled') return ''
  return event.isMove ? 'to move to another time' : event.reason
}
