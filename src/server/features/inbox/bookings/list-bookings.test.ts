import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AdminConversationsReply } from '#contract/admin.ts'
import { AdminBookingReply, AdminBookingsReply } from '#contract/admin-bookings.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { cancelled, claimed, created, NOW, openStaffDesk } from '#tests/support/staff-desk.ts'

let desk: Awaited<ReturnType<typeof openStaffDesk>>

beforeAll(async () => {
  desk = await openStaffDesk()
})
beforeEach(() => desk.clear())
afterAll(() => desk.server.close())

async function readList() {
  return AdminBookingsReply.parse(await (await desk.staff.call('/api/admin/bookings')).json())
}

function say(id: string, json: unknown) {
  return desk.staff.call(`/api/admin/bookings/${id}/outcome`, { json })
}

test('upcoming calls come soonest first, claims stand apart, and the rest is latest first', async () => {
  const at = (startsAt: string) => desk.book([created], { startsAt, name: startsAt.slice(8, 13) })
  await at('2026-11-25T15:00:00.000Z')
  await at('2026-11-23T09:45:00.000Z')
  await at('2026-11-20T15:00:00.000Z')
  await at('2026-11-19T15:00:00.000Z')
  await desk.book([created, cancelled], { startsAt: '2026-11-26T15:00:00.000Z', name: 'gone' })
  await desk.book([claimed], { name: 'waiting' })
  await desk.book([claimed], { name: 'expired', at: '2026-11-22T09:59:00.000Z' })
  await desk.book([])
  const list = await readList()
  expect(list.upcoming.map(({ name }) => name)).toEqual(['23T09', '25T15'])
  expect(list.others.map(({ name }) => name)).toEqual(['gone', '20T15', '19T15'])
  expect(new Set(list.unconfirmed.map(({ name, status }) => `${name} ${status}`))).toEqual(
    new Set(['waiting claimed', 'expired expired']),
  )
  expect(list.counts).toEqual({
    upcoming: 2,
    claims_waiting: 1,
    claims_expired: 1,
    held: 0,
    no_show: 0,
    offered_unused: 1,
  })
  expect(list.last_provider_message_at).toBeNull()
})

test('a booking is read with its history, oldest first, and an unknown one is not found', async () => {
  const { id } = await desk.book([cancelled, created])
  const reply = await desk.staff.call(`/api/admin/bookings/${id}`)
  const { booking, events } = AdminBookingReply.parse(await reply.json())
  expect(booking).toMatchObject({ status: 'cancelled', moves: 0, time_zone: 'America/Chicago' })
  expect(events.map(({ kind, source, detail }) => [kind, source, detail])).toEqual([
    ['created', 'provider', ''],
    ['cancelled', 'visitor', 'A trip came up.'],
  ])
  for (const path of ['', '/brief']) {
    const unknown = `/api/admin/bookings/${desk.server.deps.createId()}${path}`
    expect((await desk.staff.call(unknown)).status).toBe(404)
  }
  expect((await say(desk.server.deps.createId(), { outcome: 'held' })).status).toBe(404)
  expect((await desk.staff.call('/api/admin/bookings/not-an-id/brief')).status).toBe(400)
})

test('the list of conversations names the newest booking, and not a calendar that was only offered', async () => {
  const conversationId = await desk.talk('Maya Okafor, harborfreightco.com')
  const readId = async () => {
    const reply = await desk.staff.call('/api/admin/conversations')
    const { conversations } = AdminConversationsReply.parse(await reply.json())
    return conversations.find(({ id }) => id === conversationId)?.booking_id
  }
  await desk.book([], {}, conversationId)
  expect(await readId()).toBeNull()
  await desk.server.db.delete(bookings)
  const { id } = await desk.book([claimed], {}, conversationId)
  desk.setTime(new Date(NOW.getTime() + 1))
  await desk.book([], {}, conversationId)
  expect(await readId()).toBe(id)
})
