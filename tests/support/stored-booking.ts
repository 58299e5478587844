import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'

/** A confirmed call of the embedded scheduler, straight in the table. */
export async function storeBooking(
  db: Db,
  overrides: Partial<BookingRow> = {},
): Promise<BookingRow> {
  const id = randomUUID()
  const eventUri = `/api/scheduled_events/${id}`
  const startsAt = new Date('2026-11-26T13:00:00Z')
  const endsAt = new Date('2026-11-26T13:30:00Z')
  const now = new Date('2026-11-20T09:00:00Z')
  const values = {
    id,
    provider: 'embedded' as const,
    reference: randomUUID(),
    eventUri,
    inviteeUri: `${eventUri}/invitees/${randomUUID()}`,
    status: 'confirmed' as const,
    startsAt,
    endsAt,
    blockedUntil: endsAt,
    timeZone: 'Europe/Berlin',
    name: 'Ana Ruiz',
    email: 'ana@acme.example',
    company: 'Acme Corp',
    createdAt: now,
    updatedAt: now,
    ...overrides,
  }
  const [row] = await db.insert(bookings).values(values).returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}
