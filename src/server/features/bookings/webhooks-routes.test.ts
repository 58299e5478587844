import { createHmac, randomBytes } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ErrorReply } from '#contract/error-reply.ts'
import { createApp } from '#server/app.ts'
import type { Deps, QueueName } from '#server/deps.ts'
import { createDatabase } from '#server/platform/db/client.ts'
import { calendlyInbox } from '#server/platform/db/schema/bookings.ts'
import {
  CALENDLY_KEY,
  composeInviteeUri,
  composeMessage,
  signMessage,
} from '#tests/support/calendly-traffic.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const NOW = new Date('2026-03-01T10:00:00.000Z')
const FACTS = {
  uri: composeInviteeUri('AAA', 'BBB'),
  startsAt: '2026-03-05T15:00:00.000Z',
  createdAt: '2026-03-01T09:59:59.123Z',
}
const BODY = composeMessage('invitee.created', FACTS, FACTS.createdAt)
const PATH = '/api/webhooks/calendly'
const BODY_MAX_BYTES = 64 * 1024

let server: Awaited<ReturnType<typeof createTestApp>>
let deps: Deps
let woken: QueueName[]
let log: string[]

beforeAll(async () => {
  server = await createTestApp({
    clock: () => NOW,
    config: { calendlySigningKeys: [CALENDLY_KEY, 'the key of last month'] },
  })
})
beforeEach(async () => {
  woken = []
  log = []
  await server.db.delete(calendlyInbox)
  const write = (line: string) => void log.push(line)
  deps = {
    ...server.deps,
    jobs: { wake: async (queue) => void woken.push(queue) },
    logger: pino({ level: 'info' }, { write }),
  }
})
afterAll(() => server.close())

type Delivery = { headers?: Record<string, string>; at?: Date; key?: string; signature?: string }

function deliver(
  body: string | Uint8Array<ArrayBuffer>,
  { headers, at = NOW, key, signature = signMessage(body, at, key) }: Delivery = {},
  app = createApp(deps),
) {
  return app.request(PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'calendly-webhook-signature': signature,
      ...headers,
    },
    body,
  })
}

const readInbox = () => server.db.select().from(calendlyInbox)

async function expectRefusal(response: Response, status: number, code: string) {
  expect(response.status).toBe(status)
  const { error } = ErrorReply.parse(await response.json())
  expect(error.code).toBe(code)
  expect(await readInbox()).toEqual([])
  expect(woken).toEqual([])
  return error
}

test('a signed message is kept as it came, and its processing is woken', async () => {
  const response = await deliver(BODY)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'kept' })
  const [message, ...others] = await readInbox()
  expect(others).toEqual([])
  expect(message).toMatchObject({
    dedupeKey: `invitee.created|${FACTS.uri}|2026-03-01T09:59:59.123000Z`,
    body: JSON.parse(BODY),
    receivedAt: NOW,
    processedAt: null,
    attempts: 0,
    error: null,
  })
  expect(woken).toEqual(['calendly_inbox'])
})

test('the known vector is accepted', async () => {
  const body =
    '{"event":"invitee.created","payload":{"uri":"https://api.calendly.com/scheduled_events/AAA/invitees/BBB"}}'
  const app = createApp({
    ...deps,
    clock: () => new Date('2026-01-01T00:00:00Z'),
    config: { ...deps.config, calendlySigningKeys: ['calendly-test-signing-key'] },
  })
  const signature =
    't=1767225600,v1=6cc92d79bc3e9cb2710c560bf737fcb3c17289de3701bb288df19a855bf3a7fb'
  expect((await deliver(body, { signature }, app)).status).toBe(200)
  const forged = 't=1767225600,v1=083ee6da353e899f5380e6f01250aa1daa72bc04ca1192fdca7e895f51a8f588'
  expect((await deliver(body, { signature: forged }, app)).status).toBe(401)
})

test('twenty deliveries of one message at once are one message', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => deliver(BODY)))
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await readInbox()).toHaveLength(1)
})

test('a retry that was signed anew and written differently is the same message', async () => {
  await deliver(BODY)
  const rewritten = JSON.stringify(JSON.parse(BODY), null, 2)
  const response = await deliver(rewritten, { at: new Date(NOW.getTime() + 60_000) })
  expect(response.status).toBe(200)
  expect(await readInbox()).toHaveLength(1)
})

test('messages that differ in their event, invitee or time are several', async () => {
  const other = { ...FACTS, uri: composeInviteeUri('AAA', 'CCC') }
  await deliver(BODY)
  await deliver(composeMessage('invitee.canceled', FACTS, FACTS.createdAt))
  await deliver(composeMessage('invitee.created', other, FACTS.createdAt))
  await deliver(composeMessage('invitee.created', FACTS, NOW.toISOString()))
  expect(await readInbox()).toHaveLength(4)
})

test('messages without an invitee or a time are the same only when their bytes are', async () => {
  const bodies = ['{"event":"invitee.created","payload":1}', '{"event":"invitee.created"}']
  for (const body of [...bodies, ...bodies]) expect((await deliver(body)).status).toBe(200)
  expect(await readInbox()).toHaveLength(2)
})

test('the key of before is accepted as long as it is configured', async () => {
  expect((await deliver(BODY, { key: 'the key of last month' })).status).toBe(200)
})

test.each([
  ['no signature', { signature: '' }],
  ['another key', { key: 'a key of somebody else' }],
  ['an empty key', { key: '' }],
  ['a signature of four minutes ago', { at: new Date(NOW.getTime() - 240_000) }],
  ['a signature of the future', { at: new Date(NOW.getTime() + 240_000) }],
])('a message with %s is refused', async (_name, delivery) => {
  await expectRefusal(await deliver(BODY, delivery), 401, 'unauthenticated')
})

test('a stale message with a good signature is told to the log, a forgery is not', async () => {
  const at = new Date(NOW.getTime() - 240_000)
  const readWarnings = () => log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)
  await deliver(BODY, { at, key: 'a key of somebody else' })
  expect(readWarnings()).toEqual([])
  await deliver(BODY, { at })
  expect(readWarnings()).toMatchObject([{ level: 40, ageSeconds: 240 }])
})

test('a body that was written anew on its way is refused', async () => {
  const signature = signMessage(BODY, NOW)
  const rewritten = JSON.stringify(JSON.parse(BODY), null, 1)
  await expectRefusal(await deliver(rewritten, { signature }), 401, 'unauthenticated')
})

test('without a key nothing is accepted, whatever signed it', async () => {
  const app = createApp({ ...deps, config: { ...deps.config, calendlySigningKeys: [] } })
  for (const key of [CALENDLY_KEY, '']) {
    const response = await deliver(BODY, { key }, app)
    const { message } = await expectRefusal(response, 503, 'unavailable')
    expect(message).toContain('CALENDLY_WEBHOOK_SIGNING_KEY')
  }
})

describe('signed, and yet', () => {
  test.each([
    ['no JSON', '{"event":'],
    ['empty', ''],
    ['a list', '[]'],
    ['text', '"invitee.created"'],
    ['null', 'null'],
    ['an object without an event', '{"payload":{}}'],
    ['an event that is not text', '{"event":{"toString":1}}'],
    [
      'nested 30,000 deep',
      `{"event":"invitee.created","a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
    ],
  ])('%s: a bad request', async (_name, body) => {
    await expectRefusal(await deliver(body), 400, 'invalid_request')
  })

  test('bytes that are not text: a bad request', async () => {
    const body = Uint8Array.from([...Buffer.from('{"event":"'), 0xff, 0xfe, ...Buffer.from('"}')])
    await expectRefusal(await deliver(body), 400, 'invalid_request')
  })

  test.each(['routing_form_submission.created', 'event_type.updated', '__proto__', 'constructor'])(
    'about %s: accepted, so that it is not sent again, and not kept',
    async (event) => {
      const response = await deliver(JSON.stringify({ event, payload: {} }))
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ status: 'ignored' })
      expect(await readInbox()).toEqual([])
    },
  )

  test('with characters that the database cannot store: kept without them', async () => {
    const body = BODY.replace('Dana Reyes', 'Dana\\u0000 \\ud83d Reyes')
    expect((await deliver(body)).status).toBe(200)
    expect(await readInbox()).toMatchObject([{ body: { payload: { name: 'Dana \uFFFD Reyes' } } }])
  })

  test('with an address of sixty thousand characters: kept', async () => {
    const payload = { uri: randomBytes(30_000).toString('hex') }
    const message = { event: 'invitee.created', created_at: FACTS.createdAt, payload }
    expect((await deliver(JSON.stringify(message))).status).toBe(200)
    expect(await readInbox()).toHaveLength(1)
  })
})

test('a body of 64 KB is taken, one byte more is not, whether or not it says how long it is', async () => {
  const start = '{"event":"invitee.created","padding":"'
  const fill = (bytes: number) => `${start}${'x'.repeat(bytes - start.length - 2)}"}`
  const long = fill(BODY_MAX_BYTES + 1)
  await expectRefusal(await deliver(long), 413, 'payload_too_large')
  const headers = { 'content-length': String(long.length) }
  await expectRefusal(await deliver(long, { headers }), 413, 'payload_too_large')
  expect((await deliver(fill(BODY_MAX_BYTES))).status).toBe(200)
})

test('neither cookies nor a content type count', async () => {
  const response = await deliver(BODY, { headers: { 'content-type': 'text/plain', cookie: 'a=b' } })
  expect(response.status).toBe(200)
})

test.each([
  ['a page of another site by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another origin', { origin: 'https://calendly.com' }],
])('%s cannot deliver, even signed', async (_name, headers) => {
  await expectRefusal(await deliver(BODY, { headers }), 403, 'forbidden')
})

test.each(['GET', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
  const response = await createApp(deps).request(PATH, { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test('while the database is away Calendly is asked to come back, and the retry is kept once', async () => {
  const lost = createDatabase({ host: '/nonexistent', database: 'none', user: 'nobody' })
  const response = await deliver(BODY, {}, createApp({ ...deps, db: lost.db }))
  await lost.close()
  await expectRefusal(response, 503, 'unavailable')
  expect(response.headers.get('retry-after')).toBe('5')
  expect((await deliver(BODY)).status).toBe(200)
  expect((await deliver(BODY)).status).toBe(200)
  expect(await readInbox()).toHaveLength(1)
})

test('the signature of one header is not taken for another header', async () => {
  const seconds = String(NOW.getTime() / 1000)
  const hex = createHmac('sha256', CALENDLY_KEY).update(`${seconds}.`).update(BODY).digest('hex')
  const response = await deliver(BODY, {
    signature: '',
    headers: { 'x-signature': `t=${seconds},v1=${hex}` },
  })
  await expectRefusal(response, 401, 'unauthenticated')
})
