import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BookingEvent } from '#domain/booking-event.ts'
import { offerBooking } from '#server/features/bookings/ledger/open-booking.ts'
import { recordProviderEvents } from '#server/features/bookings/ledger/record-provider-events.ts'
import { listBookingEvents } from '#server/features/inbox/bookings/read-bookings.ts'
import { bookingEvents, bookings } from '#server/platform/db/schema/bookings.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const NINE = '2026-03-02T09:00:00.000Z'
const TEN = '2026-03-02T10:00:00.000Z'
const CALL = '2026-03-05T10:00:00.000Z'
const CALL_END = '2026-03-05T10:30:00.000Z'
const PERSON = { name: 'Dana', email: 'dana@harbor.example', company: '', timeZone: '' }
const NO_LINKS = { join: null, reschedule: null, cancel: null }

let server: Awaited<ReturnType<typeof createTestApp>>

beforeAll(async () => {
  server = await createTestApp({ clock: () => new Date(TEN) })
})
beforeEach(async () => {
  await server.db.delete(outboxMessages)
  await server.db.delete(bookings)
})
afterAll(() => server.close())

const createInvitee = () =>
  `https://api.calendly.com/scheduled_events/${randomUUID()}/invitees/${randomUUID()}`

const tell = (events: readonly BookingEvent[], reference: string | null = null) =>
  recordProviderEvents(server.deps, { events, reference, utm: null })

async function offerCalendar(browser: TestBrowser) {
  const response = await browser.call('/api/create-conversation', { json: {} })
  const { conversationId } = await response.json()
  const conversation = { id: conversationId, ownerHash: '' }
  const { reference } = await server.db.transaction((transaction) =>
    offerBooking(server.deps, transaction, conversation),
  )
  return { conversationId, reference }
}

const created = (inviteeUri: string, at: string, oldInviteeUri: string | null = null) => ({
  kind: 'created' as const,
  source: 'provider' as const,
  at,
  inviteeUri,
  startsAt: CALL,
  endsAt: CALL_END,
  oldInviteeUri,
  invitee: PERSON,
  links: NO_LINKS,
})
const cancelled = (inviteeUri: string, isMove: boolean) => ({
  kind: 'cancelled' as const,
  source: 'provider' as const,
  at: TEN,
  inviteeUri,
  isMove,
  oldInviteeUri: null,
  newInviteeUri: null,
  reason: '',
})

test('a creation that an earlier message told without the move it came by is completed by one that tells it', async () => {
  const [first, second] = [createInvitee(), createInvitee()]
  // The cancellation describes its invitee again, and leaves out whom it followed.
  await tell([created(second, TEN), cancelled(second, false)])
  await tell([created(first, NINE)])
  await tell([cancelled(first, true)])
  const booking = await tell([created(second, TEN, first)])
  expect(booking).toMatchObject({ status: 'cancelled', inviteeUri: second, moves: 1 })
  expect(await server.db.select().from(bookings)).toHaveLength(1)
})

test('a second booking under one reference is of its conversation, though the reference comes with a later message', async () => {
  const { conversationId, reference } = await offerCalendar(createTestBrowser(server.app))
  const [first, second] = [createInvitee(), createInvitee()]
  await tell([created(first, NINE)], reference)
  expect(await tell([cancelled(second, false)])).toMatchObject({ conversationId: null })
  const booking = await tell([created(second, NINE)], reference)
  expect(booking).toMatchObject({ status: 'cancelled', conversationId })
})

test('a booking keeps its id, which stands in the link to its brief, when its widget reports it later', async () => {
  const browser = createTestBrowser(server.app)
  const { conversationId, reference } = await offerCalendar(browser)
  const invitee = createInvitee()
  const { id } = await tell([created(invitee, NINE)])
  const json = { conversationId, inviteeUri: invitee, eventUri: invitee.split('/invitees/')[0] }
  const { status } = await browser.call('/api/handle-calendly-booking', { json })
  expect(status).toBe(200)
  const rows = await server.db.select().from(bookings)
  // What was handed out with the calendar names the booking from now on.
  expect(rows).toMatchObject([{ id, conversationId, reference, status: 'confirmed' }])
})

test('a booking that turns out to be the one that was told of keeps its id, and staff read of it once', async () => {
  const browser = createTestBrowser(server.app)
  const { conversationId } = await offerCalendar(browser)
  const [first, second] = [createInvitee(), createInvitee()]
  const json = { conversationId, inviteeUri: first, eventUri: first.split('/invitees/')[0] }
  await browser.call('/api/handle-calendly-booking', { json })
  const { id } = await tell([created(second, TEN)])
  await tell([{ ...cancelled(first, true), newInviteeUri: second }])
  const rows = await server.db.select().from(bookings)
  expect(rows).toMatchObject([{ id, conversationId, status: 'rescheduled', inviteeUri: second }])
  expect(await server.db.select().from(outboxMessages)).toHaveLength(1)
})

test('a reference that was handed out names its conversation whatever became of its row', async () => {
  const browser = createTestBrowser(server.app)
  const { conversationId, reference } = await offerCalendar(browser)
  const [first, second, other] = [createInvitee(), createInvitee(), createInvitee()]
  const claim = (inviteeUri: string) => {
    const json = { conversationId, inviteeUri, eventUri: inviteeUri.split('/invitees/')[0] }
    return browser.call('/api/handle-calendly-booking', { json })
  }
  await claim(first)
  await tell([created(second, TEN)])
  await claim(second)
  await tell([{ ...cancelled(first, true), newInviteeUri: second }])
  expect(await tell([created(other, TEN)], reference)).toMatchObject({ conversationId })
})

test('an event that is told twice in the same words is kept once', async () => {
  const invitee = createInvitee()
  await tell([created(invitee, NINE)])
  await tell([created(invitee, NINE)])
  expect(await server.db.select().from(bookingEvents)).toHaveLength(1)
})

test('staff read one line of a creation that two messages tell in different words', async () => {
  const [first, second] = [createInvitee(), createInvitee()]
  await tell([created(second, TEN)])
  const { id } = await tell([created(second, TEN, first)])
  const history = await listBookingEvents(server.db, id)
  expect(history).toMatchObject([{ kind: 'created', detail: 'moved from another time' }])
})
