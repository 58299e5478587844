import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AgentReply, ConversationView } from '#contract/conversations.ts'
import type { BookingEvent } from '#domain/booking-event.ts'
import { recordProviderEvents } from '#server/features/bookings/ledger/record-provider-events.ts'
import { bookingEvents, bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'
import { createTestBrain } from '#tests/support/test-brain.ts'

let server: Awaited<ReturnType<typeof createTestApp>>
let visitor: Visitor
let now: Date

const NINE = new Date('2026-03-02T09:00:00.000Z')
const TEN = '2026-03-05T10:00:00.000Z'
const NOON = '2026-03-05T12:00:00.000Z'
const NOBODY = { name: '', email: '', company: '', timeZone: '' }
const NO_LINKS = { join: null, reschedule: null, cancel: null }

beforeAll(async () => {
  server = await createTestApp({
    brain: createTestBrain(() => ({ reply: { booking: { reason: 'qualified' } } })),
    clock: () => now,
    config: { calendlyUrl: 'https://calendly.com/loopwright/call' },
  })
})
beforeEach(async () => {
  now = NINE
  visitor = await meetVisitor()
})
afterAll(() => server.close())

type Visitor = { browser: TestBrowser; conversationId: string }

async function meetVisitor(): Promise<Visitor> {
  const browser = createTestBrowser(server.app)
  const utmParams = { source: 'news', medium: 'mail', campaign: 'spring' }
  const json = { enrichmentData: { visitor: { utmParams } } }
  const created = await browser.call('/api/create-conversation', { json })
  return { browser, conversationId: (await created.json()).conversationId }
}

async function offerCalendar({ browser, conversationId }: Visitor = visitor) {
  const json = { conversationId, message: `book me ${randomUUID()}` }
  const response = await browser.call('/api/bd-agent-conversation', { json })
  const reply: AgentReply = await response.json()
  return reply.bookingMessage?.metadata?.reference ?? ''
}

const createInvitee = () =>
  `https://api.calendly.com/scheduled_events/${randomUUID()}/invitees/${randomUUID()}`

const claim = (inviteeUri: string, { browser, conversationId }: Visitor = visitor) =>
  browser.call('/api/handle-calendly-booking', {
    json: { conversationId, inviteeUri, eventUri: inviteeUri.split('/invitees/')[0] },
  })

const tell = (events: BookingEvent[], reference: string | null = null) =>
  recordProviderEvents(server.deps, { events, reference, utm: null })

const created = (inviteeUri: string, startsAt = TEN, oldInviteeUri: string | null = null) => ({
  kind: 'created' as const,
  source: 'provider' as const,
  at: NINE.toISOString(),
  inviteeUri,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
  oldInviteeUri,
  invitee: { ...NOBODY, name: 'Dana', email: 'dana@harbor.example' },
  links: NO_LINKS,
})
const cancelled = (inviteeUri: string, newInviteeUri: string | null = null) => ({
  kind: 'cancelled' as const,
  source: 'provider' as const,
  at: NINE.toISOString(),
  inviteeUri,
  isMove: newInviteeUri !== null,
  oldInviteeUri: null,
  newInviteeUri,
  reason: '',
})

const listBookings = ({ conversationId }: Visitor = visitor) =>
  server.db.select().from(bookings).where(eq(bookings.conversationId, conversationId))

async function readStatus({ conversationId }: Visitor = visitor) {
  const [row] = await server.db
    .select({ status: diagnosticConversations.bookingStatus })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  return row?.status
}

async function readView({ browser, conversationId }: Visitor = visitor) {
  const response = await browser.call(`/api/conversations/${conversationId}`)
  return ConversationView.parse(await response.json()).booking
}

function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permute(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

test('an offered calendar is one booking that waits, however often it is offered', async () => {
  const reference = await offerCalendar()
  expect(await offerCalendar()).toBe(reference)
  expect(await listBookings()).toMatchObject([{ status: 'offered', reference }])
  expect(await readStatus()).toBe('offered')
  expect(await readView()).toBeNull()
})

test('the campaign of the visitor goes with the calendar', async () => {
  const json = { conversationId: visitor.conversationId, message: 'book me' }
  const response = await visitor.browser.call('/api/bd-agent-conversation', { json })
  const { bookingMessage }: AgentReply = await response.json()
  const utm = { source: 'news', medium: 'mail', campaign: 'spring' }
  expect(bookingMessage?.metadata).toMatchObject({ utm })
})

test('a calendar that was drawn is opened, once, and only by the owner of the conversation', async () => {
  await offerCalendar()
  const json = { conversationId: visitor.conversationId }
  const { browser } = visitor
  const stranger = createTestBrowser(server.app)
  expect((await stranger.call('/api/bookings/opened', { json })).status).toBe(404)
  expect(await readStatus()).toBe('offered')
  for (let times = 0; times < 3; times += 1) {
    expect((await browser.call('/api/bookings/opened', { json })).status).toBe(204)
  }
  const [booking] = await listBookings()
  expect(booking?.status).toBe('opened')
  const events = await server.db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, booking?.id ?? ''))
  expect(events.map(({ kind }) => kind).sort()).toEqual(['offered', 'opened'])
})

test('whatever comes first of claim and messages of a move, there is one booking that moved once', async () => {
  for (const order of permute(['claim', 'created', 'left', 'arrived'])) {
    visitor = await meetVisitor()
    const reference = await offerCalendar()
    const [first, second] = [createInvitee(), createInvitee()]
    for (const step of order) {
      if (step === 'claim') await claim(first)
      if (step === 'created') await tell([created(first)], reference)
      if (step === 'left') await tell([cancelled(first, second)], reference)
      if (step === 'arrived') await tell([created(second, NOON, first)], reference)
    }
    const rows = await listBookings()
    const story = order.join(', ')
    expect(rows, story).toHaveLength(1)
    expect(rows[0], story).toMatchObject({ status: 'rescheduled', moves: 1, inviteeUri: second })
    expect(rows[0]?.startsAt?.toISOString(), story).toBe(NOON)
    expect(await readStatus(), story).toBe('rescheduled')
  }
})

test('messages without a reference find the booking by its invitees, also after a claim alone', async () => {
  for (const order of permute(['claim', 'created', 'cancelled'])) {
    visitor = await meetVisitor()
    await offerCalendar()
    const invitee = createInvitee()
    for (const step of order) {
      if (step === 'claim') expect((await claim(invitee)).status).toBe(200)
      if (step === 'created') await tell([created(invitee)])
      if (step === 'cancelled') await tell([cancelled(invitee)])
    }
    expect(await listBookings(), order.join(', ')).toMatchObject([{ status: 'cancelled' }])
  }
})

test('the same message twenty times at once is one booking with one event', async () => {
  const reference = await offerCalendar()
  const invitee = createInvitee()
  const tellings = Array.from({ length: 20 }, () => tell([created(invitee)], reference))
  const claims = Array.from({ length: 5 }, () => claim(invitee))
  await Promise.all([...tellings, ...claims])
  const rows = await listBookings()
  expect(rows).toMatchObject([{ status: 'confirmed' }])
  const events = await server.db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, rows[0]?.id ?? ''))
  expect(events.map(({ kind }) => kind).sort()).toEqual(['claimed', 'created', 'offered'])
})

test('two calls booked under one calendar are two bookings of the conversation', async () => {
  const reference = await offerCalendar()
  await tell([created(createInvitee())], reference)
  await tell([created(createInvitee(), NOON)], reference)
  const rows = await listBookings()
  expect(rows.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
})

test('a false claim yields to what the provider says', async () => {
  const reference = await offerCalendar()
  const mallory = await meetVisitor()
  const invitee = createInvitee()
  expect((await claim(invitee, mallory)).status).toBe(200)
  await tell([created(invitee)], reference)
  expect(await listBookings()).toMatchObject([{ status: 'confirmed' }])
  expect(await readStatus()).toBe('confirmed')
  expect(await listBookings(mallory)).toEqual([])
  expect(await readView(mallory)).toBeNull()
  expect((await claim(invitee)).status).toBe(200)
})

test('a claim that nobody confirms expires in sight, and comes true when it is confirmed late', async () => {
  const reference = await offerCalendar()
  const invitee = createInvitee()
  await claim(invitee)
  expect(await readView()).toMatchObject({ status: 'claimed' })
  now = new Date(NINE.getTime() + 24 * 3_600_000)
  expect(await readView()).toMatchObject({ status: 'expired' })
  await tell([created(invitee)], reference)
  expect(await readView()).toMatchObject({ status: 'confirmed', scheduledTime: TEN })
})

test('after a cancellation the calendar can be offered and used again', async () => {
  const invitee = createInvitee()
  await tell([created(invitee)], await offerCalendar())
  await tell([cancelled(invitee)])
  expect(await readView()).toMatchObject({ status: 'cancelled' })
  const again = createInvitee()
  await tell([created(again, NOON)], await offerCalendar())
  expect(await readView()).toMatchObject({ status: 'confirmed', scheduledTime: NOON })
  expect(await readStatus()).toBe('confirmed')
})

test('a call that is to come counts before a newer claim, and one that is over does not', async () => {
  await tell([created(createInvitee())], await offerCalendar())
  now = new Date(NINE.getTime() + 60_000)
  await offerCalendar()
  await claim(createInvitee())
  expect(await readView()).toMatchObject({ status: 'confirmed' })
  now = new Date(Date.parse(TEN) + 3_600_000)
  expect(await readView()).toMatchObject({ status: 'expired' })
})
