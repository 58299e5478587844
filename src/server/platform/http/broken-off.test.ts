import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '#server/platform/log/create-logger.ts'
import { closeHttpServer, createHttpServer } from '#server/platform/static/serve.ts'
import { openSockets } from '#tests/support/raw-http.ts'
import { createTestApp } from '#tests/support/test-app.ts'

type Line = { level: number; msg: string; status: number }

let server: Awaited<ReturnType<typeof createTestApp>>
let http: ReturnType<typeof createHttpServer>
let port: number
let logged: Line[] = []
let onRequestLogged = () => {}

beforeAll(async () => {
  const write = (text: string) => {
    const line: Line = JSON.parse(text)
    logged.push(line)
    if (line.msg === 'request') onRequestLogged()
  }
  server = await createTestApp({ logger: createLogger('debug', { write }) })
  http = createHttpServer({ files: { byPath: new Map(), notFound: [] }, app: server.app })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  port = (http.address() as AddressInfo).port
})
afterAll(async () => {
  await closeHttpServer(http, 500)
  await server.close()
})

const JSON_TYPE = 'Content-Type: application/json'
const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded'

test.each([
  ['a message', '/api/bd-agent-conversation', JSON_TYPE, 'Content-Length: 900'],
  ['a message in chunks', '/api/bd-agent-conversation', JSON_TYPE, 'Transfer-Encoding: chunked'],
  ['a sign-in', '/api/auth/sign-in/email', JSON_TYPE, 'Content-Length: 900'],
  ['the plain form', '/api/audit-requests', FORM_TYPE, 'Content-Length: 900'],
])('%s that breaks off is told as that, and is no error', async (_name, path, type, framing) => {
  logged = []
  const ended = new Promise<void>((resolve) => {
    onRequestLogged = resolve
  })
  const head = [`POST ${path} HTTP/1.1`, 'Host: 127.0.0.1', type, framing, '', '']
  const [socket] = openSockets(port, 1, `${head.join('\r\n')}5\r\n{"mes`)
  http.once('request', () => socket?.resetAndDestroy())
  await ended
  expect(logged).toMatchObject([{ level: 30, msg: 'request', status: 499 }])
})
