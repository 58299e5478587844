import { afterAll, beforeAll, expect, test } from 'vitest'
import { SlotsReply } from '#contract/bookings.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { dumpDatabase } from '#tests/support/dump-database.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }
/** Ends a text and a statement, begins another, and hides the rest. */
const WORDS = [
  `x'); drop table leads; --`,
  `x' or '1'='1`,
  `x"; drop table leads; --`,
  `\\'; drop table leads; /*`,
  '$1 %s ? :name {}',
]
const [STORED = ''] = WORDS

type Operation = { parameters?: { name: string; in: string }[]; requestBody?: unknown }
type Route = { method: string; path: string; operation: Operation }

let server: Awaited<ReturnType<typeof createTestApp>>
let browser: TestBrowser
let routes: Route[]
let fields: Set<string>
let conversationId: string
let tables: string[]

beforeAll(async () => {
  server = await createTestApp()
  await createAdmin(server.deps, ADMIN)
  browser = createTestBrowser(server.app)
  await browser.call('/api/auth/sign-in/email', { json: ADMIN })
  const opened = await browser.call('/api/create-conversation', { json: {} })
  conversationId = (await opened.json()).conversationId
  const document = await (await browser.call('/api/openapi.json')).json()
  fields = new Set(listNames(document))
  routes = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  tables = [...(await dumpDatabase(server.db)).keys()]
})
afterAll(() => server.close())

/** Every name that any schema has. */
function listNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties } = node as { properties?: object }
  return [...Object.keys(properties ?? {}), ...Object.values(node).flatMap(listNames)]
}

/** Asks every route that is chosen, and lists the answers that are a fault. */
async function listFaults(
  chosen: readonly Route[],
  compose: (route: Route) => readonly { path: string; json?: object }[],
): Promise<string[]> {
  const faults: string[] = []
  for (const route of chosen) {
    for (const { path, json } of compose(route)) {
      await server.db.delete(rateLimits)
      const call = json === undefined ? {} : { json }
      const answer = await browser.call(path, { method: route.method, ...call })
      await answer.body?.cancel()
      if (answer.status >= 500) faults.push(`${route.method} ${path} ${answer.status}`)
    }
  }
  // A webhook without a signing key is closed.
  return faults.filter((fault) => !/webhooks\/calendly 503$/.test(fault))
}

const fillPath = (path: string, word: string) =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(word))
const isEnding = ({ path }: Route) => /sign-out|account\/sessions$/.test(path)

test('there are routes and fields to try', () => {
  expect(routes.length).toBeGreaterThan(60)
  for (const name of ['message', 'challenge', 'company', 'email', 'text', 'reason']) {
    expect([...fields]).toContain(name)
  }
})

test.each(WORDS)('%s in any address, filter or field of any route is a word', async (word) => {
  const faults = [
    await listFaults(
      routes.filter(({ path }) => path.includes('{')),
      ({ path }) => [{ path: fillPath(path, word) }],
    ),
    await listFaults(
      routes.filter(({ method }) => method === 'GET'),
      ({ path, operation }) =>
        (operation.parameters ?? [])
          .filter((parameter) => parameter.in === 'query')
          .map(({ name }) => ({
            path: `${fillPath(path, conversationId)}?${name}=${encodeURIComponent(word)}`,
          })),
    ),
    await listFaults(
      routes.filter((route) => route.method !== 'GET' && !isEnding(route)),
      ({ path }) => [
        {
          path: fillPath(path, conversationId),
          json: Object.fromEntries([...fields].map((name) => [name, word])),
        },
      ],
    ),
  ]
  expect(faults.flat()).toEqual([])
  // Nobody was shut out half-way: all of it was asked by staff, who reach every table.
  expect((await browser.call('/api/admin/me')).status).toBe(200)
  expect([...(await dumpDatabase(server.db)).keys()]).toEqual(tables)
})

test('what is stored of visitors and staff is stored as it was written', async () => {
  const visitor = { referrer: STORED, landingPage: STORED, userAgent: STORED }
  const utm = { source: STORED, medium: STORED, campaign: STORED }
  const { days } = SlotsReply.parse(await (await browser.call('/api/booking-slots')).json())
  const startsAt = days.flatMap(({ slots }) => slots).find(({ isFree }) => isFree)?.startsAt
  const form = { name: STORED, company: STORED, challenge: STORED, contactMethod: 'email' }
  const claim = 'https://api.calendly.com/scheduled_events/AAA'
  const sent: [string, object][] = [
    ['/api/create-conversation', { enrichmentData: { visitor: { ...visitor, utm } } }],
    ['/api/bd-agent-conversation', { conversationId, message: STORED }],
    ['/api/audit-requests', { ...form, contactDetail: 'dana@harbor.example', referrer: STORED }],
    ['/api/bookings', { startsAt, name: STORED, email: 'ann@acme.example', company: STORED }],
    [
      '/api/handle-calendly-booking',
      { conversationId, eventUri: claim, inviteeUri: `${claim}/invitees/B`, inviteeName: STORED },
    ],
    [`/api/admin/conversations/${conversationId}/take`, { name: STORED }],
  ]
  for (const [path, json] of sent) {
    const answer = await browser.call(path, { json })
    expect([path, answer.ok, await answer.text()]).toEqual([path, true, expect.any(String)])
  }
  const { leads } = await (await browser.call('/api/admin/leads')).json()
  const note = await browser.call(`/api/admin/leads/${leads[0].id}/notes`, {
    json: { text: STORED },
  })
  expect(note.ok).toBe(true)
  const dump = await dumpDatabase(server.db)
  const holding = [...dump].filter(([, rows]) => rows.some((row) => row.includes(STORED)))
  expect(holding.map(([table]) => table).toSorted()).toEqual([
    'audit_requests',
    'booking_events',
    'bookings',
    'deliveries',
    'diagnostic_conversations',
    'diagnostic_messages',
    'diagnostic_turns',
    'lead_notes',
    'leads',
    'outbox_messages',
  ])
})
