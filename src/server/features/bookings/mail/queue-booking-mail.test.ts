import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ServerConfig } from '#server/deps.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import type { BookingOccasion } from '#server/features/bookings/mail/compose-booking-mail.ts'
import { queueBookingMail } from '#server/features/bookings/mail/queue-booking-mail.ts'
import { composeManageKey } from '#server/features/conversations/manage-key.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { storeBooking } from '#tests/support/stored-booking.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const SMTP = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'calls@firm.example' }
const CONFIG: Partial<ServerConfig> = {
  ...SMTP,
  notifyEmail: 'sales@firm.example',
  siteUrl: 'https://firm.example',
}

let server: Awaited<ReturnType<typeof createTestApp>>
let now = new Date('2026-11-20T10:00:00Z')

beforeAll(async () => {
  server = await createTestApp({ clock: () => now })
})
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  await server.db.delete(outboxMessages)
  await server.db.delete(bookings)
})
afterAll(() => server.close())

function queue(
  booking: BookingRow,
  occasion: BookingOccasion,
  config: Partial<ServerConfig> = CONFIG,
) {
  const deps = { ...server.deps, config: { ...server.deps.config, ...config } }
  return server.db.transaction((transaction) =>
    queueBookingMail(deps, transaction, { booking, occasion }),
  )
}

const listMessages = () =>
  server.db
    .select()
    .from(outboxMessages)
    .orderBy(outboxMessages.audience, asc(outboxMessages.createdAt))

test('a booking tells the visitor and staff, each with an own calendar file and never with the other’s link', async () => {
  const booking = await storeBooking(server.db)
  await queue(booking, 'confirmed')
  const [staff, visitor] = await listMessages()
  expect(visitor).toMatchObject({
    audience: 'visitor',
    recipient: 'ana@acme.example',
    status: 'waiting',
    bookingId: booking.id,
    attachments: [{ fileName: 'call.ics', contentType: expect.stringContaining('method=REQUEST') }],
  })
  const manageUrl = `https://firm.example/booking#${composeManageKey(server.deps.config.authSecret, booking.id)}`
  expect(visitor?.text).toContain(manageUrl)
  expect(JSON.stringify(visitor)).not.toContain('/admin/brief')
  expect(staff).toMatchObject({
    audience: 'staff',
    recipient: 'sales@firm.example',
    status: 'waiting',
    attachments: [{ contentType: expect.stringContaining('method=PUBLISH') }],
  })
  expect(staff?.text).toContain(`https://firm.example/admin/brief?booking=${booking.id}`)
  expect(JSON.stringify(staff)).not.toContain('/booking#')
})

test('nothing that was typed into the form goes to the address that was typed there', async () => {
  await queue(
    await storeBooking(server.db, { name: 'Buy pills', company: 'at x.example' }),
    'confirmed',
  )
  const [, visitor] = await listMessages()
  expect(`${visitor?.subject}${visitor?.text}`).not.toMatch(/Buy pills|x\.example/)
})

test('the same news twice is one message, for each of both', async () => {
  const booking = await storeBooking(server.db)
  await queue(booking, 'confirmed')
  await Promise.all([queue(booking, 'confirmed'), queue(booking, 'confirmed')])
  expect(await listMessages()).toHaveLength(2)
})

test('a call that moves there and back is told each time', async () => {
  const booking = await storeBooking(server.db)
  for (const moves of [1, 2, 3]) await queue({ ...booking, moves }, 'rescheduled')
  expect(await listMessages()).toHaveLength(6)
})

test('a move names the time before it, from the ledger', async () => {
  const booking = await storeBooking(server.db, { timeZone: 'America/New_York' })
  const inviteeUri = booking.inviteeUri ?? ''
  const history = { inviteeUri, source: 'visitor', endsAt: '2026-11-26T13:30:00Z' } as const
  const invitee = { name: '', email: booking.email, company: '', timeZone: 'America/New_York' }
  const links = { join: null, reschedule: null, cancel: null }
  const moved = await server.db.transaction((transaction) =>
    recordEvents(server.deps, transaction, booking.id, [
      {
        ...history,
        kind: 'created',
        at: '2026-11-20T09:00:00Z',
        startsAt: '2026-11-26T13:00:00Z',
        oldInviteeUri: null,
        invitee,
        links,
      },
      {
        ...history,
        kind: 'moved',
        at: '2026-11-20T09:30:00Z',
        startsAt: '2026-11-27T15:00:00Z',
        endsAt: '2026-11-27T15:30:00Z',
      },
    ]),
  )
  await queue(moved, 'rescheduled')
  for (const { text } of await listMessages()) {
    expect(text).toContain('Old time: Thursday, November 26, 2026, 8:00 AM\n')
    expect(text).toContain('New time: Friday, November 27, 2026, 10:00 AM to 10:30 AM')
  }
})

test('Calendly writes to its invitees itself, so only staff are told', async () => {
  const inviteeUri = `https://api.calendly.com/scheduled_events/E/invitees/${randomUUID()}`
  const booking = await storeBooking(server.db, {
    provider: 'calendly',
    inviteeUri,
    startsAt: null,
    endsAt: null,
    blockedUntil: null,
  })
  await queue(booking, 'confirmed')
  expect(await listMessages()).toMatchObject([{ audience: 'staff', attachments: [] }])
})

test('without a mail server all is kept to be read; without NOTIFY_EMAIL what is for staff always is', async () => {
  const booking = await storeBooking(server.db)
  const unset = { smtpUrl: undefined, notifyEmail: undefined }
  await queue(booking, 'confirmed', { ...CONFIG, ...unset })
  expect(await listMessages()).toMatchObject([{ status: 'kept' }, { status: 'kept' }])
  await queue(booking, 'cancelled', { ...CONFIG, notifyEmail: undefined })
  const messages = await listMessages()
  expect(messages.map(({ audience, status }) => [audience, status])).toEqual([
    ['staff', 'kept'],
    ['staff', 'kept'],
    ['visitor', 'kept'],
    ['visitor', 'waiting'],
  ])
})

test('a clock that runs behind does not put the later message first', async () => {
  const booking = await storeBooking(server.db)
  await queue(booking, 'confirmed')
  now = new Date(now.getTime() - 60_000)
  await queue({ ...booking, status: 'cancelled' }, 'cancelled')
  const rows = await server.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.audience, 'visitor'))
    .orderBy(outboxMessages.createdAt)
  expect(rows.map(({ subject }) => subject.split(':')[0])).toEqual(['Confirmed', 'Canceled'])
})

test('a zone that is none here is shown as the firm’s time', async () => {
  await queue(await storeBooking(server.db, { timeZone: 'Mars/Olympus' }), 'confirmed')
  const [, visitor] = await listMessages()
  expect(visitor?.subject).toContain('8:00 AM (America/New_York)')
})

test('a refused transaction leaves no message', async () => {
  const booking = await storeBooking(server.db)
  const failing = server.db.transaction(async (transaction) => {
    await queueBookingMail(server.deps, transaction, { booking, occasion: 'confirmed' })
    throw new Error('the slot was taken')
  })
  await expect(failing).rejects.toThrow('the slot was taken')
  expect(await listMessages()).toEqual([])
})
