import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BookSlotReply } from '#contract/bookings.ts'
import { ConversationView } from '#contract/conversations.ts'
import { offerBooking } from '#server/features/bookings/ledger/open-booking.ts'
import { bookingEvents } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { createBookingVisitor, readManaged, readRefusal } from '#tests/support/manage-booking.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const OPENING = new Date('2026-03-02T05:00:00.000Z')
const BUFFER_MINUTES = 30

let server: Awaited<ReturnType<typeof createTestApp>>
let visitor: ReturnType<typeof createBookingVisitor>
let now = OPENING

beforeAll(async () => {
  server = await createTestApp({
    clock: () => now,
    config: { bookingBufferMinutes: BUFFER_MINUTES },
  })
  visitor = createBookingVisitor(server.app)
})
beforeEach(() => {
  now = OPENING
})
afterAll(() => server.close())

const listEvents = (bookingId: string) =>
  server.db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.at))

const countMails = async (bookingId: string) =>
  (await server.db.select().from(outboxMessages).where(eq(outboxMessages.bookingId, bookingId)))
    .length

const addMinutes = (time: string, minutes: number) =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString()

test('the holder of the key reads the booking', async () => {
  const { manageKey, startsAt } = await visitor.bookFirstFree()
  const response = await visitor.call('/api/booking', manageKey)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await readManaged(response)).toMatchObject({
    status: 'confirmed',
    startsAt,
    endsAt: addMinutes(startsAt, 30),
    email: 'dana@harbor.example',
    canChange: true,
  })
})

test('a moved booking has its new time, gives its old one back, and tells both', async () => {
  const { manageKey, id, startsAt } = await visitor.bookFirstFree()
  const target = (await visitor.listFreeTimes()).at(-1) ?? ''
  const moved = await readManaged(await visitor.move(manageKey, target))
  expect(moved).toMatchObject({ status: 'rescheduled', startsAt: target, canChange: true })
  expect(await visitor.listFreeTimes()).toContain(startsAt)
  expect(await visitor.listFreeTimes()).not.toContain(target)
  const events = await listEvents(id)
  expect(events.map(({ kind, source }) => [kind, source])).toEqual([
    ['created', 'provider'],
    ['moved', 'visitor'],
  ])
})

test('what happens while the clock stands still keeps its order', async () => {
  const { manageKey, id } = await visitor.bookFirstFree()
  const targets = (await visitor.listFreeTimes()).slice(-3)
  for (const target of targets) await readManaged(await visitor.move(manageKey, target))
  expect((await readManaged(await visitor.call('/api/booking', manageKey))).startsAt).toBe(
    targets.at(-1),
  )
  expect(await readManaged(await visitor.cancel(manageKey))).toMatchObject({ status: 'cancelled' })
  const times = (await listEvents(id)).map(({ at }) => at.getTime())
  expect(times).toEqual([0, 1, 2, 3, 4].map((ms) => OPENING.getTime() + ms))
})

test('each move and the cancellation queue their own mails', async () => {
  const { manageKey, id } = await visitor.bookFirstFree()
  const counts = [await countMails(id)]
  await visitor.move(manageKey, (await visitor.listFreeTimes()).at(-1) ?? '')
  counts.push(await countMails(id))
  await visitor.cancel(manageKey)
  counts.push(await countMails(id))
  const [first = 0] = counts
  expect(first).toBeGreaterThan(0)
  expect(counts).toEqual([first, 2 * first, 3 * first])
})

test('a booking is in nobody’s way when it moves into its own time or pause', async () => {
  const { manageKey, startsAt } = await visitor.bookFirstFree()
  const next = addMinutes(startsAt, 30)
  expect(await visitor.listFreeTimes()).not.toContain(next)
  expect(await visitor.listFreeTimes(manageKey)).toContain(next)
  expect(await readManaged(await visitor.move(manageKey, next))).toMatchObject({ startsAt: next })
})

test('whoever moves the call from another zone is written to in that one', async () => {
  const { manageKey } = await visitor.bookFirstFree()
  const targets = (await visitor.listFreeTimes()).slice(-2)
  const [first = '', second = ''] = targets
  const moved = await readManaged(await visitor.move(manageKey, first, 'Asia/Tokyo'))
  expect(moved.timeZone).toBe('Asia/Tokyo')
  expect((await readManaged(await visitor.move(manageKey, second))).timeZone).toBe('Asia/Tokyo')
})

test('a move to where the booking already is changes nothing', async () => {
  const { manageKey, id, startsAt } = await visitor.bookFirstFree()
  expect(await readManaged(await visitor.move(manageKey, startsAt))).toMatchObject({
    status: 'confirmed',
  })
  expect(await listEvents(id)).toHaveLength(1)
})

test('a move into another booking, or into the pause before it, is refused', async () => {
  const other = await visitor.bookFirstFree()
  const { manageKey, startsAt } = await visitor.bookFirstFree()
  for (const target of [other.startsAt, addMinutes(other.startsAt, 30)]) {
    expect(await readRefusal(await visitor.move(manageKey, target))).toMatchObject({
      status: 409,
      code: 'slot_taken',
    })
  }
  expect(await readManaged(await visitor.call('/api/booking', manageKey))).toMatchObject({
    startsAt,
  })
})

test('a move to a time that is not offered, or too soon, is refused', async () => {
  const { manageKey, startsAt } = await visitor.bookFirstFree()
  now = new Date(addMinutes(startsAt, -60))
  for (const target of [
    addMinutes(startsAt, 30),
    addMinutes(startsAt, 10),
    '2026-03-07T15:00:00Z',
  ]) {
    expect(await readRefusal(await visitor.move(manageKey, target))).toMatchObject({
      status: 400,
      message: 'This time isn’t available. Pick one from the list.',
    })
  }
})

test('a cancelled booking gives its time back and stays cancelled, however often it is cancelled', async () => {
  const { manageKey, id, startsAt } = await visitor.bookFirstFree()
  const replies = await Promise.all([1, 2, 3].map(() => visitor.cancel(manageKey, 'Ill.')))
  for (const reply of replies) {
    expect(await readManaged(reply)).toMatchObject({ status: 'cancelled', canChange: false })
  }
  expect(await visitor.listFreeTimes()).toContain(startsAt)
  const events = await listEvents(id)
  expect(events).toHaveLength(2)
  expect(events[1]?.event).toMatchObject({ kind: 'cancelled', reason: 'Ill.' })
  expect(await readRefusal(await visitor.move(manageKey, startsAt))).toEqual({
    status: 409,
    code: 'conflict',
    message: 'This booking was canceled.',
  })
})

test('a call whose time has come is neither moved nor cancelled', async () => {
  const { manageKey, startsAt } = await visitor.bookFirstFree()
  now = new Date(startsAt)
  const later = (await visitor.listFreeTimes()).at(-1) ?? ''
  for (const response of [await visitor.move(manageKey, later), await visitor.cancel(manageKey)]) {
    expect(await readRefusal(response)).toMatchObject({ status: 409, code: 'conflict' })
  }
  expect(await readManaged(await visitor.call('/api/booking', manageKey))).toMatchObject({
    status: 'confirmed',
    canChange: false,
  })
})

test('twenty moves are enough', async () => {
  const { manageKey } = await visitor.bookFirstFree()
  const [one = '', other = ''] = (await visitor.listFreeTimes()).slice(-2)
  for (let count = 0; count < 20; count += 1) {
    expect((await visitor.move(manageKey, count % 2 === 0 ? one : other)).status).toBe(200)
  }
  expect(await readRefusal(await visitor.move(manageKey, one))).toMatchObject({ code: 'conflict' })
  expect((await visitor.cancel(manageKey)).status).toBe(200)
})

test('what becomes of a booking shows in the conversation that it came from', async () => {
  const browser = createTestBrowser(server.app)
  const created = await browser.call('/api/create-conversation', { json: {} })
  const { conversationId } = await created.json()
  const readView = async () => {
    const response = await browser.call(`/api/conversations/${conversationId}`)
    return ConversationView.parse(await response.json()).booking
  }
  const reference = await offerCalendar(conversationId)
  const [first = '', ...others] = await visitor.listFreeTimes()
  const booked = await browser.call('/api/bookings', {
    json: { startsAt: first, name: 'Dana', email: 'dana@harbor.example', reference },
  })
  const { manageKey } = BookSlotReply.parse(await booked.json())
  expect(await readView()).toMatchObject({ status: 'confirmed', scheduledTime: first, manageKey })
  const target = others.at(-1) ?? ''
  await visitor.move(manageKey, target)
  expect(await readView()).toMatchObject({ status: 'rescheduled', scheduledTime: target })
  await visitor.cancel(manageKey)
  expect(await readView()).toMatchObject({ status: 'cancelled' })
})

async function offerCalendar(conversationId: string): Promise<string> {
  const { reference } = await server.db.transaction(async (transaction) => {
    const [conversation] = await transaction
      .select()
      .from(diagnosticConversations)
      .where(eq(diagnosticConversations.id, conversationId))
    if (!conversation) throw new Error('The conversation was not stored.')
    return offerBooking(server.deps, transaction, conversation)
  })
  return reference
}
