import { request } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { type MutatingRoute, type ServedApp, serveTestApp } from '#tests/support/served-app.ts'

let served: ServedApp

beforeAll(async () => {
  served = await serveTestApp()
})
beforeEach(() => served.server.db.delete(rateLimits))
afterAll(() => served.close())

const MEGABYTE = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }
/** Whoever knows the signing key may send what he likes; without one it is closed. */
const WEBHOOK = '/api/webhooks/calendly'

type Sent = { headers: Record<string, string>; chunk: Buffer; times: number }

/** The status of the answer, which may come while the body is still on its way. */
function send({ method, path }: MutatingRoute, { headers, chunk, times }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    let left = times
    let status = 0
    const outgoing = request(`${served.url}${path}`, {
      method,
      agent: false,
      headers: { cookie: served.cookie, 'sec-fetch-site': 'same-origin', ...headers },
    })
    const push = () => {
      while (left > 0 && status === 0) {
        left -= 1
        if (!outgoing.write(chunk)) return
      }
      outgoing.end()
    }
    outgoing.on('drain', push)
    outgoing.on('response', (response) => {
      status = response.statusCode ?? 0
      response.resume()
      outgoing.destroy()
      resolve(status)
    })
    // A server that has answered need not read on.
    outgoing.on('error', (error) => status === 0 && reject(error))
    push()
  })
}

function sendText(
  route: MutatingRoute,
  text: string | Buffer,
  headers: Record<string, string> = {},
) {
  const chunk = Buffer.from(text)
  const framing = { 'content-length': String(chunk.length) }
  return send(route, { headers: { ...JSON_TYPE, ...framing, ...headers }, chunk, times: 1 })
}

async function listOther(
  allowed: readonly number[],
  attempt: (route: MutatingRoute) => Promise<number>,
) {
  const wrong: string[] = []
  for (const route of served.mutating) {
    const status = await attempt(route)
    if (!allowed.includes(status)) wrong.push(`${route.method} ${route.path} ${status}`)
  }
  return wrong
}

/** Where bytes that were received are kept; of this thread alone, while others test beside it. */
const measureBodies = () => process.memoryUsage().arrayBuffers

/** What needs no body, and what is left out unread: nobody counts a program's page views. */
const DONE = /create-conversation 201|sign-out 204|sessions 204|events 204/
const refusals = [400, 401, 403, 404, 409, 413, 415, 503]

test('100 MB are refused by every route, and held by none', async () => {
  const before = measureBodies()
  const sized = { ...JSON_TYPE, 'content-length': String(100 * MEGABYTE) }
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const wrong = await listOther(refusals, (route) =>
    send(route, { headers: sized, chunk, times: 1_600 }),
  )
  expect(wrong).toEqual([])
  expect(measureBodies() - before).toBeLessThan(50 * MEGABYTE)
})

test('nothing is done for whoever sends 5 MB, not even where no body is read', async () => {
  const sized = { ...JSON_TYPE, 'content-length': String(5 * MEGABYTE) }
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const wrong = await listOther([413], (route) => send(route, { headers: sized, chunk, times: 80 }))
  expect(wrong).toEqual([])
})

test('a body without an end is refused at its limit', async () => {
  const before = measureBodies()
  const chunk = Buffer.alloc(16 * 1024, 'x')
  const wrong = await listOther(refusals, (route) =>
    send(route, {
      headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
      chunk,
      times: Number.MAX_SAFE_INTEGER,
    }),
  )
  expect(wrong).toEqual([])
  expect(measureBodies() - before).toBeLessThan(50 * MEGABYTE)
})

test.each([
  ['gzip', gzipSync(Buffer.alloc(10 * MEGABYTE))],
  ['br', brotliCompressSync(Buffer.alloc(10 * MEGABYTE))],
  ['deflate', Buffer.from('{}')],
  ['identity, gzip', Buffer.from('{}')],
])('a body in %s is opened by no route', async (encoding, body) => {
  const headers = { 'content-encoding': encoding }
  expect(await listOther([415], (route) => sendText(route, body, headers))).toEqual([])
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/jsonp',
  '',
])('a body of type "%s" is taken by no route but the plain forms', async (type) => {
  const wrong = await listOther([415], (route) =>
    sendText(route, '{"a":1}', { 'content-type': type }),
  )
  const isForm = type === 'application/x-www-form-urlencoded'
  expect(wrong).toEqual([
    ...(isForm ? ['POST /api/estimate 400', 'POST /api/audit-requests 400'] : []),
    `POST ${WEBHOOK} 503`,
  ])
})

const NAMES = [
  'name',
  'company',
  'challenge',
  'message',
  'text',
  'email',
  'conversationId',
  'value',
]
const fill = (value: string) => `{${NAMES.map((name) => `"${name}":${value}`).join(',')}}`

const HOSTILE: [string, string | Buffer][] = [
  ['100,000 levels', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['7,000 levels', `{"a":${'['.repeat(7_000)}${']'.repeat(7_000)}}`],
  [
    '100,000 names',
    `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  ],
  ['1,500 names', `{${Array.from({ length: 1_500 }, (_, index) => `"k${index}":1`).join(',')}}`],
  [
    'names of prototypes',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  ],
  ['half an emoji', fill('"\\ud83d"')],
  ['NUL', fill('"a\\u0000b"')],
  [
    'bytes that are no UTF-8',
    Buffer.from([...Buffer.from('{"name":"'), 0xff, 0xc0, 0xaf, 0x22, 0x7d]),
  ],
  ['UTF-16', Buffer.from('\ufeff{"name":"x"}', 'utf16le')],
  ['a number without end', fill(`1${'0'.repeat(5_000)}`)],
  ['half of an object', '{"name":'],
  ['nothing', ' '],
  ['null', 'null'],
  ['a list', '[[]]'],
  ['lists for text', fill('["a"]')],
  ['objects for text', fill('{"$ne":null}')],
]

test.each(HOSTILE)(
  '%s as a body is a bad request to every route, and a fault to none',
  async (_name, body) => {
    const wrong = await listOther([...refusals, 422], (route) => sendText(route, body))
    expect(wrong.filter((line) => !DONE.test(line))).toEqual([])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  },
)

test('a body in chunks is read as one with a length', async () => {
  const route = { method: 'POST', path: '/api/create-conversation' }
  const chunk = Buffer.from('{}')
  expect(await send(route, { headers: JSON_TYPE, chunk, times: 1 })).toBe(201)
  const wrong = await listOther([...refusals, 422], (other) =>
    send(other, { headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' }, chunk, times: 1 }),
  )
  expect(wrong.filter((line) => !DONE.test(line))).toEqual([])
})

test('bytes that are no text are refused, not guessed at', async () => {
  const route = { method: 'POST', path: '/api/create-conversation' }
  expect(await sendText(route, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toBe(400)
})
