import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const PASSWORD = 'correct horse battery'

let one: Awaited<ReturnType<typeof createTestApp>>
let two: Awaited<ReturnType<typeof createTestApp>>
let email: string
let count = 0

beforeAll(async () => {
  one = await createTestApp({ config: { limitFactor: 1 } })
  two = await createTestApp({ config: { limitFactor: 1 }, connection: one.connection })
})
afterAll(async () => {
  await two.close()
  await one.close()
})
beforeEach(async () => {
  count += 1
  email = `ada${count}@firm.example`
  await one.db.delete(user)
  await one.db.delete(rateLimits)
  await createAdmin(one.deps, { email, password: PASSWORD })
})

type Attempt = { from: string; password?: string; name?: string; server?: typeof one }

function attempt({ from, password = 'wrong password here', name = email, server = one }: Attempt) {
  const headers = { 'x-forwarded-for': `9.9.9.${Math.floor(Math.random() * 255)}` }
  return createTestBrowser(server.app, from).call('/api/auth/sign-in/email', {
    json: { email: name, password },
    headers,
  })
}
/** Each test has networks of its own: what was refused is remembered for some seconds. */
const at = (host: number) => `10.2.${count}.${host}`
const signIn = async (host: number) =>
  (await attempt({ from: at(host), password: PASSWORD })).status

async function guess(attempts: Attempt[]): Promise<number> {
  const answers = await Promise.all(attempts.map(attempt))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  return statuses.filter((status) => status === 401).length
}

test('of two hundred guesses at one moment over two processes, five are looked at', async () => {
  const guesses = Array.from({ length: 200 }, (_, index) => ({
    from: at(1),
    server: index % 2 ? one : two,
  }))
  expect(await guess(guesses)).toBe(5)
  const refused = await attempt({ from: at(1), password: PASSWORD })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200)
  expect((await refused.json()).error.message).toMatch(/^Too many attempts\. Try again in \d/)
  expect(await signIn(2)).toBe(200)
})

test('guesses at many accounts from one address are limited together', async () => {
  const guesses = Array.from({ length: 20 }, (_, index) => ({
    from: at(1),
    name: `x${index}@firm.example`,
  }))
  expect(await guess(guesses)).toBe(5)
})

test('an account guessed from a hundred addresses is looked at ten times, then in turns, and opens to its owner', async () => {
  const guesses = Array.from({ length: 100 }, (_, host) => ({ from: at(host), server: two }))
  const startedAt = performance.now()
  const lookedAt = await guess(guesses)
  const seconds = (performance.now() - startedAt) / 1_000
  // One at once or after a second, then after two, four and eight more.
  expect(lookedAt).toBeGreaterThanOrEqual(10)
  expect(lookedAt).toBeLessThanOrEqual(11 + Math.ceil(Math.log2(seconds + 1)))
  expect(await signIn(200)).toBe(200)
})

test('while others guess, the owner’s own browser never waits for a turn, and another one’s cookie is worth nothing', async () => {
  const own = createTestBrowser(one.app, at(150))
  const json = { email, password: PASSWORD }
  expect((await own.call('/api/auth/sign-in/email', { json })).status).toBe(200)
  await guess(Array.from({ length: 12 }, (_, host) => ({ from: at(host) })))
  const readCounters = (kind: string) =>
    one.db
      .select()
      .from(rateLimits)
      .where(like(rateLimits.key, `${kind}:%`))
  const turns = await readCounters('sign-in-turn')
  expect((await own.call('/api/auth/sign-in/email', { json })).status).toBe(200)
  expect(await readCounters('sign-in-turn')).toEqual(turns)

  const other = `other-${email}`
  await createAdmin(one.deps, { email: other, password: PASSWORD })
  const counted = await readCounters('sign-in-browser')
  await own.call('/api/auth/sign-in/email', { json: { email: other, password: 'wrong one here' } })
  expect(await readCounters('sign-in-browser')).toEqual(counted)
})

test('accounts that do not exist are limited alike', async () => {
  const name = 'nobody@firm.example'
  const guesses = Array.from({ length: 30 }, (_, host) => ({ from: at(host), name }))
  expect(await guess(guesses)).toBeGreaterThanOrEqual(10)
  const counters = await one.db
    .select()
    .from(rateLimits)
    .where(like(rateLimits.key, 'sign-in-account:%'))
  expect(counters).toHaveLength(1)
})

test('good sign-ins use up nothing: an office signs in behind one address', async () => {
  for (let person = 0; person < 12; person += 1) expect(await signIn(1)).toBe(200)
})
