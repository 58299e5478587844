import { globSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findHeaderFaults } from '#tests/support/header-rules.ts'
import { sendRaw } from '#tests/support/raw-http.ts'
import { type Product, runProduct } from '#tests/support/run-product.ts'
import { ADMIN } from '#tests/support/start-product.ts'

let secure: Product

beforeAll(async () => {
  secure = await runProduct({
    SITE_URL: 'https://firm.example',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'silent',
  })
})
afterAll(() => secure.stop())

const PAGES = globSync('**/*.html', { cwd: 'dist' })
  .map((name) => `/${name.replace(/(?:\/?index)?\.html$/, '')}`)
  .filter((path) => !path.endsWith('404'))
const FILES = globSync('**/*.{js,svg,png,ico,xml,json,txt,md,webmanifest,woff2}', { cwd: 'dist' })
const ANSWERS: [string, string, RequestInit][] = [
  ['an unknown page', '/no-such-page', {}],
  ['an unknown article', '/library/no-such-article', {}],
  ['a redirect', '/about/', { redirect: 'manual' }],
  ['a method that pages do not have', '/about', { method: 'POST' }],
  ['health', '/api/health', {}],
  ['the API’s description', '/api/openapi.json', {}],
  ['an unknown address of the API', '/api/no-such-thing', {}],
  ['a method that a route does not have', '/api/create-conversation', {}],
  ['a refusal for lack of a session', '/api/admin/conversations', {}],
  [
    'a preflight',
    '/api/create-conversation',
    { method: 'OPTIONS', headers: { origin: 'https://evil.example' } },
  ],
  [
    'a broken body',
    '/api/create-conversation',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
  ],
  [
    'a new conversation',
    '/api/create-conversation',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  ],
  [
    'the form without scripts',
    '/api/audit-requests',
    { method: 'POST', body: new URLSearchParams({ name: 'x' }) },
  ],
]

async function ask(url: string, init: RequestInit = {}) {
  const response = await fetch(url, init)
  const headers = Object.fromEntries(response.headers)
  const text = await response.text()
  return { headers, html: headers['content-type']?.startsWith('text/html') ? text : null }
}

test('every page states a policy that it fits, and that lets nothing else in', async () => {
  expect(PAGES.length).toBeGreaterThan(30)
  for (const path of PAGES) {
    const answer = await ask(`${inject('productUrl')}${path}`)
    expect(findHeaderFaults(answer), path).toEqual([])
  }
})

test('text cannot become markup in the staff area, nor can a frame, a cache or another window get at it', async () => {
  const staff = PAGES.filter((path) => path.startsWith('/admin/'))
  expect(staff.length).toBeGreaterThan(8)
  for (const path of staff) {
    const { headers } = await ask(`${inject('productUrl')}${path}`)
    expect(headers['content-security-policy'], path).toContain(
      "require-trusted-types-for 'script';trusted-types 'none';",
    )
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
    })
  }
})

test('files of every kind keep the rules', async () => {
  const oneOfEach = new Map(FILES.map((name) => [name.split('.').at(-1), name]))
  expect(oneOfEach.size).toBeGreaterThan(8)
  for (const name of oneOfEach.values()) {
    expect(findHeaderFaults(await ask(`${inject('productUrl')}/${name}`)), name).toEqual([])
  }
})

test.each(ANSWERS)(
  '%s keeps the rules, and asks for TLS where the site has it',
  async (_name, path, init) => {
    expect(findHeaderFaults(await ask(`${inject('productUrl')}${path}`, init))).toEqual([])
    const { headers } = await ask(`${secure.url}${path}`, init)
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  },
)

test.each([
  ['400', 'nonsense\r\n\r\n'],
  ['400', 'GET / HTTP/1.1\r\n\r\n'],
  ['431', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
])('what Node answers itself with %s keeps the rules', async (status, request) => {
  const answer = await sendRaw(Number(new URL(secure.url).port), request)
  expect(answer.status).toBe(Number(status))
  expect(findHeaderFaults({ headers: answer.headers, html: null })).toEqual([])
  expect(answer.headers['strict-transport-security']).toBeDefined()
})

test('behind TLS cookies are bound to this host, and to https', async () => {
  const opened = await fetch(`${secure.url}/api/create-conversation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const signedIn = await fetch(`${secure.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const cookies = [opened, signedIn].flatMap(({ headers }) => headers.getSetCookie())
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-[^;]+;(?=.*HttpOnly)(?=.*Secure)(?=.*SameSite=(?:Lax|Strict))/i)
    expect(cookie).not.toMatch(/Domain=/i)
  }
})

test('answers with secrets are not compressed, and neither are streams: their length tells nothing of them', async () => {
  const encodings = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  for (const path of ['/api/health', '/api/openapi.json', '/api/admin/me', '/api/booking-slots']) {
    const response = await fetch(`${secure.url}${path}`, { headers: encodings })
    await response.arrayBuffer()
    expect(response.headers.get('content-encoding'), path).toBeNull()
    expect(response.headers.get('cache-control'), path).toContain('no-store')
  }
  const opened = await fetch(`${inject('productUrl')}/api/create-conversation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...encodings },
    body: '{}',
  })
  expect(opened.headers.get('content-encoding')).toBeNull()
  const { conversationId } = (await opened.json()) as { conversationId: string }
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const live = await fetch(`${inject('productUrl')}/api/conversations/${conversationId}/live`, {
    headers: { cookie, ...encodings },
  })
  expect(live.status).toBe(200)
  expect(live.headers.get('content-encoding')).toBeNull()
  expect(live.headers.get('cache-control')).toContain('no-transform')
  await live.body?.cancel()
})
