import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BookSlotReply, SlotsReply } from '#contract/bookings.ts'
import { bookingEvents, bookings } from '#server/platform/db/schema/bookings.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const NOW = new Date('2026-03-02T05:00:00.000Z')
const PERSON = { name: 'Dana', email: 'dana@harbor.example', company: 'Harbor' }

let server: Awaited<ReturnType<typeof createTestApp>>
const woken: string[] = []

beforeAll(async () => {
  server = await createTestApp({
    clock: () => NOW,
    config: { bookingJoinUrl: 'https://meet.example/x' },
  })
  server.deps.jobs.wake = async (queue) => void woken.push(queue)
})
afterAll(async () => {
  await server.close()
})

const open = (address?: string) => createTestBrowser(server.app, address)

async function listSlots() {
  const reply = SlotsReply.parse(await (await open().call('/api/booking-slots')).json())
  return reply.days.flatMap((day) => day.slots)
}

async function findFreeTime(): Promise<string> {
  return (await listSlots()).find(({ isFree }) => isFree)?.startsAt ?? ''
}

const book = (
  startsAt: string,
  {
    visitor = open(),
    ...person
  }: Partial<typeof PERSON> & {
    visitor?: ReturnType<typeof open>
    reference?: string | null
    timeZone?: string
  } = {},
) => visitor.call('/api/bookings', { json: { startsAt, ...PERSON, ...person } })

async function readReply(response: Response) {
  expect(response.status).toBe(201)
  return BookSlotReply.parse(await response.json())
}

const selectAt = (startsAt: string) =>
  server.db
    .select()
    .from(bookings)
    .where(eq(bookings.startsAt, new Date(startsAt)))

test('a booked slot is no longer free', async () => {
  const startsAt = await findFreeTime()
  expect((await book(startsAt)).status).toBe(201)
  const slot = (await listSlots()).find((one) => one.startsAt === startsAt)
  expect(slot?.isFree).toBe(false)
})

test('a booking is confirmed by its history, and says how to reach, keep and change it', async () => {
  const startsAt = await findFreeTime()
  const reply = await readReply(await book(startsAt, { timeZone: 'Europe/Berlin' }))
  const [row] = await selectAt(startsAt)
  expect(row).toMatchObject({
    status: 'confirmed',
    provider: 'embedded',
    timeZone: 'Europe/Berlin',
    endsAt: new Date(Date.parse(startsAt) + 30 * 60_000),
    joinUrl: 'https://meet.example/x',
    ...PERSON,
  })
  const events = await server.db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, row?.id ?? ''))
  expect(events.map(({ kind, source }) => [kind, source])).toEqual([['created', 'provider']])
  expect(reply.manageKey.startsWith(`${row?.id}.`)).toBe(true)
  expect(reply).toMatchObject({ scheduledTime: startsAt, joinUrl: 'https://meet.example/x' })
})

test('the mail of a booking is queued with it, and the queue is woken after it', async () => {
  woken.length = 0
  const startsAt = await findFreeTime()
  await readReply(await book(startsAt))
  const [row] = await selectAt(startsAt)
  const mails = await server.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.bookingId, row?.id ?? ''))
  expect(mails.map(({ audience }) => audience)).toContain('visitor')
  expect(woken).toEqual(['outbox'])
})

test('the database itself refuses a booking that overlaps another', async () => {
  const startsAt = await findFreeTime()
  await readReply(await book(startsAt))
  const later = new Date(Date.parse(startsAt) + 15 * 60_000)
  const end = new Date(later.getTime() + 30 * 60_000)
  const inserting = server.db.insert(bookings).values({
    id: randomUUID(),
    reference: randomUUID(),
    provider: 'embedded',
    status: 'confirmed',
    startsAt: later,
    endsAt: end,
    blockedUntil: end,
    createdAt: NOW,
    updatedAt: NOW,
  })
  await expect(inserting).rejects.toMatchObject({ cause: { constraint: 'bookings_no_overlap' } })
})

test('a request that is sent again gets the answer that was lost', async () => {
  const startsAt = await findFreeTime()
  const json = { startsAt, ...PERSON, attemptId: randomUUID() }
  const first = await readReply(await open().call('/api/bookings', { json }))
  const again = await readReply(await open('192.0.2.77').call('/api/bookings', { json }))
  expect(again).toEqual(first)
  expect(await selectAt(startsAt)).toHaveLength(1)
  const stranger = { ...json, email: 'lee@harbor.example' }
  expect((await open().call('/api/bookings', { json: stranger })).status).toBe(409)
  const other = { ...json, attemptId: randomUUID() }
  expect((await open().call('/api/bookings', { json: other })).status).toBe(409)
  const moved = await findFreeTime()
  await readReply(await open().call('/api/bookings', { json: { ...json, startsAt: moved } }))
})

test('a second click of the same visitor gets the same booking', async () => {
  const startsAt = await findFreeTime()
  const visitor = open()
  await visitor.call('/api/create-conversation', { json: {} })
  const replies = await Promise.all([book(startsAt, { visitor }), book(startsAt, { visitor })])
  const [first, second] = await Promise.all(replies.map(readReply))
  expect(second).toEqual(first)
  expect(await selectAt(startsAt)).toHaveLength(1)
})

test('a second visitor who types the same address gets no key to the first one’s booking', async () => {
  const startsAt = await findFreeTime()
  expect((await book(startsAt)).status).toBe(201)
  const response = await book(startsAt)
  expect(response.status).toBe(409)
  expect((await response.json()).error.code).toBe('slot_taken')
})

test.each([
  ['in the night', '2026-03-03T03:00:00.000Z'],
  ['on a Saturday', '2026-03-07T15:00:00.000Z'],
  ['off the half hour', '2026-03-03T15:10:00.000Z'],
  ['in the past', '2026-02-27T15:00:00.000Z'],
  ['a year ahead', '2027-03-02T15:00:00.000Z'],
])('a time %s is not offered and not booked', async (_name, startsAt) => {
  const response = await book(startsAt)
  expect(response.status).toBe(400)
  expect((await response.json()).error.fields).toHaveProperty('startsAt')
})

async function offerCalendar() {
  const visitor = open()
  const created = await visitor.call('/api/create-conversation', { json: {} })
  const { conversationId } = await created.json()
  const reference = randomUUID()
  await server.db.insert(bookings).values({
    id: randomUUID(),
    reference,
    conversationId,
    provider: 'embedded',
    status: 'offered',
    createdAt: NOW,
    updatedAt: NOW,
  })
  return { visitor, conversationId, reference }
}

test('a booking out of a conversation’s calendar is that conversation’s', async () => {
  const { visitor, conversationId, reference } = await offerCalendar()
  const startsAt = await findFreeTime()
  await readReply(await book(startsAt, { visitor, reference }))
  expect(await selectAt(startsAt)).toMatchObject([{ reference, conversationId }])
})

test('the reference of somebody else’s calendar is passed over', async () => {
  const { conversationId, reference } = await offerCalendar()
  const stranger = open()
  await stranger.call('/api/create-conversation', { json: {} })
  for (const visitor of [stranger, open()]) {
    const startsAt = await findFreeTime()
    await readReply(await book(startsAt, { visitor, reference }))
    expect(await selectAt(startsAt)).toMatchObject([{ conversationId: null }])
  }
  const own = await server.db
    .select()
    .from(bookings)
    .where(eq(bookings.conversationId, conversationId))
  expect(own).toMatchObject([{ reference, status: 'offered', startsAt: null }])
})

test('drawing the calendar is noted once, for the owner of the conversation alone', async () => {
  const { visitor, conversationId } = await offerCalendar()
  const note = (browser: typeof visitor) =>
    browser.call('/api/bookings/opened', { json: { conversationId } })
  expect((await note(open())).status).toBe(404)
  expect((await note(visitor)).status).toBe(204)
  expect((await note(visitor)).status).toBe(204)
  const rows = await server.db
    .select()
    .from(bookings)
    .where(eq(bookings.conversationId, conversationId))
  expect(rows).toMatchObject([{ status: 'opened' }])
})
