import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AdminConversationsReply, AdminMessagesReply, AdminSession } from '#contract/admin.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { session, user, userRoles } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const PASSWORD = 'correct horse battery'
const ADMIN = { email: 'Admin@Firm.example', password: PASSWORD }

let server: Awaited<ReturnType<typeof createTestApp>>
let browser: TestBrowser
let conversationId: string
let clockSkewMs = 0

beforeAll(async () => {
  server = await createTestApp({ clock: () => new Date(Date.now() + clockSkewMs) })
  await createAdmin(server.deps, ADMIN)
  const visitor = createTestBrowser(server.app)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  conversationId = (await created.json()).conversationId
  await visitor.call('/api/bd-agent-conversation', { json: { conversationId, message: 'Hello' } })
})
beforeEach(async () => {
  clockSkewMs = 0
  browser = createTestBrowser(server.app)
  await server.db.delete(rateLimits)
})
afterAll(() => server.close())

const signIn = (email = ADMIN.email, password = PASSWORD) =>
  browser.call('/api/auth/sign-in/email', { json: { email, password } })

test('a role that was taken away is gone with the next request', async () => {
  await createAdmin(server.deps, { email: 'former@firm.example', password: PASSWORD })
  await signIn('former@firm.example')
  expect((await browser.call('/api/admin/me')).status).toBe(200)
  const [former] = await server.db.select().from(user).where(eq(user.email, 'former@firm.example'))
  await server.db.delete(userRoles).where(eq(userRoles.userId, former?.id ?? ''))
  expect((await browser.call('/api/admin/me')).status).toBe(403)
})

test('sign-in sets an HttpOnly cookie, strict to this site, and no token in the body', async () => {
  const response = await signIn()
  expect(response.status).toBe(200)
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^staff=/)
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Strict/)
  const body = await response.json()
  expect(Object.keys(body)).toEqual(['user'])
  expect(body.user.email).toBe('admin@firm.example')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('behind TLS the cookie is bound to the host', async () => {
  const secure = await createTestApp({ config: { siteUrl: 'https://firm.example' } })
  await createAdmin(secure.deps, ADMIN)
  const response = await createTestBrowser(secure.app).call('/api/auth/sign-in/email', {
    json: ADMIN,
  })
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-staff=/)
  expect(cookie).toMatch(/Secure/)
  expect(cookie).not.toMatch(/Domain/)
  await secure.close()
})

test('a wrong password and an unknown email are told apart by nothing', async () => {
  const answers = await Promise.all([
    signIn(ADMIN.email, 'wrong password here'),
    signIn('nobody@firm.example', PASSWORD),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  const [one, other] = await Promise.all(answers.map((answer) => answer.json()))
  expect({ ...one.error, requestId: '' }).toEqual({ ...other.error, requestId: '' })
  expect(one.error.code).toBe('invalid_credentials')
})

test('sign-out ends the session on the server', async () => {
  await signIn()
  const cookie = browser.cookies.get('staff') ?? ''
  expect((await browser.call('/api/auth/sign-out', { method: 'POST' })).status).toBe(204)
  expect(browser.cookies.has('staff')).toBe(false)
  browser.cookies.set('staff', cookie)
  expect((await browser.call('/api/admin/me')).status).toBe(401)
})

test('a new sign-in ends the session before it', async () => {
  await signIn()
  const earlier = browser.cookies.get('staff') ?? ''
  await signIn()
  browser.cookies.set('staff', earlier)
  expect((await browser.call('/api/admin/me')).status).toBe(401)
})

test('a session token with a changed signature is worth nothing', async () => {
  await signIn()
  const [token = ''] = decodeURIComponent(browser.cookies.get('staff') ?? '').split('.')
  for (const forged of [token, `${token}.AAAA`]) {
    browser.cookies.set('staff', encodeURIComponent(forged))
    expect((await browser.call('/api/admin/me')).status).toBe(401)
  }
})

test('a session ends seven days after its sign-in, however busy it is', async () => {
  await signIn()
  const me = AdminSession.parse(await (await browser.call('/api/admin/me')).json())
  expect(new Date(me.expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(12 * 3_600_000)
  clockSkewMs = 7 * 24 * 3_600_000
  expect((await browser.call('/api/admin/me')).status).toBe(401)
  clockSkewMs = 0
  expect((await browser.call('/api/admin/me')).status).toBe(401)
})

test('a session in use is prolonged in the browser too', async () => {
  await signIn()
  const almostTwelveHours = new Date(Date.now() + 11 * 3_600_000)
  await server.db.update(session).set({ expiresAt: almostTwelveHours })
  const response = await browser.call('/api/admin/me')
  expect(response.headers.getSetCookie().join()).toMatch(/^staff=.*Max-Age=43200/)
})

test.each(['/api/auth/sign-up/email', '/api/auth/change-password', '/api/auth/get-session'])(
  '%s is not reachable',
  async (path) => {
    const response = await browser.call(path, {
      json: { email: 'new@firm.example', password: PASSWORD, name: 'New' },
    })
    expect(response.status).toBe(404)
  },
)

test('an account that exists is left as it is', async () => {
  const again = { email: 'admin@firm.example', password: 'another long password' }
  expect(await createAdmin(server.deps, again)).toEqual({
    outcome: 'exists',
    email: 'admin@firm.example',
  })
  expect((await signIn()).status).toBe(200)
})

test('a short password makes no admin', async () => {
  const creating = createAdmin(server.deps, {
    email: 'short@firm.example',
    password: 'elevenchars',
  })
  await expect(creating).rejects.toThrow('12 characters')
})

test('no address of a client is stored with a session or a limit', async () => {
  await signIn()
  const rows = [await server.db.select().from(session), await server.db.select().from(rateLimits)]
  expect(JSON.stringify(rows)).not.toMatch(/unknown|127\.0\.0\.1/)
})

test('the list has the newest first, and figures over all', async () => {
  await signIn()
  await server.db
    .delete(diagnosticConversations)
    .where(ne(diagnosticConversations.id, conversationId))
  const [row] = await server.db.select().from(diagnosticConversations)
  if (!row) throw new Error('no conversation to copy')
  const start = Date.now() + 1_000
  await server.db.insert(diagnosticConversations).values(
    Array.from({ length: 55 }, (_, index) => ({
      ...row,
      id: server.deps.createId(),
      createdAt: new Date(start + index),
      sentimentScore: index < 5 ? 0.7 : null,
    })),
  )
  const response = await browser.call('/api/admin/conversations')
  const { stats, conversations } = AdminConversationsReply.parse(await response.json())
  expect(conversations).toHaveLength(50)
  const times = conversations.map(({ created_at }) => created_at)
  expect(times).toEqual([...times].sort().reverse())
  expect(stats).toMatchObject({ totalConversations: 56, highQualityLeads: 5 })
  expect(stats.averageSentiment).toBeCloseTo((5 * 0.7 + 51 * 0.5) / 56)
})

test('messages are read oldest first; an unknown conversation is not found', async () => {
  await signIn()
  const response = await browser.call(`/api/admin/conversations/${conversationId}/messages`)
  const { messages } = AdminMessagesReply.parse(await response.json())
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ['assistant', 'Welcome.'],
    ['user', 'Hello'],
    ['assistant', 'Heard: Hello'],
  ])
  expect(messages.map(({ brain, brain_note }) => [brain, brain_note])).toEqual([
    [null, null],
    [null, null],
    ['offline', null],
  ])
  const unknown = `/api/admin/conversations/${server.deps.createId()}/messages`
  expect((await browser.call(unknown)).status).toBe(404)
})
