import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BookSlotReply, SlotsReply } from '#contract/bookings.ts'
import { changeSchedule } from '#server/features/bookings/change-schedule.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const NOW = new Date('2026-03-02T05:00:00.000Z')
const clock = () => NOW
type Server = Awaited<ReturnType<typeof createTestApp>>

/** Two processes of one site, each with connections of its own. */
let servers: [Server, Server]

beforeAll(async () => {
  const first = await createTestApp({ clock })
  servers = [first, await createTestApp({ clock, connection: first.connection })]
})
afterAll(async () => {
  await servers[1].close()
  await servers[0].close()
})

const pick = (index: number) => createTestBrowser(servers[index % 2 === 0 ? 0 : 1].app)

async function listFreeTimes(): Promise<string[]> {
  const response = await pick(0).call('/api/booking-slots')
  const slots = SlotsReply.parse(await response.json()).days.flatMap((day) => day.slots)
  return slots.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt)
}

const book = (startsAt: string, index: number) =>
  pick(index).call('/api/bookings', {
    json: { startsAt, name: `Visitor ${index}`, email: `visitor-${index}@harbor.example` },
  })

const reschedule = (key: string, startsAt: string, index: number) =>
  pick(index).call('/api/booking/reschedule', {
    json: { startsAt },
    headers: { authorization: `Bearer ${key}` },
  })

async function bookKey(startsAt: string): Promise<string> {
  return BookSlotReply.parse(await (await book(startsAt, 0)).json()).manageKey
}

const count = (responses: readonly Response[], status: number) =>
  responses.filter((response) => response.status === status).length

const countStanding = async (startsAt: string) => {
  const standing = and(
    eq(bookings.startsAt, new Date(startsAt)),
    inArray(bookings.status, ['confirmed', 'rescheduled']),
  )
  return (await servers[0].db.select().from(bookings).where(standing)).length
}

test('two hundred requests for one slot at once, at two processes, make one booking', async () => {
  const [startsAt = ''] = await listFreeTimes()
  const attempts = Array.from({ length: 200 }, (_, index) => book(startsAt, index))
  const responses = await Promise.all(attempts)
  expect([count(responses, 201), count(responses, 409)]).toEqual([1, 199])
  expect(await countStanding(startsAt)).toBe(1)
}, 60_000)

test('requests for neighbouring slots at once neither refuse nor block each other', async () => {
  const times = (await listFreeTimes()).slice(0, 40)
  const responses = await Promise.all(times.map(book))
  expect(count(responses, 201)).toBe(40)
}, 60_000)

test('moves and bookings that race for one slot: one of them gets it', async () => {
  const [target = '', ...others] = await listFreeTimes()
  const keys = await Promise.all(others.slice(0, 10).map(bookKey))
  const responses = await Promise.all([
    ...keys.map((key, index) => reschedule(key, target, index)),
    ...Array.from({ length: 10 }, (_, index) => book(target, index)),
  ])
  expect(count(responses, 409)).toBe(19)
  expect(await countStanding(target)).toBe(1)
}, 60_000)

test('two visitors who swap their slots at once do not lock each other up', async () => {
  const [first = '', second = ''] = await listFreeTimes()
  const keys = await Promise.all([bookKey(first), bookKey(second)])
  const responses = await Promise.all([
    reschedule(keys[0], second, 0),
    reschedule(keys[1], first, 1),
  ])
  expect(count(responses, 409)).toBe(2)
  expect([await countStanding(first), await countStanding(second)]).toEqual([1, 1])
})

async function countWaiting(): Promise<number> {
  const { rowCount } = await servers[0].db.execute(
    sql`select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return rowCount ?? 0
}

test('a change of the schedule waits until the one before it is through, at any process', async () => {
  const [startsAt = ''] = await listFreeTimes()
  const order: string[] = []
  let booking: Promise<unknown> = Promise.resolve()
  await changeSchedule(servers[0].db, async () => {
    booking = book(startsAt, 1).then(({ status }) => order.push(`booked ${status}`))
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 5_000 })
    order.push('changed')
  })
  await booking
  expect(order).toEqual(['changed', 'booked 201'])
})
