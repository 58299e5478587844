import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import {
  auditLog,
  session,
  twoFactor,
  user,
  verification,
} from '#server/platform/db/schema/auth.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { showCode } from '#tests/support/authenticator.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const PASSWORD = 'correct horse battery'
const ACCOUNT = '/api/admin/account'

let server: Awaited<ReturnType<typeof createTestApp>>
let browser: TestBrowser
let email: string
let counter = 0

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  counter += 1
  email = `admin${counter}@firm.example`
  await createAdmin(server.deps, { email, password: PASSWORD })
  browser = createTestBrowser(server.app)
  await server.db.delete(rateLimits)
})

const signIn = (extra = {}) =>
  browser.call('/api/auth/sign-in/email', { json: { email, password: PASSWORD, ...extra } })
const giveCode = (code: string, extra = {}) =>
  browser.call('/api/auth/sign-in/second-step', { json: { code, ...extra } })
const post = (path: string, json: object) => browser.call(`${ACCOUNT}/two-factor/${path}`, { json })
const status = async (path = '/api/admin/me') => (await browser.call(path)).status
const listActions = async () =>
  (await server.db.select().from(auditLog).orderBy(auditLog.at))
    .filter((entry) => entry.actor === email || entry.detail.email === email)
    .map(({ action }) => action)

async function turnOn() {
  await signIn()
  const { secret } = await (await post('set-up', { password: PASSWORD })).json()
  const reply = await post('confirm', { code: showCode(secret, -1) })
  const { recovery_codes: codes } = await reply.json()
  await server.db.delete(rateLimits)
  return { secret: secret as string, codes: codes as string[] }
}

test('a secret counts for nothing until one code of it was confirmed', async () => {
  await signIn()
  const setUp = await (await post('set-up', { password: PASSWORD })).json()
  expect(setUp.uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]+/)
  expect((await post('confirm', { code: '000000' })).status).toBe(400)
  expect(await (await browser.call(ACCOUNT)).json()).toMatchObject({ two_factor: false })
  browser.cookies.clear()
  expect(await (await signIn()).json()).toHaveProperty('user')
  const confirmed = await post('confirm', { code: showCode(setUp.secret) })
  expect((await confirmed.json()).recovery_codes).toHaveLength(10)
  expect(await (await browser.call(ACCOUNT)).json()).toMatchObject({
    two_factor: true,
    recovery_codes: 10,
  })
})

test('setting up asks for the password again', async () => {
  await signIn()
  const refused = await post('set-up', { password: 'wrong password here' })
  expect(refused.status).toBe(400)
  expect((await refused.json()).error.fields).toHaveProperty('password')
  expect(
    await server.db
      .select()
      .from(twoFactor)
      .where(eq(twoFactor.userId, await readId())),
  ).toEqual([])
})

test('the password alone opens no session, the code does', async () => {
  const { secret } = await turnOn()
  browser.cookies.clear()
  await server.db.delete(session).where(eq(session.userId, await readId()))
  const first = await signIn()
  expect(await first.json()).toEqual({ second_step: true })
  expect([...browser.cookies.keys()]).toEqual(['staff-second-step', 'known-browser'])
  expect(first.headers.getSetCookie().join()).toMatch(
    /staff-second-step=[^;]+;.*HttpOnly; SameSite=Strict/,
  )
  expect(await status()).toBe(401)
  expect(
    await server.db
      .select()
      .from(session)
      .where(eq(session.userId, await readId())),
  ).toEqual([])
  expect(await (await giveCode(showCode(secret))).json()).toEqual({
    user: { id: await readId(), email },
  })
  expect(await status()).toBe(200)
})

test('a wrong password is refused whatever comes with it', async () => {
  const { secret, codes } = await turnOn()
  browser.cookies.clear()
  const code = showCode(secret)
  for (const extra of [
    { code },
    { totp: code, backupCode: codes[0] },
    { second_step: true, trustDevice: true },
  ]) {
    expect((await signIn({ ...extra, password: 'wrong password here' })).status).toBe(401)
  }
  expect(browser.cookies.size).toBe(0)
  expect((await giveCode(code, { email, password: PASSWORD })).status).toBe(401)
  expect(await status()).toBe(401)
})

test('a good code beside the password of another account opens neither', async () => {
  const { secret } = await turnOn()
  await createAdmin(server.deps, { email: `other${counter}@firm.example`, password: PASSWORD })
  const other = createTestBrowser(server.app)
  await other.call('/api/auth/sign-in/email', {
    json: { email: `other${counter}@firm.example`, password: PASSWORD },
  })
  const json = { code: showCode(secret) }
  expect((await other.call('/api/auth/sign-in/second-step', { json })).status).toBe(401)
  browser.cookies.clear()
  await signIn()
  // A session of somebody else beside the cookie of the second step is not asked instead of it.
  browser.cookies.set('staff', other.cookies.get('staff') ?? '')
  expect((await giveCode(showCode(secret, 1))).status).toBe(200)
  expect(await (await browser.call('/api/admin/me')).json()).toMatchObject({ user: { email } })
})

test('a code is good once', async () => {
  const { secret } = await turnOn()
  const code = showCode(secret)
  browser.cookies.clear()
  await signIn()
  expect((await giveCode(code)).status).toBe(200)
  browser.cookies.clear()
  await signIn()
  expect((await giveCode(code)).status).toBe(401)
  expect(await status()).toBe(401)
})

test('of eight who show one code at the same moment, one gets in', async () => {
  const { secret } = await turnOn()
  const code = showCode(secret)
  const browsers = Array.from({ length: 8 }, (_, index) =>
    createTestBrowser(server.app, `198.51.100.${index}`),
  )
  for (const each of browsers) {
    await each.call('/api/auth/sign-in/email', { json: { email, password: PASSWORD } })
  }
  const answers = await Promise.all(
    browsers.map((each) => each.call('/api/auth/sign-in/second-step', { json: { code } })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})

test('of two hundred codes at one moment, from as many addresses, ten are looked at', async () => {
  await turnOn()
  const strict = await createTestApp({
    config: { limitFactor: 1 },
    connection: server.connection,
  })
  browser.cookies.clear()
  await signIn()
  const guessers = Array.from({ length: 200 }, (_, index) => {
    const guesser = createTestBrowser(strict.app, `198.51.100.${index}`)
    for (const [name, value] of browser.cookies) guesser.cookies.set(name, value)
    return guesser.call('/api/auth/sign-in/second-step', { json: { code: `${100_000 + index}` } })
  })
  const statuses = (await Promise.all(guessers)).map((answer) => answer.status)
  await strict.close()
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
})

test('a second step that is no step of ours is no fault', async () => {
  browser.cookies.set('staff-second-step', '2fa-%00.x')
  expect((await giveCode('123456')).status).toBe(401)
})

test('a recovery code opens a session once', async () => {
  const { codes } = await turnOn()
  const [code = ''] = codes
  browser.cookies.clear()
  await signIn()
  expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/)
  expect((await giveCode(` ${code.toUpperCase()}`)).status).toBe(200)
  expect(await (await browser.call(ACCOUNT)).json()).toMatchObject({ recovery_codes: 9 })
  browser.cookies.clear()
  await signIn()
  expect((await giveCode(code)).status).toBe(401)
})

test('five wrong codes end the second step, ten rest the account for a quarter of an hour, and no longer', async () => {
  const { secret } = await turnOn()
  browser.cookies.clear()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (attempt % 5 === 0) await signIn()
    await server.db.delete(rateLimits)
    statuses.push((await giveCode(`00000${attempt}`)).status)
  }
  expect(statuses).toEqual(Array(10).fill(401))
  await signIn()
  const rested = await giveCode(showCode(secret))
  expect(rested.status).toBe(429)
  expect(Number(rested.headers.get('retry-after'))).toBeGreaterThan(800)
  await server.db
    .update(twoFactor)
    .set({ lockedUntil: new Date(Date.now() - 1) })
    .where(eq(twoFactor.userId, await readId()))
  expect((await giveCode(showCode(secret, 1))).status).toBe(200)
})

test('turning it off asks for the password and a code', async () => {
  const { secret, codes } = await turnOn()
  const [code = ''] = codes
  expect((await post('turn-off', { password: 'wrong password here', code })).status).toBe(400)
  expect((await post('turn-off', { password: PASSWORD, code: '000000' })).status).toBe(400)
  expect((await post('turn-off', { password: PASSWORD, code })).status).toBe(204)
  expect(await (await browser.call(ACCOUNT)).json()).toMatchObject({ two_factor: false })
  expect((await post('turn-off', { password: PASSWORD, code: showCode(secret) })).status).toBe(409)
  browser.cookies.clear()
  expect(await (await signIn()).json()).toHaveProperty('user')
})

test('new recovery codes take the place of the old ones', async () => {
  const { secret, codes } = await turnOn()
  const proof = { password: PASSWORD, code: showCode(secret) }
  const renewed = await (await post('recovery-codes', proof)).json()
  expect(renewed.recovery_codes).toHaveLength(10)
  browser.cookies.clear()
  await signIn()
  expect((await giveCode(codes[0] ?? '')).status).toBe(401)
  expect((await giveCode(renewed.recovery_codes[0])).status).toBe(200)
})

test('a second set-up does not replace a factor that is on', async () => {
  await turnOn()
  expect((await post('set-up', { password: PASSWORD })).status).toBe(409)
})

test('a password change ends the second step that others have under way', async () => {
  const { secret } = await turnOn()
  const other = createTestBrowser(server.app)
  await other.call('/api/auth/sign-in/email', { json: { email, password: PASSWORD } })
  const json = { password: PASSWORD, new_password: 'another long password' }
  expect((await browser.call(`${ACCOUNT}/password`, { json })).status).toBe(204)
  const code = showCode(secret)
  const late = await other.call('/api/auth/sign-in/second-step', { json: { code } })
  expect(late.status).toBe(401)
  expect(await status()).toBe(200)
})

test('no code, secret or password is kept in the clear', async () => {
  const { secret, codes } = await turnOn()
  const { db } = server
  const dump = JSON.stringify([
    await db.select().from(twoFactor),
    await db.select().from(verification),
    await db.select().from(auditLog),
    await db.select().from(rateLimits),
  ])
  for (const hidden of [secret, PASSWORD, ...codes]) expect(dump).not.toContain(hidden)
})

test('the log tells what happened to the second factor', async () => {
  const { codes } = await turnOn()
  browser.cookies.clear()
  await signIn()
  await giveCode('000000')
  await giveCode(codes[0] ?? '')
  expect(await listActions()).toEqual([
    'sign_in',
    'two_factor.on',
    'sign_in.code_failed',
    'sign_in',
  ])
})

test.each([
  '/api/auth/enable',
  '/api/auth/disable',
  '/api/auth/verify-totp',
  '/api/auth/verify-backup-code',
  '/api/auth/generate-backup-codes',
  '/api/auth/get-totp-uri',
])('%s of the library is not reachable', async (path) => {
  await signIn()
  expect((await browser.call(path, { json: { password: PASSWORD, code: '000000' } })).status).toBe(
    404,
  )
})

async function readId(): Promise<string> {
  const [row] = await server.db.select({ id: user.id }).from(user).where(eq(user.email, email))
  return row?.id ?? ''
}
