import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DATA_POLICY } from '#server/platform/http/security/data-headers.ts'
import { closeHttpServer, createHttpServer } from '#server/platform/static/serve.ts'
import { sendRaw } from '#tests/support/raw-http.ts'

let server: ReturnType<typeof createHttpServer>
let port: number
const reached: string[] = []

beforeAll(async () => {
  const app = new Hono().all('*', async (c) => {
    reached.push(`${c.req.method} ${c.req.path} ${await c.req.text()}`)
    return c.text('api')
  })
  // A body that breaks off is not read to its end.
  app.onError((_error, c) => c.text('broken off', 400))
  const files = { byPath: new Map(), notFound: [] }
  server = createHttpServer({ files, app, siteUrl: 'https://firm.example' })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => closeHttpServer(server, 1_000))

const lines = (...parts: string[]) => `${parts.join('\r\n')}\r\n`
const HOST = 'Host: firm.example'
const CLOSE = 'Connection: close'
const SMUGGLED = 'GET /api/smuggled HTTP/1.1\r\nHost: firm.example\r\n\r\n'
const POST = 'POST /api/x HTTP/1.1'

const MALFORMED: [string, string, number][] = [
  [
    'Content-Length beside Transfer-Encoding',
    lines(POST, HOST, 'Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', SMUGGLED),
    400,
  ],
  [
    'Transfer-Encoding beside Content-Length',
    lines(POST, HOST, 'Transfer-Encoding: chunked', 'Content-Length: 5', '', '0', '', SMUGGLED),
    400,
  ],
  ['two lengths', lines(POST, HOST, 'Content-Length: 0', 'Content-Length: 45', '', SMUGGLED), 400],
  ['two equal lengths', lines(POST, HOST, 'Content-Length: 0', 'Content-Length: 0', ''), 400],
  ['a list of lengths', lines(POST, HOST, 'Content-Length: 0, 45', '', SMUGGLED), 400],
  ['a length with a sign', lines(POST, HOST, 'Content-Length: +5', '', 'hello'), 400],
  ['a length in hex', lines(POST, HOST, 'Content-Length: 0x5', '', 'hello'), 400],
  [
    'an encoding that is not chunked',
    lines(POST, HOST, 'Transfer-Encoding: xchunked', '', '0', '', SMUGGLED),
    400,
  ],
  [
    'chunked, and then something else',
    lines(POST, HOST, 'Transfer-Encoding: chunked, identity', '', '0', '', SMUGGLED),
    400,
  ],
  [
    'chunks in HTTP/1.0',
    lines('POST /api/x HTTP/1.0', HOST, 'Transfer-Encoding: chunked', '', '0', ''),
    400,
  ],
  [
    'a chunk size that is no number',
    lines(POST, HOST, 'Transfer-Encoding: chunked', '', 'zz', ''),
    400,
  ],
  [
    'a bare line feed in a chunk',
    `${lines(POST, HOST, 'Transfer-Encoding: chunked', '')}5\nhello\n0\n\n`,
    400,
  ],
  ['a folded header', lines('GET /api/x HTTP/1.1', HOST, 'X-A: one', ' two', CLOSE, ''), 400],
  ['a space before the colon', lines(POST, HOST, 'Content-Length : 5', '', 'hello'), 400],
  ['a header without a name', lines('GET /api/x HTTP/1.1', HOST, ': x', ''), 400],
  ['a NUL in a header', lines('GET /api/x HTTP/1.1', HOST, 'X-A: a\0b', ''), 400],
  ['a bare carriage return', 'GET /api/x HTTP/1.1\rHost: firm.example\r\n\r\n', 400],
  ['an absolute address', lines('GET http://evil.example/api/x HTTP/1.1', HOST, ''), 400],
  ['an address without a slash', lines('GET api/x HTTP/1.1', HOST, ''), 400],
  ['an asterisk', lines('OPTIONS * HTTP/1.1', HOST, ''), 400],
  ['no host', lines('GET /api/x HTTP/1.1', ''), 400],
  ['two hosts', lines('GET /api/x HTTP/1.1', HOST, 'Host: evil.example', ''), 400],
  ['an empty host', lines('GET /api/x HTTP/1.1', 'Host:', ''), 400],
  ['a host with a path', lines('GET /api/x HTTP/1.1', 'Host: firm.example/evil', ''), 400],
  ['a host with a user', lines('GET /api/x HTTP/1.1', 'Host: a@evil.example', ''), 400],
  ['a list of hosts', lines('GET /api/x HTTP/1.1', 'Host: firm.example, evil.example', ''), 400],
  ['a version that does not exist', lines('GET /api/x HTTP/9.9', HOST, ''), 400],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
  ['headers of 64 KB', lines('GET /api/x HTTP/1.1', HOST, `X-A: ${'a'.repeat(65_000)}`, ''), 431],
  ['an address of 64 KB', lines(`GET /${'a'.repeat(65_000)} HTTP/1.1`, HOST, ''), 431],
  ['an expectation', lines(POST, HOST, 'Expect: the-unexpected', 'Content-Length: 0', ''), 417],
]

test.each(MALFORMED)(
  '%s is refused, with the headers of every answer, and ends the connection',
  async (_name, request, status) => {
    reached.length = 0
    const answer = await sendRaw(port, request)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-security-policy': DATA_POLICY,
      'x-content-type-options': 'nosniff',
      'content-type': 'text/plain; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      connection: 'close',
    })
    // Neither what was smuggled in nor a second request behind it.
    expect(answer.text.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1)
    expect(reached.filter((request) => request.includes('smuggled'))).toEqual([])
  },
)

test.each([
  ['a short request', lines('GET /api/x HTTP/1.1', HOST, CLOSE, '')],
  ['an address in brackets as host', lines('GET /api/x HTTP/1.1', 'Host: [::1]:3000', CLOSE, '')],
  ['chunks', lines(POST, HOST, CLOSE, 'Transfer-Encoding: chunked', '', '5', 'hello', '0', '')],
  ['HTTP/1.0 through a proxy', lines('GET /api/x HTTP/1.0', HOST, '')],
  [
    'an old "100-continue"',
    lines(POST, HOST, CLOSE, 'Expect: 100-continue', 'Content-Length: 2', '', '{}').trimEnd(),
  ],
])('%s is answered as ever', async (_name, request) => {
  const answer = await sendRaw(port, request)
  expect(answer.text).toContain('HTTP/1.1 200 OK')
})

test('two requests behind each other in one connection are two', async () => {
  reached.length = 0
  const first = lines(POST, HOST, 'Content-Length: 5', '', 'hello').trimEnd()
  await sendRaw(port, first + lines('GET /api/second HTTP/1.1', HOST, CLOSE, ''))
  expect(reached.toSorted()).toEqual(['GET /api/second ', 'POST /api/x hello'])
})

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s echoes nothing', async (method) => {
  const request = lines(`${method} /about HTTP/1.1`, HOST, 'X-Secret: abc', CLOSE, '')
  const answer = await sendRaw(port, request).catch(() => ({ status: 0, text: '' }))
  expect([0, 400, 405]).toContain(answer.status)
  expect(answer.text).not.toContain('abc')
})

test('a few requests may be sent ahead, and a thousand end the connection', async () => {
  const ask = (count: number) => lines('GET /about HTTP/1.1', HOST, '').repeat(count)
  const few = await sendRaw(port, ask(20) + lines('GET /about HTTP/1.1', HOST, CLOSE, ''))
  expect(few.text.match(/HTTP\/1\.1 404/g)).toHaveLength(21)
  const many = await sendRaw(port, ask(1_000)).catch(() => null)
  expect(many?.text.match(/HTTP\/1\.1 404/g)?.length ?? 0).toBeLessThan(33)
})
