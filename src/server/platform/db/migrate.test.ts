import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { foldBooking } from '#domain/booking-ledger.ts'
import { migrateDatabase } from '#server/platform/db/open-database.ts'
import { bookingEvents, bookings } from '#server/platform/db/schema/bookings.ts'
import { createEmptyDatabase } from '#tests/support/database.ts'

let database: Awaited<ReturnType<typeof createEmptyDatabase>>
let folder: string

beforeEach(async () => {
  database = await createEmptyDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/** The schema as it stood after the first `count` migrations. */
async function migrateUpTo(count: number): Promise<void> {
  await cp(path.join(import.meta.dirname, 'migrations'), folder, { recursive: true })
  const journalFile = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  const entries = journal.entries.slice(0, count)
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }))
  await migrate(drizzle(database.pool), { migrationsFolder: folder })
}

test('bookings from before the ledger keep their standing, with a history that accounts for it', async () => {
  await migrateUpTo(3)
  const insert = `insert into bookings
    (id, provider, event_uri, invitee_uri, status, starts_at, ends_at, name, email, company, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, 'Dana', 'dana@harbor.example', 'Harbor', $8, $8)`
  const added = '2026-03-01T09:00:00.123Z'
  const [start, end] = ['2026-03-02T10:00:00.000Z', '2026-03-02T10:30:00.000Z']
  const own = '/api/scheduled_events/A'
  const theirs = 'https://api.calendly.com/scheduled_events/B'
  const rows = [
    [randomUUID(), 'embedded', own, `${own}/invitees/A`, 'confirmed', start, end, added],
    [randomUUID(), 'calendly', theirs, `${theirs}/invitees/B`, 'claimed', null, null, added],
  ]
  for (const row of rows) await database.pool.query(insert, row)

  await migrateDatabase(database.pool)

  const stored = await database.db.select().from(bookings).orderBy(asc(bookings.status))
  const events = await database.db.select().from(bookingEvents)
  const standings = stored.map(({ id }) =>
    foldBooking(events.filter(({ bookingId }) => bookingId === id).map(({ event }) => event)),
  )
  expect(standings).toMatchObject([
    { status: 'claimed', startsAt: null, claimedAt: added, inviteeUri: `${theirs}/invitees/B` },
    { status: 'confirmed', startsAt: start, endsAt: end, invitee: { name: 'Dana' } },
  ])
  expect(stored).toMatchObject([
    { status: 'claimed', claimedAt: new Date(added) },
    { status: 'confirmed', blockedUntil: new Date(end) },
  ])
})
