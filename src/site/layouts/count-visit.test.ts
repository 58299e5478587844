// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCounting } from '#site/layouts/count-visit.ts'

const sent: unknown[] = []
let listeners = new AbortController()
const listen = globalThis.addEventListener.bind(globalThis)

beforeEach(() => {
  sent.length = 0
  listeners = new AbortController()
  const wish = { doNotTrack: null, globalPrivacyControl: undefined }
  vi.stubGlobal('navigator', { ...wish, sendBeacon: keep })
  vi.stubGlobal('addEventListener', (name: string, handle: EventListener) =>
    listen(name, handle, { signal: listeners.signal }),
  )
  history.replaceState(null, '', '/pricing')
})
afterEach(() => {
  listeners.abort()
  sessionStorage.clear()
  document.body.innerHTML = ''
})

function keep(path: string, body: Blob) {
  sent.push(body.text().then((text) => [path, body.type, JSON.parse(text)]))
  return true
}
const listSent = async () =>
  (await Promise.all(sent)).map((one) => (one as [string, string, object])[2])

function comeFrom(referrer: string) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
}

test('the first page of a tab is a visit, the next one a view of the same source', async () => {
  comeFrom('https://www.google.com/search?q=secret')
  startCounting()
  history.replaceState(null, '', '/systems')
  comeFrom('http://localhost:3000/pricing')
  startCounting()
  expect((await Promise.all(sent))[0]).toEqual([
    '/api/events',
    'application/json',
    { events: ['visit', 'view'], path: '/pricing', source: 'www.google.com' },
  ])
  expect((await listSent())[1]).toEqual({
    events: ['view'],
    path: '/systems',
    source: 'www.google.com',
  })
})

test('a campaign names the source; neither the rest of the address nor the referrer is sent', async () => {
  comeFrom('https://mail.example/inbox/4711')
  history.replaceState(null, '', '/pricing?utm_source=news&email=maya@harbor.example')
  startCounting()
  expect(await listSent()).toEqual([
    { events: ['visit', 'view'], path: '/pricing', source: 'news' },
  ])
})

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('%s: nothing is sent and nothing is kept', (_, wish) => {
  vi.stubGlobal('navigator', { ...wish, sendBeacon: keep })
  startCounting()
  expect(sent).toEqual([])
  expect(sessionStorage.length).toBe(0)
})

test('a browser that forbids storage is not counted, and no error reaches the page', () => {
  vi.stubGlobal('sessionStorage', {
    clear: () => {},
    getItem: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  startCounting()
  expect(sent).toEqual([])
})

test('the chat’s box and the form count once each in a tab, and other fields do not', async () => {
  document.body.innerHTML =
    '<textarea id="chat-input"></textarea><form action="/api/audit-requests"><input id="name"></form><input id="search">'
  startCounting()
  for (const id of ['search', 'chat-input', 'name', 'chat-input', 'name']) {
    document.getElementById(id)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
  expect((await listSent()).slice(1).map((one) => (one as { events: string[] }).events)).toEqual([
    ['chat_opened'],
    ['form_opened'],
  ])
})
