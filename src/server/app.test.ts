import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErrorReply } from '#contract/error-reply.ts'
import { createApp } from '#server/app.ts'
import { createDatabase } from '#server/platform/db/client.ts'
import { DATA_POLICY } from '#server/platform/http/security/data-headers.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'
import { createTestBrain } from '#tests/support/test-brain.ts'

let server: Awaited<ReturnType<typeof createTestApp>>
const brain = createTestBrain((text) => {
  if (text === 'break') throw new Error('secret detail of a bug')
  return {}
})

beforeAll(async () => {
  server = await createTestApp({ brain })
})
afterAll(() => server.close())

const post = (path: string, init: RequestInit) =>
  server.app.request(path, { method: 'POST', ...init })
const json = { 'content-type': 'application/json' }

async function readError(response: Response) {
  return ErrorReply.parse(await response.json()).error
}

test('an unknown address below /api is refused in the one error shape', async () => {
  const response = await server.app.request('/api/nothing-here')
  const error = await readError(response)
  expect(response.status).toBe(404)
  expect(error.code).toBe('not_found')
  expect(error.requestId).toBe(response.headers.get('x-request-id'))
})

test.each([
  ['GET', '/api/create-conversation', 'POST'],
  ['PUT', '/api/bd-agent-conversation', 'POST'],
  ['GET', '/api/handle-calendly-booking', 'POST'],
  ['HEAD', '/api/audit-requests', 'POST'],
  ['GET', '/api/auth/sign-out', 'POST'],
  ['DELETE', '/api/health', 'GET, HEAD'],
])('%s %s is refused with what is allowed', async (method, path, allowed) => {
  const response = await server.app.request(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe(allowed)
})

test('a body that is not declared as JSON is refused', async () => {
  const response = await post('/api/create-conversation', {
    headers: { 'content-type': 'text/plain' },
    body: '{}',
  })
  expect(response.status).toBe(415)
  expect((await readError(response)).code).toBe('unsupported_media_type')
})

test.each([
  ['broken JSON', '{"a":'],
  ['JSON nested 7,000 deep', `{"a":${'['.repeat(7_000)}${']'.repeat(7_000)}}`],
  ['a list where an object belongs', '[]'],
])('%s is a bad request, not a fault', async (_name, body) => {
  const response = await post('/api/create-conversation', { headers: json, body })
  expect(response.status).toBe(400)
  expect((await readError(response)).code).toBe('invalid_request')
})

test('names of prototypes in a body are harmless', async () => {
  const response = await post('/api/create-conversation', {
    headers: json,
    body: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  })
  expect(response.status).toBe(201)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('a body over the limit is refused, whether or not it says how long it is', async () => {
  const body = JSON.stringify({ padding: 'x'.repeat(17_000) })
  const sized = await post('/api/create-conversation', {
    headers: { ...json, 'content-length': String(body.length) },
    body,
  })
  const unsized = await post('/api/create-conversation', { headers: json, body })
  expect([sized.status, unsized.status]).toEqual([413, 413])
})

test.each([
  ['another site by fetch metadata', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }, 403],
  ['another origin on plain http', { origin: 'http://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 201],
  ['our own page on plain http', { origin: 'http://localhost' }, 201],
  ['a program that is not a browser', {}, 201],
])('a write from %s gets the right answer', async (_name, headers, status) => {
  const response = await post('/api/create-conversation', {
    headers: { ...json, ...headers },
    body: '{}',
  })
  expect(response.status).toBe(status)
})

test('answers carry the headers that keep data from being run, framed or cached', async () => {
  const { headers } = await server.app.request('/api/health')
  expect(headers.get('content-security-policy')).toBe(DATA_POLICY)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('a bug shows a request id and nothing else', async () => {
  const browser = createTestBrowser(server.app)
  const created = await browser.call('/api/create-conversation', { json: {} })
  const { conversationId } = await created.json()
  const response = await browser.call('/api/bd-agent-conversation', {
    json: { conversationId, message: 'break' },
  })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret detail')
})

test('health and readiness are good while the database answers', async () => {
  expect((await server.app.request('/api/health')).status).toBe(200)
  expect((await server.app.request('/api/ready')).status).toBe(200)
})

test('without its database the service is unavailable, and still healthy', async () => {
  const lost = createDatabase({ host: '/nonexistent', database: 'none', user: 'nobody' })
  const app = createApp({ ...server.deps, db: lost.db })
  expect((await app.request('/api/health')).status).toBe(200)
  expect((await app.request('/api/ready')).status).toBe(503)
  const response = await app.request('/api/create-conversation', {
    method: 'POST',
    headers: json,
    body: '{}',
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect((await readError(response)).code).toBe('unavailable')
  await lost.close()
})
