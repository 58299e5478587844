import { expect, test } from 'vitest'
import { type Api, createFront } from '#server/start/create-front.ts'

const silent = { error: () => undefined }
const SITE = 'http://localhost:3000'
const api: Api = { fetch: (request) => new Response(`api: ${new URL(request.url).pathname}`) }

function open(limits = { waitMs: 60_000, places: 8 }) {
  const front = createFront({ siteUrl: SITE, logger: silent, limits })
  const ask = async (path: string) => await front.fetch(new Request(SITE + path))
  return { front, ask }
}

test('a request that comes before the API is open is held, and answered by it', async () => {
  const { front, ask } = open()
  const held = ask('/api/create-conversation')
  front.open(api)
  expect(await (await held).text()).toBe('api: /api/create-conversation')
  expect(await (await ask('/api/ready')).text()).toBe('api: /api/ready')
})

test('while it starts the process is healthy, and not ready', async () => {
  const { ask } = open()
  expect((await ask('/api/health')).status).toBe(200)
  const ready = await ask('/api/ready')
  expect(ready.status).toBe(503)
  expect(ready.headers.get('retry-after')).toBe('2')
  expect(ready.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await ready.json()).toMatchObject({
    error: { code: 'unavailable', requestId: ready.headers.get('x-request-id') },
  })
})

test('whoever waits too long, or finds no place to wait, is told when to come back', async () => {
  const { ask } = open({ waitMs: 20, places: 1 })
  const held = ask('/api/events')
  const turnedAway = await ask('/api/events')
  expect([turnedAway.status, (await held).status]).toEqual([503, 503])
  expect(turnedAway.headers.get('retry-after')).toBe('2')
})

test('when there will be no API, nobody waits for it', async () => {
  const { front, ask } = open()
  const held = ask('/api/events')
  front.giveUp()
  expect((await held).status).toBe(503)
})
