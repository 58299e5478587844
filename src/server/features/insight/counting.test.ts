import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pageCounts } from '#server/platform/db/schema/insight.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const HEADLESS = 'Mozilla/5.0 (X11) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36'
/** Half past eleven in the evening of the 20th in New York. */
const LATE = new Date('2026-11-21T04:30:00.000Z')

let server: Awaited<ReturnType<typeof createTestApp>>
let now = LATE
let address = 0

beforeAll(async () => {
  server = await createTestApp({ clock: () => now, config: { limitFactor: 1 } })
})
beforeEach(async () => {
  now = LATE
  await server.db.delete(pageCounts)
})
afterAll(() => server.close())

/** Each caller has an address of its own unless given one. */
function count(json: object, headers: Record<string, string> = {}, from = `10.0.0.${address++}`) {
  return createTestBrowser(server.app, from).call('/api/events', {
    json,
    headers: { 'user-agent': FIREFOX, host: 'loopwright.example', ...headers },
  })
}
const view = (source = '', path = '/pricing') => ({ events: ['view'], path, source })
const listCounts = () => server.db.select().from(pageCounts).orderBy(pageCounts.event)

test('what happened on a page is added up by the firm’s day, path and source, without cookie or id', async () => {
  const first = { events: ['visit', 'view'], path: '/pricing', source: 'www.google.com' }
  const reply = await count(first)
  expect(reply.status).toBe(204)
  expect(reply.headers.get('set-cookie')).toBeNull()
  await count({ ...view('google.com'), path: '/pricing/' })
  now = new Date('2026-11-21T05:00:00.000Z')
  await count(view('google.com'))
  const google = { path: '/pricing', source: 'google.com' }
  expect(await listCounts()).toEqual(
    expect.arrayContaining([
      { day: '2026-11-20', event: 'view', ...google, count: 2 },
      { day: '2026-11-20', event: 'visit', ...google, count: 1 },
      { day: '2026-11-21', event: 'view', ...google, count: 1 },
    ]),
  )
  expect(await server.db.select().from(rateLimits)).toEqual([])
})

test.each([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['a crawler', { 'user-agent': CRAWLER }],
  ['a browser without a window', { 'user-agent': HEADLESS }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['nobody', { 'user-agent': '' }],
])('%s is answered and not counted', async (_, headers) => {
  expect((await count(view(), headers)).status).toBe(204)
  expect(await listCounts()).toEqual([])
})

test.each([
  ['a page that is not the site’s', view('', '/wp-login.php'), { path: 'other', source: 'direct' }],
  ['an article', view('', '/library/no-such-article'), { path: 'other', source: 'direct' }],
  ['the home page', view('', '/'), { path: '/', source: 'direct' }],
  ['a comparison', view('', '/why-not-rpa'), { path: '/why-not-rpa', source: 'direct' }],
  ['a person’s address', view('maya@harbor.example'), { path: '/pricing', source: 'other' }],
  ['our own host', view('loopwright.example'), { path: '/pricing', source: 'direct' }],
])('%s is filed under a name of ours', async (_, event, filed) => {
  await count(event)
  expect(await listCounts()).toMatchObject([filed])
})

test('an unknown event, a long path and a large body are refused', async () => {
  expect((await count({ ...view(), events: ['sold'] })).status).toBe(400)
  expect((await count({ ...view(), events: [] })).status).toBe(400)
  expect((await count({ ...view(), path: `/${'a'.repeat(400)}` })).status).toBe(400)
  expect((await count({ ...view(), extra: 'a'.repeat(3_000) })).status).toBe(413)
  expect(await listCounts()).toEqual([])
})

test('sources of a day are sixty names at most, whoever makes them up and however fast', async () => {
  await Promise.all(Array.from({ length: 90 }, (_, index) => count(view(`site-${index}.example`))))
  const [named] = await server.db
    .select({ names: sql<number>`count(distinct source)::int`, all: sql<number>`sum(count)::int` })
    .from(pageCounts)
  expect(named).toEqual({ names: 61, all: 90 })
  const [other] = await server.db.select().from(pageCounts).where(eq(pageCounts.source, 'other'))
  expect(other?.count).toBe(30)
  now = new Date('2026-11-22T12:00:00.000Z')
  await count(view('late.example'))
  const late = and(eq(pageCounts.source, 'late.example'), eq(pageCounts.day, '2026-11-22'))
  expect(await server.db.select().from(pageCounts).where(late)).toHaveLength(1)
})

test('fifty at the same moment are fifty', async () => {
  const json = { events: ['view', 'visit', 'chat_opened'], path: '/diagnostic', source: 'news' }
  await Promise.all(Array.from({ length: 50 }, () => count(json)))
  expect((await listCounts()).map((row) => [row.event, row.count])).toEqual([
    ['chat_opened', 50],
    ['view', 50],
    ['visit', 50],
  ])
})

test('one address is counted sixty times a minute and no more', async () => {
  const replies = []
  for (let index = 0; index < 61; index += 1) replies.push(await count(view(), {}, '10.1.1.1'))
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(60)
  expect(replies.at(-1)?.status).toBe(429)
  expect((await listCounts())[0]?.count).toBe(60)
})

test('a page of another site counts nothing', async () => {
  const reply = await count(view(), { 'sec-fetch-site': 'cross-site' })
  expect(reply.status).toBe(403)
})
