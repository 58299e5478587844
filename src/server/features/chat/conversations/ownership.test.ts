import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

let server: Awaited<ReturnType<typeof createTestApp>>
let owner: TestBrowser
let conversationId: string

const CALENDLY = 'https://api.calendly.com/scheduled_events'

beforeAll(async () => {
  server = await createTestApp()
  owner = createTestBrowser(server.app)
  conversationId = await open(owner)
})
afterAll(() => server.close())

async function open(browser: TestBrowser): Promise<string> {
  const response = await browser.call('/api/create-conversation', { json: {} })
  expect(response.status).toBe(201)
  return (await response.json()).conversationId
}

/** Every call that a visitor can make on a conversation. */
const CALLS: Record<string, (browser: TestBrowser, id: string) => Promise<Response>> = {
  read: (browser, id) => browser.call(`/api/conversations/${id}`),
  say: (browser, id) =>
    browser.call('/api/bd-agent-conversation', { json: { conversationId: id, message: 'Hello' } }),
  stream: (browser, id) =>
    browser.call('/api/bd-agent-conversation', {
      json: { conversationId: id, message: 'Hello' },
      headers: { accept: 'text/event-stream' },
    }),
  correct: (browser, id) =>
    browser.call('/api/correct-fact', {
      json: { conversationId: id, slot: 'manual_hours', value: 30, turnId: randomUUID() },
    }),
  book: (browser, id) =>
    browser.call('/api/handle-calendly-booking', {
      json: {
        conversationId: id,
        eventUri: `${CALENDLY}/AAA`,
        inviteeUri: `${CALENDLY}/AAA/invitees/BBB`,
      },
    }),
}

const STRANGERS: Record<string, (secret: string) => string | null> = {
  'no secret': () => null,
  'a secret of their own making': () => randomBytes(32).toString('base64url'),
  'the secret with its last character changed': (secret) =>
    secret.slice(0, -1) + (secret.endsWith('A') ? 'E' : 'A'),
  'the secret in capitals': (secret) => secret.toUpperCase(),
  'half of the secret': (secret) => secret.slice(0, 21),
  'the stored hash': () => 'a'.repeat(64),
  'an empty cookie': () => '',
}

const pairs = Object.keys(CALLS).flatMap((call) => Object.keys(STRANGERS).map((who) => [who, call]))

test.each(pairs)('%s opens nothing by the call to %s', async (who = '', callName = '') => {
  const call = CALLS[callName]
  const stranger = createTestBrowser(server.app)
  const secret = STRANGERS[who]?.(owner.cookies.get('visitor') ?? '')
  if (secret !== null && secret !== undefined) stranger.cookies.set('visitor', secret)
  const response = await call?.(stranger, conversationId)
  const unknown = await call?.(stranger, randomUUID())
  expect(response?.status).toBe(404)
  expect(await anonymize(response)).toEqual(await anonymize(unknown))
})

test.each(Object.entries(CALLS))('without its cookie, the call to %s says so', async (_, call) => {
  const codes = await Promise.all([
    readCode(await call(createTestBrowser(server.app), conversationId)),
    readCode(await call(owner, randomUUID())),
  ])
  expect(codes).toEqual(['cookie_missing', 'not_found'])
})

test("the secret of one conversation does not open another visitor's", async () => {
  const other = createTestBrowser(server.app)
  await open(other)
  for (const call of Object.values(CALLS)) {
    expect((await call(other, conversationId)).status).toBe(404)
  }
})

test('the owner reads the conversation back, untouched by all the refused calls', async () => {
  const response = await owner.call(`/api/conversations/${conversationId}`)
  expect(response.status).toBe(200)
  const view = await response.json()
  expect(view.messages.map((message: { content: string }) => message.content)).toEqual(['Welcome.'])
})

test.each([
  ['a list', ['x']],
  ['an object', { $ne: null }],
  ['null', null],
  ['a number', 1],
  ['SQL', "' or 1=1 --"],
])('%s as the conversation id is a bad request', async (_name, id) => {
  const response = await owner.call('/api/bd-agent-conversation', {
    json: { conversationId: id, message: 'Hello' },
  })
  expect(response.status).toBe(400)
})

test('the cookie is HttpOnly, for this site alone, and bound to the host behind TLS', async () => {
  const plain = await createTestBrowser(server.app).call('/api/create-conversation', { json: {} })
  expect(plain.headers.get('set-cookie')).toMatch(
    /^visitor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const secure = await createTestApp({ config: { siteUrl: 'https://firm.example' } })
  const answer = await createTestBrowser(secure.app).call('/api/create-conversation', { json: {} })
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-visitor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  await secure.close()
})

test('a browser keeps the secret that we gave it, and loses one that was planted', async () => {
  const browser = createTestBrowser(server.app)
  const planted = randomBytes(32).toString('base64url')
  browser.cookies.set('visitor', planted)
  await open(browser)
  const minted = browser.cookies.get('visitor')
  expect(minted).not.toBe(planted)
  await open(browser)
  expect(browser.cookies.get('visitor')).toBe(minted)
})

test('the database holds no secret, only its hash', async () => {
  const rows = await server.db.select().from(diagnosticConversations)
  expect(JSON.stringify(rows)).not.toContain(owner.cookies.get('visitor'))
  expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.ownerHash))).toBe(true)
})

async function readCode(response: Response): Promise<string> {
  return (await response.json()).error.code
}

async function anonymize(response: Response | undefined) {
  const body = await response?.text()
  return { body: body?.replace(/"requestId":"[^"]+"/, ''), status: response?.status }
}
