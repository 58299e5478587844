import { describe, expect, test } from 'vitest'
import { openProxy } from '#tests/faults/cluster/open-proxy.ts'
import { OK } from '#tests/faults/cluster/raw-upstream.ts'
import { type RawAnswer, sendRaw } from '#tests/support/raw-http.ts'
import { ensureNginx } from '../../../scripts/ensure-nginx.mjs'

const nginx = ensureNginx()
if (!nginx) console.warn('Skipped: there is no nginx, and only root may install it.')

const lines = (...parts: string[]) => `${parts.join('\r\n')}\r\n`
const HOST = 'Host: firm.example'
const CLOSE = 'Connection: close'
const POST = 'POST /api/x HTTP/1.1'
const CHUNKED = 'Transfer-Encoding: chunked'
const SMUGGLED = 'GET /api/smuggled HTTP/1.1\r\nHost: firm.example\r\n\r\n'
const EMPTY_CHUNK = ['', '0', '', SMUGGLED]
const LONG = 'a'.repeat(65_000)
const LARGE = ['Content-Length: 1100000', CLOSE, '', 'a'.repeat(1_100_000)]

const REFUSED: [string, string, number][] = [
  ['a length, then chunks', lines(POST, HOST, 'Content-Length: 5', CHUNKED, ...EMPTY_CHUNK), 400],
  ['chunks, then a length', lines(POST, HOST, CHUNKED, 'Content-Length: 5', ...EMPTY_CHUNK), 400],
  ['two lengths', lines(POST, HOST, 'Content-Length: 0', 'Content-Length: 45', '', SMUGGLED), 400],
  ['a list of lengths', lines(POST, HOST, 'Content-Length: 0, 45', '', SMUGGLED), 400],
  ['a length with a sign', lines(POST, HOST, 'Content-Length: +5', '', 'hello'), 400],
  ['an unknown encoding', lines(POST, HOST, 'Transfer-Encoding: xchunked', ...EMPTY_CHUNK), 501],
  ['two encodings', lines(POST, HOST, CHUNKED, 'Transfer-Encoding: x', ...EMPTY_CHUNK), 400],
  ['chunks in HTTP/1.0', lines('POST /api/x HTTP/1.0', HOST, CHUNKED, ...EMPTY_CHUNK), 400],
  ['a space before the colon', lines(POST, HOST, 'Content-Length : 5', '', 'hello'), 400],
  [
    'the same of an encoding',
    lines(POST, HOST, 'Transfer-Encoding : chunked', ...EMPTY_CHUNK),
    400,
  ],
  ['a chunk size that is no number', lines(POST, HOST, CHUNKED, '', 'zz', ''), 400],
  ['a folded header', lines('GET /api/x HTTP/1.1', HOST, 'X-A: one', ' two', ''), 400],
  ['a NUL in a header', lines('GET /api/x HTTP/1.1', HOST, 'X-A: a\0b', ''), 400],
  ['no host', lines('GET /api/x HTTP/1.1', ''), 400],
  ['two hosts', lines('GET /api/x HTTP/1.1', HOST, 'Host: evil.example', ''), 400],
  ['a way out of the site', lines('GET /../../etc/passwd HTTP/1.1', HOST, ''), 400],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
  ['a version that does not exist', lines('GET /api/x HTTP/9.9', HOST, ''), 505],
  ['a request that wants an echo', lines('TRACE /about HTTP/1.1', HOST, CLOSE, ''), 405],
  ['headers of 64 KB', lines('GET /api/x HTTP/1.1', HOST, `X-A: ${LONG}`, ''), 431],
  ['an address of 64 KB', lines(`GET /${LONG} HTTP/1.1`, HOST, ''), 414],
  ['a body above 1 MB', lines(POST, HOST, ...LARGE), 413],
  ['a body above 1 MB for a page', lines('POST /about HTTP/1.1', HOST, ...LARGE), 413],
  ['the figures', lines('GET /api/metrics HTTP/1.1', HOST, CLOSE, ''), 404],
  ['the figures, by /.', lines('GET /api/./metrics?a=b HTTP/1.1', HOST, CLOSE, ''), 404],
  ['the figures, by %2f', lines('GET /x/..%2fapi//metrics HTTP/1.1', HOST, CLOSE, ''), 404],
  ['the figures, by %6d', lines('GET /api/%6detrics HTTP/1.1', HOST, CLOSE, ''), 404],
]

describe.skipIf(!nginx)('what nginx does not pass on', () => {
  test.each(REFUSED)('%s', async (_name, request, status) => {
    const proxy = await openProxy(nginx ?? '', [OK])
    const answer = await sendRaw(proxy.port, request)
    expect(answer.status).toBe(status)
    expectOwnAnswer(answer)
    // Neither what was smuggled in nor a second request behind it.
    expect(answer.text.match(/HTTP\/1\.1 \d{3}/g)).toHaveLength(1)
    expect(proxy.listPassed()).toEqual([])
  })

  test.each(['/about', '/api/x'])('%s with nobody behind, and when to come back', async (path) => {
    const proxy = await openProxy(nginx ?? '', ['gone', 'gone'])
    const answer = await sendRaw(proxy.port, lines(`GET ${path} HTTP/1.1`, HOST, CLOSE, ''))
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expectOwnAnswer(answer)
    expect(answer.body.includes('"code":"unavailable"')).toBe(path.startsWith('/api/'))
  })

  test('more requests of one address than a person can send, and when to come back', async () => {
    const proxy = await openProxy(nginx ?? '', [OK])
    const many = lines('GET /api/x HTTP/1.1', HOST, '').repeat(800)
    const { text } = await sendRaw(proxy.port, many + lines('GET /about HTTP/1.1', HOST, CLOSE, ''))
    const answers = text.split(/(?=HTTP\/1\.1 \d{3})/)
    const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 429'))
    // 400 at once, and 100 a second while they come.
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatch(/^Retry-After: 5\r$/m)
    expect(refused[0]).toContain('"code":"too_many_requests"')
    expect(answers).toHaveLength(801)
    expect(proxy.listPassed()).toHaveLength(801 - refused.length)
  })
})

/** As safe as an answer of the product, and short, in its words or shape, with nothing about the proxy itself. */
function expectOwnAnswer({ headers, body }: RawAnswer) {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none';.* frame-ancestors 'none'$/,
    ),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
    server: 'nginx',
  })
  expect(body).not.toMatch(/nginx|<html/)
  expect(body.length).toBeLessThan(200)
  const isText = headers['content-type'] === 'text/plain; charset=utf-8'
  expect(isText || JSON.parse(body).error.requestId).toBeTruthy()
}
