import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AdminBookingReply } from '#contract/admin-bookings.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { cancelled, claimed, created, NOW, openStaffDesk } from '#tests/support/staff-desk.ts'

const RICH = ["I'm Maya Okafor, harborfreightco.com", 'It takes us 45 hours a week by hand']

let desk: Awaited<ReturnType<typeof openStaffDesk>>

beforeAll(async () => {
  desk = await openStaffDesk()
})
beforeEach(() => desk.clear())
afterAll(() => desk.server.close())

function say(id: string, json: unknown) {
  return desk.staff.call(`/api/admin/bookings/${id}/outcome`, { json })
}

test.each([
  ['held', 'held', null],
  ['no_show', 'no_show', null],
  ['won', 'held', 'won'],
  ['lost', 'held', 'lost'],
] as const)('one click says %s', async (outcome, status, kept) => {
  const { id } = await desk.book([created], {})
  const reply = await say(id, { outcome })
  const { booking, events } = AdminBookingReply.parse(await reply.json())
  expect(booking).toMatchObject({ status, outcome: kept })
  expect(events.at(-1)).toMatchObject({ kind: outcome, source: 'staff' })
})

test('the last click counts, also within one moment', async () => {
  const { id } = await desk.book([created], {})
  for (const outcome of ['won', 'no_show', 'lost', 'held', 'won', 'held'])
    await say(id, { outcome })
  const [row] = await desk.server.db.select().from(bookings).where(eq(bookings.id, id))
  expect(row).toMatchObject({ status: 'held', outcome: null })
})

test('whether the score was right is kept with the score that it was said of', async () => {
  const { id } = await desk.book([created], {}, await desk.talk(...RICH))
  await say(id, { was_score_right: true })
  const reply = await say(id, { was_score_right: false })
  const { booking, events } = AdminBookingReply.parse(await reply.json())
  expect(booking).toMatchObject({ was_score_right: false, judged_score: booking.lead_score })
  expect(booking.status).toBe('confirmed')
  expect(events).toHaveLength(1)
  const [row] = await desk.server.db.select().from(bookings).where(eq(bookings.id, id))
  expect(row?.judgedAt).toEqual(NOW)
})

test('nothing can be said of a call that was cancelled or never confirmed', async () => {
  const gone = await desk.book([created, cancelled])
  const hoped = await desk.book([claimed])
  const shown = await desk.book([])
  for (const [id, words] of [
    [gone.id, 'This booking was canceled.'],
    [hoped.id, 'This booking was never confirmed.'],
    [shown.id, 'This booking was never confirmed.'],
  ] as const) {
    const reply = await say(id, { outcome: 'held', was_score_right: true })
    expect(reply.status).toBe(409)
    expect((await reply.json()).error.message).toBe(words)
  }
})

test('there is no score to judge where there was no conversation', async () => {
  const { id } = await desk.book([created])
  const reply = await say(id, { outcome: 'held', was_score_right: true })
  expect(reply.status).toBe(409)
  const [row] = await desk.server.db.select().from(bookings).where(eq(bookings.id, id))
  expect(row).toMatchObject({ status: 'confirmed', wasScoreRight: null })
})

test('a click that says nothing is refused', async () => {
  const { id } = await desk.book([created])
  expect((await say(id, {})).status).toBe(400)
  expect((await say(id, { outcome: 'maybe' })).status).toBe(400)
})
