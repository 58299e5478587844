import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Encoded, StaticFile } from '#server/platform/static/load-files.ts'
import { closeHttpServer, createHttpServer } from '#server/platform/static/serve.ts'
import { type RawAnswer, sendRaw } from '#tests/support/raw-http.ts'

const POLICY = `default-src 'none'; script-src ${"'sha256-abc=' ".repeat(20)}`
const LARGE = 'x'.repeat(100_000)
const HOST = 'Host: firm.example'
const BROTLI = 'Accept-Encoding: br'
const CLOSE = 'Connection: close'

let server: ReturnType<typeof createHttpServer>
let port: number

beforeEach(async () => {
  const byPath = new Map(['/one', '/two', LARGE].map((text) => [nameOf(text), createFile(text)]))
  const app = { fetch: () => new Response('api') }
  server = createHttpServer({ files: { byPath, notFound: [] }, app })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  await closeHttpServer(server, 1_000)
})

function nameOf(text: string): string {
  return text === LARGE ? '/large' : text
}

function createFile(text: string): StaticFile {
  return {
    etag: '"1"',
    plain: encode(`plain ${text}`),
    brotli: encode(`packed ${text}`),
    gzip: null,
  }
}

function encode(text: string): Encoded {
  const headers = { 'Content-Security-Policy': POLICY, 'Content-Length': String(text.length) }
  return { body: Buffer.from(text), headers }
}

const ask = (words: string, ...fields: string[]) =>
  `${[`${words} HTTP/1.1`, HOST, BROTLI, ...fields].join('\r\n')}\r\n\r\n`

/** All answers of one connection; the last request asks for its end. */
async function talk(...requests: string[]): Promise<string[]> {
  const { text }: RawAnswer = await sendRaw(port, [...requests, ask('GET /two', CLOSE)].join(''))
  return text.split(/(?=HTTP\/1\.1 )/)
}

test('answers to requests that are sent ahead come whole and in their order', async () => {
  const answers = await talk(
    ask('GET /one'),
    ask('HEAD /one'),
    ask('GET /large'),
    ask('GET /api/health'),
    ask('GET /one', 'If-None-Match: "1"'),
    `${ask('GET /one', 'Content-Length: 3')}abc`,
    ask('GET /nothing'),
  )
  const status = answers.map((answer) => Number(answer.slice(9, 12)))
  expect(status).toEqual([200, 200, 200, 200, 304, 200, 404, 200])
  const bodies = answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4))
  expect(bodies[0]).toBe('packed /one')
  expect([bodies[1], bodies[4]]).toEqual(['', ''])
  expect(bodies[2]).toBe(`packed ${LARGE}`)
  expect(bodies[5]).toBe('packed /one')
  expect(bodies[7]).toBe('packed /two')
})

test('whoever wants the connection ended is told that it is', async () => {
  const answer = await sendRaw(port, ask('GET /one', CLOSE))
  expect([answer.status, answer.headers.connection]).toEqual([200, 'close'])
  const old = await sendRaw(port, `GET /one HTTP/1.0\r\n${HOST}\r\n\r\n`)
  expect([old.status, old.headers.connection, old.body]).toEqual([200, 'close', 'plain /one'])
})
