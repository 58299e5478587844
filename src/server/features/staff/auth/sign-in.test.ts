import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { session } from '#server/platform/db/schema/auth.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const { hashed } = vi.hoisted(() => ({ hashed: vi.fn() }))
vi.mock('#server/features/staff/auth/password.ts', async (load) => {
  const real = await load<typeof import('#server/features/staff/auth/password.ts')>()
  return {
    hashPassword: (password: string) => {
      hashed()
      return real.hashPassword(password)
    },
    verifyPassword: (stored: { hash: string; password: string }) => {
      hashed()
      return real.verifyPassword(stored)
    },
  }
})

const ADMIN = { email: 'ada@firm.example', password: 'correct horse battery' }

let server: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  server = await createTestApp({ config: { siteUrl: 'https://firm.example' } })
  await createAdmin(server.deps, ADMIN)
})
afterAll(() => server.close())

const open = () => createTestBrowser(server.app)
const signIn = (json: object, headers = {}, browser = open()) =>
  browser.call('/api/auth/sign-in/email', { json, headers })

async function countHashes(json: object) {
  hashed.mockClear()
  const response = await signIn(json)
  const { error } = await response.json()
  const { requestId: _, ...rest } = error
  return { status: response.status, error: rest, hashes: hashed.mock.calls.length }
}

test('an unknown account, a known one and a wrong case are one answer and one hash', async () => {
  const wrong = { password: 'wrong password here' }
  const known = await countHashes({ ...ADMIN, ...wrong })
  expect(known).toMatchObject({ status: 401, hashes: 1 })
  expect(await countHashes({ ...wrong, email: 'nobody@firm.example' })).toEqual(known)
  expect(await countHashes({ ...wrong, email: 'ADA@firm.example' })).toEqual(known)
})

test.each([
  { role: 'admin' },
  { userId: 'x', user: { id: 'x' } },
  { code: '000000', totp: '000000', trustDevice: true },
  { rememberMe: true, callbackURL: 'https://evil.example' },
  { passwordHash: '', hash: '', skip: true, __proto__: { password: ADMIN.password } },
])('a wrong password with %j beside it is wrong', async (extra) => {
  const response = await signIn({ ...ADMIN, password: 'wrong password here', ...extra })
  expect(response.status).toBe(401)
  expect(response.headers.getSetCookie()).toEqual([])
})

test.each([
  { password: ['correct horse battery'] },
  { password: null },
  { email: { $ne: '' } },
  {},
])('a body with %j is refused before anything is hashed', async (change) => {
  hashed.mockClear()
  const json = Object.keys(change).length > 0 ? { ...ADMIN, ...change } : {}
  expect((await signIn(json)).status).toBe(400)
  expect(hashed).not.toHaveBeenCalled()
})

test('the cookie is bound to the host, and the reply holds no token', async () => {
  const response = await signIn(ADMIN)
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(
    /^__Host-staff=[^;]{60,}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(cookie).not.toContain('Domain')
  const text = await response.text()
  for (const { token } of await server.db.select().from(session)) {
    expect(token).toMatch(/^[a-zA-Z0-9]{32}$/)
    expect(text).not.toContain(token)
  }
})

test('a session that is brought along ends, and none of its kind can be planted', async () => {
  await server.db.delete(session)
  const browser = open()
  await signIn(ADMIN, {}, browser)
  const before = browser.cookies.get('__Host-staff')
  await signIn(ADMIN, {}, browser)
  expect(browser.cookies.get('__Host-staff')).not.toBe(before)
  expect(await server.db.select().from(session)).toHaveLength(1)
  const planted = open()
  planted.cookies.set('__Host-staff', 'planted.signature')
  await signIn(ADMIN, {}, planted)
  expect(planted.cookies.get('__Host-staff')).not.toContain('planted')
})

test('what a client claims of its address and host is kept nowhere and changes nothing', async () => {
  await server.db.delete(session)
  const headers = {
    'x-forwarded-for': '203.0.113.77',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '203.0.113.77',
    'cf-connecting-ip': '203.0.113.77',
  }
  const response = await signIn(ADMIN, headers)
  expect(response.status).toBe(200)
  const dump = JSON.stringify([await server.db.select().from(session), [...response.headers]])
  expect(dump).not.toMatch(/203\.0\.113\.77|evil\.example/)
})
