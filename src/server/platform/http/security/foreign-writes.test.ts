import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MutatingRoute, type ServedApp, serveTestApp } from '#tests/support/served-app.ts'

let served: ServedApp

beforeAll(async () => {
  served = await serveTestApp()
})
afterAll(() => served.close())

const SESSION_ENDS = /sign-out|account\/(?:password|sessions)/

async function send({ method, path }: MutatingRoute, headers: Record<string, string>) {
  // Whoever gets through to these is signed out.
  const cookie = SESSION_ENDS.test(path) ? '' : served.cookie
  // In process: `fetch` would set the headers of a browser itself.
  const response = await served.server.app.request(`${served.url}${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: '{}',
  })
  await response.body?.cancel()
  return response.status
}

const FOREIGN: [string, Record<string, string>][] = [
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a sister site', { 'sec-fetch-site': 'same-site' }],
  ['a page of another site by its origin', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a frame that a person is said to have sent from', { 'sec-fetch-site': 'none', origin: 'null' }],
  [
    'a page whose two headers disagree',
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ],
  ['a site whose name only begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['a value that no browser sends', { 'sec-fetch-site': 'Same-Origin' }],
  ['an origin that is no address', { 'sec-fetch-site': 'same-origin', origin: 'x' }],
]

test.each(FOREIGN)('no route takes a write from %s', async (_name, headers) => {
  const statuses = await Promise.all(served.mutating.map((route) => send(route, headers)))
  const taken = served.mutating.filter((_route, index) => statuses[index] !== 403)
  expect(taken).toEqual([])
  expect(served.mutating.length).toBeGreaterThan(35)
})

test('no deletion with a session is taken that does not say where it comes from', async () => {
  const deletions = served.mutating.filter(({ method }) => method === 'DELETE')
  const taken: string[] = []
  for (const { method, path } of deletions) {
    const headers = { cookie: served.cookie }
    const bare = await served.server.app.request(`${served.url}${path}`, { method, headers })
    if (bare.status !== 403) taken.push(`${method} ${path} ${bare.status}`)
    await bare.body?.cancel()
  }
  expect(taken).toEqual([])
  expect(deletions.length).toBeGreaterThan(3)
  const me = await served.server.app.request(`${served.url}/api/admin/me`, {
    headers: { cookie: served.cookie },
  })
  expect(me.status).toBe(200)
})

test.each([
  ['our own page', () => ({ 'sec-fetch-site': 'same-origin', origin: served.url })],
  ['our own page over plain http', () => ({ origin: served.url })],
  [
    'our own page behind a proxy that ends TLS',
    () => ({
      'sec-fetch-site': 'same-origin',
      origin: served.url.replace('http:', 'https:'),
    }),
  ],
  ['a person, by reloading a form', () => ({ 'sec-fetch-site': 'none', origin: served.url })],
  ['a program', () => ({})],
])('a write from %s is not held up', async (_name, compose) => {
  const open = served.mutating.filter(({ path }) => path === '/api/create-conversation')
  expect(await Promise.all(open.map((route) => send(route, compose())))).toEqual([201])
})

test.each(['GET', 'HEAD'])(
  '%s changes nothing: routes that change something refuse it',
  async (method) => {
    const readable = served.server.app.routes
      .filter((route) => route.method === 'GET')
      .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))
    const writing = served.mutating.filter(
      ({ path }) => !readable.some((route) => route.test(path)),
    )
    for (const { path } of writing) {
      const response = await served.server.app.request(path, {
        method,
        headers: { cookie: served.cookie },
      })
      expect([path, response.status]).toEqual([path, 405])
    }
    expect(writing.length).toBeGreaterThan(30)
  },
)

test('no other site is given leave to read an answer, whatever it asks for', async () => {
  const paths = new Set(served.server.app.routes.map(({ path }) => path.replaceAll(/:\w+/g, 'x')))
  for (const path of paths) {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const answer = await served.server.app.request(path, {
        method,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      })
      await answer.body?.cancel()
      const given = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect([path, given]).toEqual([path, []])
    }
  }
  expect(paths.size).toBeGreaterThan(60)
})
