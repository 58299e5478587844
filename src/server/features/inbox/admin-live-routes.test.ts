import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { insertBooking, recordShowing } from '#server/features/bookings/ledger/open-booking.ts'
import { adminLiveRoutes } from '#server/features/inbox/routes.ts'
import { session, user, userRoles } from '#server/platform/db/schema/auth.ts'
import { openLiveSite, QUICK_PACE, RESYNC } from '#tests/support/live-site.ts'
import { createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const LIVE = '/api/admin/live'

let site: Awaited<ReturnType<typeof openLiveSite>>
let staff: TestBrowser

beforeAll(async () => {
  site = await openLiveSite()
})
beforeEach(async () => {
  staff = await site.signIn()
})
afterEach(() => site.clear())
afterAll(() => site.close())

/** The same call, with what takes a minute happening at once. */
const listenQuickly = (from = staff) =>
  site.listen('/admin/live', from, adminLiveRoutes(site.server.deps, QUICK_PACE))

test('staff at another process hear of a new conversation and of each message', async () => {
  const streams = [await site.listen(LIVE, staff), await site.listen(LIVE, staff, site.other.app)]
  const { conversationId } = await site.talk('Hello')
  for (const stream of streams) {
    const told = [await stream.next(), await stream.next()]
    expect(told).toEqual([
      { name: 'news', data: { kind: 'conversation', conversationId } },
      { name: 'news', data: { kind: 'message', conversationId, what: 'wrote' } },
    ])
  }
})

test('staff hear that a booking stands differently, and of which conversation', async () => {
  const { conversationId } = await site.talk()
  const stream = await site.listen(LIVE, staff)
  const { deps, db } = site.server
  const id = await db.transaction(async (transaction) => {
    const none = { provider: 'embedded', conversationId, ownerHash: null } as const
    const { id: bookingId } = await insertBooking(deps, transaction, none)
    const opened = { bookingId, kind: 'opened', source: 'visitor' } as const
    await recordShowing(deps, transaction, opened)
    return bookingId
  })
  expect(await stream.next()).toEqual({
    name: 'news',
    data: { kind: 'booking', id, conversationId },
  })
})

test('who has looked at a conversation is told on their other devices, and nobody else is', async () => {
  const { conversationId } = await site.talk('Hello')
  const [own, colleague] = [
    await site.listen(LIVE, staff),
    await site.listen(LIVE, await site.signIn('colleague@firm.example')),
  ]
  const path = `/api/admin/conversations/${conversationId}/seen`
  await staff.call(path, { json: { seen_at: new Date().toISOString() } })
  const told = await own.next()
  expect(told).toMatchObject({ name: 'news', data: { kind: 'seen', conversationId } })
  const news = await site.tellStaff()
  expect(await colleague.next()).toEqual(news)
})

test('the stream says that something happened and nothing of what was said', async () => {
  const response = await staff.call(LIVE)
  const reader = response.body?.getReader()
  await site.talk('Our secret is Rosebud')
  let text = ''
  while (!text.includes('"message"')) {
    text += new TextDecoder().decode((await reader?.read())?.value)
  }
  expect(text).not.toContain('Rosebud')
  await reader?.cancel()
})

test('no proxy is to keep, change or hold back the stream', async () => {
  const response = await staff.call(LIVE)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  await response.body?.cancel()
})

test('after its connection to the database was cut, a stream is told to read anew and goes on', async () => {
  const stream = await site.listen(LIVE, staff)
  await site.server.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  expect(await stream.next()).toEqual(RESYNC)
  expect(await site.tellStaff()).toEqual(await stream.next())
})

test('without a session of the staff there is no stream', async () => {
  const { visitor } = await site.talk()
  expect((await visitor.call(LIVE)).status).toBe(401)
  expect((await createTestBrowser(site.server.app).call(LIVE)).status).toBe(401)
})

test('a session has four streams at most, and each that ends makes room', async () => {
  const first = await site.listen(LIVE, staff)
  for (let count = 1; count < 4; count += 1) await site.listen(LIVE, staff)
  expect((await staff.call(LIVE)).status).toBe(429)
  await site.listen(LIVE, await site.signIn())
  await first.leave()
  await site.listen(LIVE, staff)
})

test('a question for the headers alone leaves no stream open', async () => {
  for (let count = 0; count < 10; count += 1) {
    expect((await staff.call(LIVE, { method: 'HEAD' })).status).toBe(200)
  }
  await site.listen(LIVE, staff)
})

test('a stream stays open and beats while nothing happens', async () => {
  const stream = await listenQuickly()
  const next = stream.next()
  await vi.waitFor(() => expect(stream.countHeartbeats()).toBeGreaterThan(5))
  expect(await site.tellStaff()).toEqual(await next)
})

test.each([
  ['the sign-out', () => staff.call('/api/auth/sign-out', { method: 'POST' })],
  ['the revoking of the session', () => site.server.db.delete(session)],
  [
    'the end of the session by idleness',
    () => site.server.db.update(session).set({ expiresAt: new Date(Date.now() - 1_000) }),
  ],
  [
    'seven days',
    async () => {
      await site.server.db.update(session).set({ expiresAt: new Date('2999-01-01') })
      site.setClock(() => new Date(Date.now() + 7 * 24 * 3_600_000))
    },
  ],
])('%s ends the stream', async (_, happen) => {
  const stream = await listenQuickly()
  await happen()
  expect(await stream.next()).toBe(null)
})

test('a role that was taken away ends the stream', async () => {
  const email = 'former@firm.example'
  const stream = await listenQuickly(await site.signIn(email))
  const { db } = site.server
  const [row] = await db.select().from(user).where(eq(user.email, email))
  await db.delete(userRoles).where(eq(userRoles.userId, row?.id ?? ''))
  expect(await stream.next()).toBe(null)
})

test('an open stream is no use of the session and does not prolong it', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000)
  const stream = await listenQuickly()
  await site.server.db.update(session).set({ expiresAt: inAnHour })
  void stream.next()
  await vi.waitFor(() => expect(stream.countHeartbeats()).toBeGreaterThan(5))
  const sessions = await site.server.db.select().from(session)
  expect(new Set(sessions.map(({ expiresAt }) => Number(expiresAt)))).toEqual(
    new Set([Number(inAnHour)]),
  )
})
