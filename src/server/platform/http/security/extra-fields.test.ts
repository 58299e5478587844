import { afterAll, beforeAll, expect, test } from 'vitest'
import { SlotsReply } from '#contract/bookings.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { findInDatabase } from '#tests/support/dump-database.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }

let server: Awaited<ReturnType<typeof createTestApp>>
let browser: TestBrowser
let columns: string[]
let conversationId: string

beforeAll(async () => {
  server = await createTestApp()
  await createAdmin(server.deps, ADMIN)
  browser = createTestBrowser(server.app)
  await browser.call('/api/auth/sign-in/email', { json: ADMIN })
  const opened = await browser.call('/api/create-conversation', { json: {} })
  conversationId = (await opened.json()).conversationId
  const { rows } = await server.db.execute<{ name: string }>(
    "select distinct column_name as name from information_schema.columns where table_schema = 'public'",
  )
  columns = rows.flatMap(({ name }) => [name, toCamelCase(name)])
})
afterAll(() => server.close())

const toCamelCase = (name: string) =>
  name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** Requests that are taken, with every field that they may have. */
async function listRequests(): Promise<[string, object][]> {
  const { days } = SlotsReply.parse(await (await browser.call('/api/booking-slots')).json())
  const startsAt = days.flatMap(({ slots }) => slots).find(({ isFree }) => isFree)?.startsAt
  const utm = { utm_source: '', utm_medium: '', utm_campaign: '' }
  const words = { name: 'Dana', company: 'Harbor', challenge: 'Bills', contactMethod: 'email' }
  const contact = { contactDetail: 'dana@harbor.example', referrer: '', landingPage: '' }
  const guest = { name: 'Ann', email: 'ann@acme.example', company: '', timeZone: 'Europe/Berlin' }
  return [
    ['/api/bd-agent-conversation', { conversationId, message: 'Hello', messageHistory: [] }],
    ['/api/audit-requests', { ...words, ...contact, ...utm }],
    ['/api/bookings', { startsAt, ...guest, reference: undefined, utm: undefined, conversationId }],
    ['/api/admin/team/invites', { email: 'new@firm.example', role: 'viewer' }],
    [`/api/admin/conversations/${conversationId}/take`, { name: 'Ada' }],
  ]
}

test.each(['smuggled-words', '5b0e1f00-dead-4bad-8bad-5b0e1f00dead'])(
  'a field that is none of a request’s own is stored nowhere, by whatever name of a column: %s',
  async (marker) => {
    const extra = Object.fromEntries(columns.map((name) => [name, marker]))
    for (const [path, own] of await listRequests()) {
      const answer = await browser.call(path, { json: { ...extra, ...own } })
      expect([path, answer.status]).toEqual([path, expect.toSatisfy((status) => status < 300)])
    }
    expect(columns.length).toBeGreaterThan(200)
    expect(await findInDatabase(server.db, [marker])).toEqual([])
    // The search does find what is stored.
    const told = { conversationId, message: marker }
    expect((await browser.call('/api/bd-agent-conversation', { json: told })).status).toBe(200)
    expect(await findInDatabase(server.db, [marker])).not.toEqual([])
  },
)
