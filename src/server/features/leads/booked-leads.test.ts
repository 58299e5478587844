import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { cancelled, created, openStaffDesk } from '#tests/support/staff-desk.ts'

let desk: Awaited<ReturnType<typeof openStaffDesk>>

beforeAll(async () => {
  desk = await openStaffDesk()
})
beforeEach(async () => {
  await desk.clear()
  const { db } = desk.server
  for (const table of [diagnosticConversations, leads, deliveries, outboxMessages]) {
    await db.delete(table)
  }
})
afterAll(() => desk.server.close())

const TOLD = { name: 'Ingrid Solheim', email: 'Ingrid@Harbor.example', company: 'Harbor' }
const listNews = async () => {
  const rows = await desk.server.db.select().from(deliveries).orderBy(deliveries.createdAt)
  return rows.map(({ event }) => event).toSorted()
}

test('whoever books out of a conversation is a lead by what the calendar was told', async () => {
  const conversationId = await desk.talk('Hello.')
  await desk.book([created], TOLD, conversationId)
  const [lead, ...others] = await desk.server.db.select().from(leads)
  expect(others).toEqual([])
  expect(lead).toMatchObject({ email: 'ingrid@harbor.example', name: 'Ingrid Solheim' })
  const [talk] = await desk.server.db.select().from(diagnosticConversations)
  expect(talk?.leadId).toBe(lead?.id)
  expect(await listNews()).toEqual(['booking.confirmed', 'lead.created'])
  const reply = await (await desk.staff.call(`/api/admin/leads/${lead?.id}`)).json()
  expect(reply.bookings).toMatchObject([{ status: 'confirmed', conversation_id: conversationId }])
  expect(reply.conversations).toMatchObject([{ id: conversationId, booking_status: 'confirmed' }])
})

test('a move and a cancellation are told once each, however often they are recorded', async () => {
  const conversationId = await desk.talk('Hello.')
  const booking = await desk.book([created], TOLD, conversationId)
  const inviteeUri = booking.inviteeUri ?? ''
  const moved = {
    kind: 'moved' as const,
    source: 'visitor' as const,
    at: '2026-11-22T10:00:00.000Z',
    inviteeUri,
    startsAt: '2026-11-25T15:00:00.000Z',
    endsAt: '2026-11-25T15:30:00.000Z',
  }
  const record = (event: Parameters<typeof recordEvents>[3][number]) =>
    desk.server.db.transaction((transaction) =>
      recordEvents(desk.server.deps, transaction, booking.id, [event]),
    )
  await record(moved)
  await record(moved)
  const cancellation = cancelled(inviteeUri, {})
  await record(cancellation)
  await record(cancellation)
  expect(await listNews()).toEqual([
    'booking.cancelled',
    'booking.confirmed',
    'booking.rescheduled',
    'lead.created',
  ])
  const [news] = await desk.server.db
    .select()
    .from(deliveries)
    .where(eq(deliveries.event, 'booking.rescheduled'))
  expect(news?.payload).toMatchObject({
    type: 'booking.rescheduled',
    data: {
      lead: { email: 'ingrid@harbor.example' },
      conversation: { id: conversationId },
      booking: { id: booking.id, starts_at: '2026-11-25T15:00:00.000Z' },
    },
  })
})

test('a calendar that was merely offered tells nobody of anything', async () => {
  const conversationId = await desk.talk('Hello.')
  await desk.server.db.transaction(async (transaction) => {
    const { offerBooking } = await import('#server/features/bookings/ledger/open-booking.ts')
    await offerBooking(desk.server.deps, transaction, { id: conversationId, ownerHash: 'x' })
  })
  expect(await listNews()).toEqual([])
  expect(await desk.server.db.select().from(leads)).toEqual([])
})
