import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AdminOutboxReply } from '#contract/admin-bookings.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { type OutboxMessage, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { storeBooking } from '#tests/support/stored-booking.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }
const SMTP = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'calls@firm.example' }
const NOW = new Date()

let server: Awaited<ReturnType<typeof createTestApp>>
let admin: TestBrowser

beforeAll(async () => {
  server = await createTestApp({ config: SMTP })
  await createAdmin(server.deps, ADMIN)
  admin = createTestBrowser(server.app)
  await admin.call('/api/auth/sign-in/email', { json: ADMIN })
})
beforeEach(async () => {
  await server.db.delete(outboxMessages)
})
afterAll(() => server.close())

async function storeMessage(overrides: Partial<OutboxMessage> = {}): Promise<string> {
  const id = randomUUID()
  await server.db.insert(outboxMessages).values({
    id,
    dedupeKey: id,
    audience: 'visitor',
    recipient: 'ana@acme.example',
    subject: 'Confirmed',
    text: 'Your call is confirmed.\n',
    attachments: [{ fileName: 'call.ics', contentType: 'text/calendar', content: 'secret' }],
    status: 'failed',
    attempts: 12,
    error: 'nobody listened',
    nextAttemptAt: NOW,
    createdAt: NOW,
    ...overrides,
  })
  return id
}

const list = async () =>
  AdminOutboxReply.parse(await (await admin.call('/api/admin/outbox')).json())
const sendAgain = (id: string, browser = admin) =>
  browser.call(`/api/admin/outbox/${id}/send-again`, { method: 'POST' })

test('staff read what was sent and what was not, newest first, without the files', async () => {
  await storeMessage({ createdAt: new Date(NOW.getTime() - 1_000), subject: 'Older' })
  await storeMessage({ status: 'sent', sentAt: NOW, error: null, subject: 'Newer' })
  const reply = await list()
  expect(reply.is_sending).toBe(true)
  expect(reply.messages.map(({ subject, status, error }) => [subject, status, error])).toEqual([
    ['Newer', 'sent', null],
    ['Older', 'failed', 'nobody listened'],
  ])
  expect(reply.messages[0]).toMatchObject({
    recipient: 'ana@acme.example',
    text: 'Your call is confirmed.\n',
    attachments: [{ file_name: 'call.ics', content_type: 'text/calendar' }],
    sent_at: NOW.toISOString(),
  })
  expect(JSON.stringify(reply)).not.toContain('secret')
})

test('the list ends after 50', async () => {
  await Promise.all(Array.from({ length: 51 }, () => storeMessage()))
  expect((await list()).messages).toHaveLength(50)
})

test('nobody else may read or send', async () => {
  const id = await storeMessage()
  const stranger = createTestBrowser(server.app)
  expect((await stranger.call('/api/admin/outbox')).status).toBe(401)
  expect((await sendAgain(id, stranger)).status).toBe(401)
  expect((await list()).messages[0]?.status).toBe('failed')
})

test('a message that was given up on is sent again, with all its attempts before it', async () => {
  const wake = vi.spyOn(server.deps.jobs, 'wake')
  const id = await storeMessage()
  expect((await sendAgain(id)).status).toBe(204)
  expect((await list()).messages).toMatchObject([
    { id, status: 'waiting', attempts: 0, error: null },
  ])
  expect(wake).toHaveBeenCalledWith('outbox')
})

test.each(['sent', 'waiting', 'kept'] as const)(
  'one that is %s is not sent again',
  async (status) => {
    const id = await storeMessage({ status })
    const refused = await sendAgain(id)
    expect(refused.status).toBe(409)
    expect((await list()).messages).toMatchObject([{ status }])
  },
)

test('one that a later message about the booking has replaced is not sent again', async () => {
  const { id: bookingId } = await storeBooking(server.db)
  const id = await storeMessage({ bookingId })
  await storeMessage({ bookingId, createdAt: new Date(NOW.getTime() + 1), status: 'sent' })
  const refused = await sendAgain(id)
  expect(refused.status).toBe(409)
  expect((await refused.json()).error.message).toContain('A later message')
})

test('one that does not exist is not found', async () => {
  expect((await sendAgain(randomUUID())).status).toBe(404)
  expect((await sendAgain('x')).status).toBe(400)
})
