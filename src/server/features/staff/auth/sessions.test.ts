import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SessionsReply } from '#contract/admin-account.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { describeDevice } from '#server/features/staff/auth/sessions.ts'
import { session, user } from '#server/platform/db/schema/auth.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'ada@firm.example', password: 'correct horse battery' }
const SESSIONS = '/api/admin/account/sessions'
const PASSWORD = '/api/admin/account/password'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let server: Awaited<ReturnType<typeof createTestApp>>
let browser: TestBrowser

beforeAll(async () => {
  server = await createTestApp({ config: { limitFactor: 1 } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(user)
  await server.db.delete(rateLimits)
  await createAdmin(server.deps, ADMIN)
  browser = await signIn(FIREFOX)
})

async function signIn(userAgent: string, password = ADMIN.password): Promise<TestBrowser> {
  const other = createTestBrowser(server.app)
  const json = { ...ADMIN, password }
  await other.call('/api/auth/sign-in/email', { json, headers: { 'user-agent': userAgent } })
  return other
}

const list = async () => SessionsReply.parse(await (await browser.call(SESSIONS)).json()).sessions
const me = async (of: TestBrowser) => (await of.call('/api/admin/me')).status

test('sessions are listed by device, the one that asks first', async () => {
  await signIn(CHROME)
  const sessions = await list()
  expect(sessions.map(({ device, is_this_one }) => [device, is_this_one])).toEqual([
    ['Firefox on Windows', true],
    ['Chrome on Mac', false],
  ])
})

test('one session is ended, or all others', async () => {
  const [second, third] = [await signIn(CHROME), await signIn(CHROME)]
  const other = (await list()).find((each) => !each.is_this_one)
  const path = `${SESSIONS}/${other?.id}`
  expect((await browser.call(path, { method: 'DELETE' })).status).toBe(204)
  expect((await browser.call(path, { method: 'DELETE' })).status).toBe(404)
  expect([await me(second), await me(third)].sort()).toEqual([200, 401])
  expect((await browser.call(SESSIONS, { method: 'DELETE' })).status).toBe(204)
  expect([await me(browser), await me(second), await me(third)]).toEqual([200, 401, 401])
})

test('nobody ends a session of somebody else', async () => {
  await createAdmin(server.deps, { ...ADMIN, email: 'eve@firm.example' })
  const eve = createTestBrowser(server.app)
  const json = { ...ADMIN, email: 'eve@firm.example' }
  await eve.call('/api/auth/sign-in/email', { json })
  const [own] = await list()
  expect((await eve.call(`${SESSIONS}/${own?.id}`, { method: 'DELETE' })).status).toBe(404)
  expect(await me(browser)).toBe(200)
})

test('a new password asks for the old one, ends all other sessions, and makes this one no younger', async () => {
  const other = await signIn(CHROME)
  const startedAt = new Date(Date.now() - 24 * 3_600_000)
  await server.db.update(session).set({ createdAt: startedAt })
  const before = browser.cookies.get('staff')
  const refused = await browser.call(PASSWORD, {
    json: { password: 'wrong password here', new_password: 'another long password' },
  })
  expect(refused.status).toBe(400)
  const json = { password: ADMIN.password, new_password: 'another long password' }
  expect((await browser.call(PASSWORD, { json: { ...json, new_password: 'short' } })).status).toBe(
    400,
  )
  expect(await me(other)).toBe(200)
  expect((await browser.call(PASSWORD, { json })).status).toBe(204)
  expect(await me(other)).toBe(401)
  expect(await me(browser)).toBe(200)
  expect(browser.cookies.get('staff')).not.toBe(before)
  expect((await server.db.select().from(session)).map(({ createdAt }) => createdAt)).toEqual([
    startedAt,
  ])
  expect(await me(await signIn(CHROME))).toBe(401)
  expect(await me(await signIn(CHROME, 'another long password'))).toBe(200)
})

test('the password is not guessed by whoever found a session open', async () => {
  const json = { password: 'wrong password here', new_password: 'another long password' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    statuses.push((await browser.call(PASSWORD, { json })).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
})

test.each([
  ['', 'Unknown device'],
  ['curl/8.5.0', 'Unknown device'],
  [FIREFOX, 'Firefox on Windows'],
  [CHROME, 'Chrome on Mac'],
  [`${CHROME} Edg/140.0.0.0`, 'Edge on Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
