import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const STRICT = { limitFactor: 1, trustedProxies: ['127.0.0.1'] }
const FORM = { name: 'Maya', company: 'Harbor', challenge: 'Invoices', contactMethod: 'email' }

/** Two processes of one site. */
let one: Awaited<ReturnType<typeof createTestApp>>
let two: Awaited<ReturnType<typeof createTestApp>>
let network = 0

beforeAll(async () => {
  one = await createTestApp({ config: STRICT })
  two = await createTestApp({ config: STRICT, connection: one.connection })
})
afterAll(async () => {
  await two.close()
  await one.close()
})
beforeEach(() => {
  network += 1
})

const address = (host = 1) => `10.1.${network}.${host}`
const browse = (host = 1, server = one) => createTestBrowser(server.app, address(host))

async function openConversation(browser: TestBrowser): Promise<string> {
  const created = await browser.call('/api/create-conversation', { json: {} })
  expect(created.status).toBe(201)
  return (await created.json()).conversationId
}

const say = (browser: TestBrowser, json: object) =>
  browser.call('/api/bd-agent-conversation', { json: { message: 'Hello', ...json } })

async function readRefusal(response: Response) {
  expect(response.status).toBe(429)
  const { error } = await response.json()
  expect(error.code).toBe('too_many_requests')
  return { ...error, retryAfter: Number(response.headers.get('retry-after')) }
}

const setPoints = (prefix: string, points: number) =>
  one.db
    .update(rateLimits)
    .set({ points })
    .where(like(rateLimits.key, `${prefix}:%`))

test('an address opens five conversations a minute, however many processes it asks', async () => {
  const statuses = []
  for (let count = 0; count < 3; count += 1) {
    for (const server of [one, two]) {
      const opened = await browse(1, server).call('/api/create-conversation', { json: {} })
      statuses.push(opened.status)
    }
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  const refused = await browse().call('/api/create-conversation', { json: {} })
  const { message, retryAfter } = await readRefusal(refused)
  expect(message).toMatch(
    /^Too many conversations were started from your network\. Try again in \d+ seconds\.$/,
  )
  expect(retryAfter).toBeGreaterThan(50)
  expect(retryAfter).toBeLessThanOrEqual(60)
  await openConversation(browse(2))
})

test('of a hundred conversations opened at one moment over two processes, five are', async () => {
  const opened = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      browse(1, index % 2 ? one : two).call('/api/create-conversation', { json: {} }),
    ),
  )
  expect(opened.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(opened.filter(({ status }) => status === 429)).toHaveLength(95)
})

test('when a window is over, it begins anew', async () => {
  const browser = browse()
  for (let count = 0; count < 5; count += 1) await openConversation(browser)
  await readRefusal(await browse(1, two).call('/api/create-conversation', { json: {} }))
  await one.db.update(rateLimits).set({ expire: new Date(Date.now() - 1_000) })
  const fresh = await createTestApp({ config: STRICT, connection: one.connection })
  await openConversation(createTestBrowser(fresh.app, address()))
  await fresh.close()
})

test('one IPv6 customer is one, whatever the address, its spelling, or what a client claims', async () => {
  const browser = createTestBrowser(one.app, '127.0.0.1')
  const spellings = [
    '2001:db8:0:7::1',
    '2001:0db8:0000:0007:0000:0000:0000:0001',
    '2001:DB8:0:7:ffff::',
    '[2001:db8:0:7::5]:443',
    '9.9.9.9, 2001:db8::7:0:0:0:1',
    '2001:db8:0:7::%eth0',
  ]
  const statuses = []
  for (const spelling of spellings) {
    const headers = { 'x-forwarded-for': spelling }
    statuses.push((await browser.call('/api/create-conversation', { json: {}, headers })).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test('a conversation takes ten messages a minute and counts a turn that is sent again once', async () => {
  const browser = browse()
  const conversationId = await openConversation(browser)
  const turnId = randomUUID()
  const again = await Promise.all(
    Array.from({ length: 50 }, () => say(browser, { conversationId, turnId })),
  )
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
  for (let count = 0; count < 9; count += 1) {
    expect((await say(browser, { conversationId })).status).toBe(200)
  }
  const refusedId = randomUUID()
  const refused = await say(browser, { conversationId, turnId: refusedId })
  const { message } = await readRefusal(refused)
  expect(message).toMatch(
    /^You’ve sent a lot of messages in a short time\. Try again in \d+ seconds\.$/,
  )
  expect((await say(browser, { conversationId, turnId: refusedId })).status).toBe(429)
  expect((await say(browser, { conversationId, turnId })).status).toBe(200)
})

test('whoever knows the id of a conversation does not use up what its owner has', async () => {
  const browser = browse()
  const conversationId = await openConversation(browser)
  for (let host = 2; host < 14; host += 1) {
    expect([404, 429]).toContain((await say(browse(host), { conversationId })).status)
  }
  expect((await say(browser, { conversationId })).status).toBe(200)
})

test('after forty messages a day a conversation offers a call, unless a person has taken it', async () => {
  const browser = browse()
  const conversationId = await openConversation(browser)
  await say(browser, { conversationId })
  await setPoints('message-day', 40)
  const { message, retryAfter } = await readRefusal(await say(browser, { conversationId }))
  expect(message).toMatch(/Nothing is lost: book a call, or write to .+@.+ Try again in 24 hours/)
  expect(retryAfter).toBeGreaterThan(86_000)
  await createAdmin(one.deps, { email: 'ada@firm.example', password: 'correct horse battery' })
  const [ada] = await one.db.select().from(user)
  await one.db
    .update(diagnosticConversations)
    .set({ takenById: ada?.id ?? '', takenByName: 'Ada' })
    .where(eq(diagnosticConversations.id, conversationId))
  expect((await say(browser, { conversationId })).status).toBe(200)
  expect((await browser.call(`/api/conversations/${conversationId}`)).status).toBe(200)
})

test('three audit requests an hour from an address, and three for a contact', async () => {
  const ask = (json: object, host = 1) =>
    browse(host).call('/api/audit-requests', { json: { ...FORM, ...json } })
  const contactDetail = `maya${network}@harbor.example`
  expect((await ask({ contactDetail })).status).toBe(201)
  expect((await ask({ contactDetail })).status).toBe(201)
  const second = { contactDetail: contactDetail.toUpperCase(), name: 'May' }
  expect((await ask(second, 2)).status).toBe(201)
  expect((await ask({ contactDetail, challenge: 'Payroll' }, 2)).status).toBe(201)
  const fourth = await ask({ contactDetail, challenge: 'Scheduling' }, 3)
  expect((await readRefusal(fourth)).retryAfter).toBeGreaterThan(3_500)
  expect((await ask({ challenge: 'Orders' })).status).toBe(201)
  expect((await ask({ challenge: '' })).status).toBe(400)
  expect((await ask({ challenge: 'Returns' })).status).toBe(201)
  expect((await readRefusal(await ask({ challenge: 'Claims' }))).retryAfter).toBeGreaterThan(3_500)
})

test('the form without scripts comes back with all that was typed', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (challenge: string) => {
    const body = new URLSearchParams({ ...FORM, challenge }).toString()
    return browse().call('/api/audit-requests', { body, headers })
  }
  for (const challenge of ['one', 'two', 'three']) expect((await post(challenge)).status).toBe(303)
  const refused = await post('all the invoices')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
  const page = await refused.text()
  expect(page).toContain('Try again in 60 minutes')
  for (const typed of ['Maya', 'Harbor', 'all the invoices']) expect(page).toContain(typed)
})

test('no counter holds an address, an email or an id in the clear', async () => {
  const browser = browse()
  const conversationId = await openConversation(browser)
  await say(browser, { conversationId })
  const dump = JSON.stringify(await one.db.select().from(rateLimits))
  for (const plain of [address(), conversationId]) expect(dump).not.toContain(plain)
})
