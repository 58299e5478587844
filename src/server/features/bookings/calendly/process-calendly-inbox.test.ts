import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseCalendlyMessage } from '#server/features/bookings/calendly/parse-calendly-message.ts'
import {
  MESSAGE_ATTEMPTS_MAX,
  processCalendlyInbox,
} from '#server/features/bookings/calendly/process-calendly-inbox.ts'
import { recordProviderEvents } from '#server/features/bookings/ledger/record-provider-events.ts'
import { bookingEvents, bookings, calendlyInbox } from '#server/platform/db/schema/bookings.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { composeInviteeUri, composeMessage } from '#tests/support/calendly-traffic.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const START = Date.parse('2026-03-01T10:00:00.000Z')
const STARTS_AT = '2026-03-05T15:00:00.000Z'
const MINUTE_MS = 60_000

let server: Awaited<ReturnType<typeof createTestApp>>
let now: Date

beforeAll(async () => {
  server = await createTestApp({ clock: () => now })
})
beforeEach(async () => {
  now = new Date(START)
  await server.db.delete(calendlyInbox)
  await server.db.delete(outboxMessages)
  await server.db.delete(bookings)
})
afterAll(() => server.close())

const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS)
}

const compose = (id: string, event = 'invitee.created', changes = {}) => {
  const createdAt = '2026-03-01T09:59:00.000Z'
  const facts = { uri: composeInviteeUri(id), startsAt: STARTS_AT, createdAt, ...changes }
  return JSON.parse(composeMessage(event, facts, createdAt))
}

async function keep(body: unknown): Promise<string> {
  const id = randomUUID()
  const row = { id, dedupeKey: id, body, receivedAt: now, nextAttemptAt: now }
  await server.db.insert(calendlyInbox).values(row)
  return id
}

async function readMessage(id: string) {
  const [message] = await server.db.select().from(calendlyInbox).where(eq(calendlyInbox.id, id))
  return message
}

const readBookings = () => server.db.select().from(bookings).orderBy(asc(bookings.createdAt))
const processInbox = () => processCalendlyInbox(server.deps)

test('a message makes a booking, once, and is marked as done', async () => {
  const id = await keep(compose('AAA'))
  await processInbox()
  await processInbox()
  expect(await readBookings()).toMatchObject([
    {
      provider: 'calendly',
      status: 'confirmed',
      inviteeUri: composeInviteeUri('AAA'),
      startsAt: new Date(STARTS_AT),
      name: 'Dana Reyes',
      company: 'Harbor',
      timeZone: 'Europe/Berlin',
      joinUrl: 'https://meet.example/abc',
      cancelUrl: 'https://calendly.com/cancellations/AAA',
      utm: { source: 'newsletter', medium: '', campaign: 'spring' },
    },
  ])
  expect(await readMessage(id)).toMatchObject({ attempts: 1, processedAt: now, error: null })
})

test('a reference that was handed to the scheduler brings the booking to its conversation’s row', async () => {
  const [id, reference] = [randomUUID(), randomUUID()]
  const row = { id, reference, provider: 'calendly', status: 'opened' } as const
  await server.db.insert(bookings).values({ ...row, createdAt: now, updatedAt: now })
  await keep(compose('AAA', 'invitee.created', { reference }))
  await processInbox()
  expect(await readBookings()).toMatchObject([{ id, status: 'confirmed' }])
})

test('eight processes at once make one booking of each of forty messages, told twice each', async () => {
  const ids = Array.from({ length: 40 }, () => randomUUID())
  for (const id of [...ids, ...ids]) await keep(compose(id))
  await Promise.all(Array.from({ length: 8 }, processInbox))
  const rows = await readBookings()
  expect(rows.map(({ inviteeUri }) => inviteeUri).sort()).toEqual(
    ids.map((id) => composeInviteeUri(id)).sort(),
  )
  const messages = await server.db.select().from(calendlyInbox)
  expect(messages.filter(({ processedAt }) => processedAt === null)).toEqual([])
  expect(messages.map(({ attempts }) => attempts)).toEqual(Array(80).fill(1))
}, 60_000)

test('a process that ends after recording and before marking does no harm', async () => {
  const body = compose('AAA')
  const id = await keep(body)
  const parsed = parseCalendlyMessage(body)
  if (parsed.kind !== 'news') throw new Error(parsed.problem)
  await recordProviderEvents(server.deps, parsed.news)
  const before = { bookings: await readBookings(), mails: await readMails() }
  await processInbox()
  const after = { bookings: await readBookings(), mails: await readMails() }
  expect(after).toEqual(before)
  expect(await server.db.select().from(bookingEvents)).toHaveLength(1)
  expect(await readMessage(id)).toMatchObject({ processedAt: now })
})

const readMails = () => server.db.select().from(outboxMessages)

test('a message whose process ended is taken again when its lease is over, and says what happened', async () => {
  const id = await keep(compose('AAA'))
  await server.db
    .update(calendlyInbox)
    .set({ attempts: 1, nextAttemptAt: new Date(now.getTime() + MINUTE_MS), error: 'ended' })
  await processInbox()
  expect(await readBookings()).toEqual([])
  wait(1)
  await processInbox()
  expect(await readBookings()).toHaveLength(1)
  expect(await readMessage(id)).toMatchObject({ attempts: 2, error: null })
})

test('a message that cannot be read is tried again ever later, then stays with its error, and blocks nothing', async () => {
  const bad = await keep({ event: 'invitee.created', created_at: 'now', payload: {} })
  wait(0.1)
  const good = await keep(compose('AAA'))
  await processInbox()
  expect(await readBookings()).toHaveLength(1)
  expect(await readMessage(good)).toMatchObject({ processedAt: now })
  const first = await readMessage(bad)
  expect(first).toMatchObject({ attempts: 1, processedAt: null })
  expect(first?.error).toContain('created_at')
  const delays: number[] = []
  for (let attempt = 1; attempt < MESSAGE_ATTEMPTS_MAX; attempt += 1) {
    const { nextAttemptAt = now } = (await readMessage(bad)) ?? {}
    delays.push((nextAttemptAt.getTime() - now.getTime()) / MINUTE_MS)
    now = new Date(nextAttemptAt.getTime() - 1)
    await processInbox()
    expect(await readMessage(bad)).toMatchObject({ attempts: attempt })
    now = nextAttemptAt
    await processInbox()
    expect(await readMessage(bad)).toMatchObject({ attempts: attempt + 1 })
  }
  expect(delays).toEqual([0.5, 1, 2, 4, 8, 16, 32])
  wait(24 * 60)
  await processInbox()
  expect(await readMessage(bad)).toMatchObject({
    attempts: MESSAGE_ATTEMPTS_MAX,
    processedAt: null,
    error: first?.error,
  })
})

test('a message that the ledger cannot take keeps the reason, without the data of the query', async () => {
  const body = compose('AAA')
  body.payload.scheduled_event.start_time = '0000-01-01T00:00:00Z'
  const id = await keep(body)
  await processInbox()
  const message = await readMessage(id)
  expect(message).toMatchObject({ attempts: 1, processedAt: null })
  expect(message?.error).toContain('time')
  expect(message?.error).not.toContain('dana@harbor.example')
  expect(await readBookings()).toEqual([])
})
