import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BookSlotReply, CalendlyBookingReply, SlotsReply } from '#contract/bookings.ts'
import { ConversationView } from '#contract/conversations.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

let server: Awaited<ReturnType<typeof createTestApp>>
let browser: TestBrowser
let conversationId: string

const NOW = new Date('2026-03-02T05:00:00.000Z')
const PERSON = { name: 'Dana', email: 'dana@harbor.example', company: 'Harbor' }
const CALENDLY = 'https://api.calendly.com/scheduled_events'

beforeAll(async () => {
  server = await createTestApp({ clock: () => NOW })
})
beforeEach(async () => {
  browser = createTestBrowser(server.app)
  conversationId = await open()
})
afterAll(() => server.close())

async function open(): Promise<string> {
  const response = await browser.call('/api/create-conversation', { json: {} })
  return (await response.json()).conversationId
}

async function listSlots() {
  const reply = SlotsReply.parse(await (await browser.call('/api/booking-slots')).json())
  return reply.days.flatMap((day) => day.slots)
}

async function findFreeTime(): Promise<string> {
  const slot = (await listSlots()).find(({ isFree }) => isFree)
  return slot?.startsAt ?? ''
}

const book = (startsAt: string, person = PERSON, visitor = browser) =>
  visitor.call('/api/bookings', { json: { startsAt, ...person } })

const claim = (fields: Record<string, unknown>, visitor = browser) =>
  visitor.call('/api/handle-calendly-booking', { json: { conversationId, ...fields } })

async function readConfirmation(response: Response) {
  expect(response.status).toBe(200)
  return CalendlyBookingReply.parse(await response.json()).confirmationMessage
}

async function bookFreeSlot() {
  const response = await book(await findFreeTime())
  expect(response.status).toBe(201)
  return BookSlotReply.parse(await response.json())
}

test('the widget of our own scheduler confirms with the true time, whatever the browser claims', async () => {
  const { eventUri, inviteeUri, scheduledTime } = await bookFreeSlot()
  expect(eventUri).toMatch(/^http:\/\/localhost\/api\/scheduled_events\/[0-9a-f-]{36}$/)
  const forged = '2030-01-01T00:00:00Z'
  const message = await readConfirmation(
    await claim({ eventUri, inviteeUri, scheduledTime: forged, inviteeName: 'Mallory' }),
  )
  expect(message.response).toBe(`Booked for ${scheduledTime}.`)
  const response = await browser.call(`/api/conversations/${conversationId}`)
  const view = ConversationView.parse(await response.json())
  expect(view.booking).toMatchObject({ status: 'confirmed', provider: 'embedded', scheduledTime })
  expect(view.booking?.manageKey).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}$/)
  expect(view.messages.at(-1)).toMatchObject({ id: message.messageId, role: 'assistant' })
  const [row] = await server.db
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  expect(row).toMatchObject({
    bookingStatus: 'confirmed',
    bookingReason: 'requested',
    contactName: 'Dana',
    email: PERSON.email,
  })
})

test('a report of Calendly is only a claim, with or without a time', async () => {
  for (const scheduledTime of [null, '2026-03-05T15:00:00Z']) {
    conversationId = await open()
    const event = `${CALENDLY}/${randomUUID()}`
    await readConfirmation(
      await claim({ eventUri: event, inviteeUri: `${event}/invitees/BBB`, scheduledTime }),
    )
    const response = await browser.call(`/api/conversations/${conversationId}`)
    const { booking } = ConversationView.parse(await response.json())
    expect(booking).toMatchObject({
      status: 'claimed',
      manageKey: null,
      scheduledTime: scheduledTime && new Date(scheduledTime).toISOString(),
    })
  }
})

test('the same report, twenty times at once, is confirmed once', async () => {
  const { eventUri, inviteeUri } = await bookFreeSlot()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => claim({ eventUri, inviteeUri })),
  )
  const messages = await Promise.all(answers.map(readConfirmation))
  expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(1)
  const response = await browser.call(`/api/conversations/${conversationId}`)
  expect(ConversationView.parse(await response.json()).messages).toHaveLength(2)
})

test('a booking belongs to one conversation, also when two report it at once', async () => {
  const { eventUri, inviteeUri } = await bookFreeSlot()
  const conversations = [conversationId, await open(), await open()]
  const answers = await Promise.all(
    conversations.map((id) => claim({ eventUri, inviteeUri, conversationId: id })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

const EVENT = `/api/scheduled_events/${randomUUID()}`
test.each([
  ['plain http', 'http://api.calendly.com/scheduled_events/A'],
  ['another host', 'https://api.calendly.com.evil.example/scheduled_events/A'],
  ['a user name in front', 'https://api.calendly.com@evil.example/scheduled_events/A'],
  ['a query', 'https://api.calendly.com/scheduled_events/A?x=1'],
  ['another path', 'https://api.calendly.com/users/A'],
  ['a slash at its end', 'https://api.calendly.com/scheduled_events/A/'],
  ['a scheduler elsewhere', `https://evil.example${EVENT}`],
])('an event address with %s is refused', async (_name, eventUri) => {
  const response = await claim({ eventUri, inviteeUri: `${eventUri}/invitees/${randomUUID()}` })
  expect(response.status).toBe(400)
})

test('an invitee of another event is refused', async () => {
  const response = await claim({
    eventUri: `${CALENDLY}/AAA`,
    inviteeUri: `${CALENDLY}/CCC/invitees/BBB`,
  })
  expect(response.status).toBe(400)
})

test('a booking that our scheduler never made does not exist', async () => {
  const eventUri = `http://localhost${EVENT}`
  const response = await claim({ eventUri, inviteeUri: `${eventUri}/invitees/${randomUUID()}` })
  expect(response.status).toBe(404)
})

test('without a conversation nothing happens', async () => {
  const event = `${CALENDLY}/AAA`
  const response = await browser.call('/api/handle-calendly-booking', {
    json: { eventUri: event, inviteeUri: `${event}/invitees/BBB` },
  })
  expect(response.status).toBe(400)
})

test('a call booked on the scheduler’s own page after a talk comes with that conversation', async () => {
  const said = { conversationId, message: 'A person, please.' }
  await browser.call('/api/bd-agent-conversation', { json: said })
  const { scheduledTime } = await bookFreeSlot()
  const response = await browser.call(`/api/conversations/${conversationId}`)
  const { booking } = ConversationView.parse(await response.json())
  expect(booking).toMatchObject({ status: 'confirmed', scheduledTime })
  const [row] = await server.db
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  expect(row).toMatchObject({ bookingReason: 'requested', email: PERSON.email })
})

test('the link in the mail still opens a call whose widget reported it afterwards', async () => {
  const { manageKey, eventUri, inviteeUri } = await bookFreeSlot()
  const response = await claim({ eventUri, inviteeUri })
  const { booking } = CalendlyBookingReply.parse(await response.json())
  expect(booking.manageKey).toBe(manageKey)
  const managed = await browser.call('/api/booking', {
    headers: { authorization: `Bearer ${manageKey}` },
  })
  expect(managed.status).toBe(200)
})
