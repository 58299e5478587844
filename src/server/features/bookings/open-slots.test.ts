import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SlotsReply } from '#contract/bookings.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const NOW = new Date('2026-03-02T05:00:00.000Z')
const MINUTE_MS = 60_000
const ENOUGH_MS = 100

type Server = Awaited<ReturnType<typeof createTestApp>>
let server: Server
/** The same database, at a firm that pauses for twenty minutes after each call. */
let unhurried: Server

beforeAll(async () => {
  const clock = () => NOW
  server = await createTestApp({ clock })
  const { connection } = server
  unhurried = await createTestApp({ clock, connection, config: { bookingBufferMinutes: 20 } })
})
beforeEach(async () => {
  await server.db.delete(bookings)
})
afterAll(async () => {
  await unhurried.close()
  await server.close()
})

type Stored = { startsAt: string; status?: BookingStatus; pauseMinutes?: number }

function describeRow({ startsAt, status = 'confirmed', pauseMinutes = 0 }: Stored) {
  const start = new Date(startsAt)
  const endsAt = new Date(start.getTime() + 30 * MINUTE_MS)
  return {
    id: randomUUID(),
    reference: randomUUID(),
    provider: 'embedded' as const,
    status,
    startsAt: start,
    endsAt,
    blockedUntil: new Date(endsAt.getTime() + pauseMinutes * MINUTE_MS),
    createdAt: NOW,
    updatedAt: NOW,
  }
}

const store = (booking: Stored) => server.db.insert(bookings).values(describeRow(booking))

async function listSlots({ app }: Server = server) {
  const reply = SlotsReply.parse(await (await app.request('/api/booking-slots')).json())
  return reply.days.flatMap((day) => day.slots)
}

async function listTaken(from: Server = server): Promise<string[]> {
  const slots = await listSlots(from)
  return slots.filter(({ isFree }) => !isFree).map(({ startsAt }) => startsAt.slice(11, 16))
}

test.each(['confirmed', 'rescheduled', 'held', 'no_show'] as const)(
  'the time of a call that is %s is taken',
  async (status) => {
    await store({ startsAt: '2026-03-02T15:00:00Z', status })
    expect(await listTaken()).toEqual(['15:00'])
  },
)

test('the time of a call that was cancelled is free again', async () => {
  await store({ startsAt: '2026-03-02T15:00:00Z', status: 'cancelled' })
  expect(await listTaken()).toEqual([])
})

test('what was booked with Calendly is no matter of the embedded calendar', async () => {
  const row = describeRow({ startsAt: '2026-03-02T15:00:00Z' })
  await server.db.insert(bookings).values({ ...row, provider: 'calendly' })
  expect(await listTaken()).toEqual([])
})

test('the pause after a call is taken', async () => {
  await store({ startsAt: '2026-03-02T15:00:00Z', pauseMinutes: 20 })
  expect(await listTaken()).toEqual(['15:00', '15:30'])
})

test('a slot whose own pause would reach into the next call is taken', async () => {
  await store({ startsAt: '2026-03-02T15:00:00Z', pauseMinutes: 20 })
  expect(await listTaken(unhurried)).toEqual(['14:30', '15:00', '15:30'])
})

test('a pause that ends when the next call begins takes nothing away', async () => {
  await store({ startsAt: '2026-03-02T15:00:00Z', pauseMinutes: 30 })
  await store({ startsAt: '2026-03-02T16:00:00Z' })
  expect(await listTaken()).toEqual(['15:00', '15:30', '16:00'])
})

test('with three hundred bookings stored the slots come at once', async () => {
  const slots = await listSlots()
  const coming = slots.filter((_, index) => index % 2 === 0).map(({ startsAt }) => ({ startsAt }))
  const past = Array.from({ length: 300 - coming.length }, (_, index) => ({
    startsAt: new Date(NOW.getTime() - (index + 1) * 60 * MINUTE_MS).toISOString(),
  }))
  await server.db.insert(bookings).values([...coming, ...past].map(describeRow))
  const times: number[] = []
  for (let round = 0; round < 15; round += 1) {
    const startedAt = performance.now()
    expect(await listTaken()).toHaveLength(coming.length)
    times.push(performance.now() - startedAt)
  }
  const median = times.toSorted((left, right) => left - right)[7]
  expect(median).toBeLessThan(ENOUGH_MS)
})
