import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exportConversations } from '#server/features/inbox/export/export-conversations.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { auditLog, userRoles } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { conversationFindings } from '#server/platform/db/schema/enrichment.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }
const COUNT = 10_000
const FORMULA = '=HYPERLINK("http://evil.example","Open")'

let server: Awaited<ReturnType<typeof createTestApp>>
let staff: TestBrowser
let conversationId: string

beforeAll(async () => {
  server = await createTestApp()
  await createAdmin(server.deps, ADMIN)
  staff = createTestBrowser(server.app)
  await staff.call('/api/auth/sign-in/email', { json: ADMIN })
  const visitor = createTestBrowser(server.app)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  conversationId = (await created.json()).conversationId
  await visitor.call('/api/bd-agent-conversation', {
    json: { conversationId, message: 'Grüße, “quoted”' },
  })
  await server.db
    .update(diagnosticConversations)
    .set({ companyName: FORMULA, contactName: 'Zoë, "Z"', phone: '+14155550137' })
  await copyConversation(COUNT - 1)
})
afterAll(() => server.close())

/** In groups of the same moment, so that pages end in the midst of them. */
async function copyConversation(count: number) {
  await server.db.execute(sql`
    insert into diagnostic_conversations
      (id, created_at, updated_at, owner_hash, referrer, landing_page, user_agent, utm_source, utm_medium, utm_campaign, brain, agent_state, company_name)
    select gen_random_uuid(), timestamptz '2026-01-01' + interval '1 minute' * (n / 7), now(), md5(n::text),
      '', '', '', '', '', '', 'scripted', agent_state, 'Company ' || n
    from diagnostic_conversations, generate_series(1, ${count}) n
  `)
}

async function readLines(): Promise<string[]> {
  const response = await staff.call('/api/admin/export/conversations.csv')
  expect(response.status).toBe(200)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return new TextDecoder().decode(bytes).trimEnd().split('\r\n')
}

test('the table has every conversation once, newest first, under a header', async () => {
  const [header = '', ...rows] = await readLines()
  expect(header.split(',').slice(0, 5)).toEqual([
    'id',
    'created_at',
    'updated_at',
    'contact_name',
    'company_name',
  ])
  expect(rows).toHaveLength(COUNT)
  expect(new Set(rows.map((row) => row.slice(0, 36))).size).toBe(COUNT)
  const times = rows.map((row) => row.split(',')[1] ?? '')
  expect(times).toEqual(times.toSorted().toReversed())
})

test('texts are quoted where needed, and none is a formula', async () => {
  const [, first = ''] = await readLines()
  expect(first).toContain(`"'=HYPERLINK(""http://evil.example"",""Open"")"`)
  expect(first).toContain(`"Zoë, ""Z"""`)
  expect(first).toContain(`,'+14155550137,`)
})

test('the files are attachments that no cache keeps', async () => {
  for (const [path, type] of [
    ['conversations.csv', 'text/csv; charset=utf-8'],
    ['conversations.json', 'application/json; charset=utf-8'],
    [`conversations/${conversationId}`, 'application/json; charset=utf-8'],
  ]) {
    const { headers, body } = await staff.call(`/api/admin/export/${path}`)
    await body?.cancel()
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w-]+\.(csv|json)"$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('a file is written page by page, and only as far as it is read', async () => {
  const select = vi.spyOn(server.db, 'select')
  const file = await exportConversations(server.deps, {
    actor: 'retention',
    format: 'csv',
    filter: undefined,
    filterNames: [],
  })
  expect(select).not.toHaveBeenCalled()
  const reader = file.getReader()
  const sizes: number[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    sizes.push(part.value.length)
    expect(select.mock.calls.length).toBeLessThanOrEqual(sizes.length)
  }
  expect(sizes).toHaveLength(1 + COUNT / 500)
  expect(Math.max(...sizes)).toBeLessThan(200_000)
})

test('whoever stops reading stops the work', async () => {
  const file = await exportConversations(server.deps, {
    actor: 'retention',
    format: 'json',
    filter: undefined,
    filterNames: [],
  })
  const reader = file.getReader()
  await reader.read()
  await reader.read()
  const select = vi.spyOn(server.db, 'select')
  await reader.cancel()
  expect(select).not.toHaveBeenCalled()
})

test('the JSON file is whole, and holds neither secrets nor the state of the agent', async () => {
  const response = await staff.call('/api/admin/export/conversations.json')
  const text = await response.text()
  const { conversations } = JSON.parse(text)
  expect(conversations).toHaveLength(COUNT)
  expect(conversations[0]).toMatchObject({ id: conversationId, companyName: FORMULA, lead: null })
  expect(conversations[0].messages[1]).toMatchObject({ role: 'user', content: 'Grüße, “quoted”' })
  expect(text).not.toMatch(/ownerHash|agentState/)
})

test('what was found of the company is exported with what the visitor said of it', async () => {
  const readAt = new Date('2026-11-20T09:00:00.000Z')
  const finding = {
    host: 'harbor.example',
    source: 'website',
    kind: 'name',
    value: 'Harbor Freight',
    url: 'https://harbor.example/',
    quote: 'Welcome to Harbor Freight',
    verdict: 'wrong',
  } as const
  const id = server.deps.createId()
  await server.db
    .insert(conversationFindings)
    .values({ conversationId, id, position: 0, readAt, judgedAt: readAt, ...finding })
  const response = await staff.call(`/api/admin/export/conversations/${conversationId}`)
  const { conversation } = await response.json()
  const at = readAt.toISOString()
  expect(conversation.findings).toEqual([{ id, ...finding, readAt: at, judgedAt: at }])
})

test('one conversation is exported alone, and an unknown one is not found', async () => {
  const response = await staff.call(`/api/admin/export/conversations/${conversationId}`)
  const { conversation } = await response.json()
  expect(conversation.messages).toHaveLength(3)
  const unknown = await staff.call(`/api/admin/export/conversations/${server.deps.createId()}`)
  expect(unknown.status).toBe(404)
})

test('each export stands in the log with who, what and how many', async () => {
  await server.db.delete(auditLog)
  await (await staff.call('/api/admin/export/conversations.csv')).body?.cancel()
  const [line] = await server.db.select().from(auditLog)
  expect(line).toMatchObject({
    actor: ADMIN.email,
    action: 'conversation.export',
    detail: { format: 'csv', count: COUNT, filters: '' },
  })
})

test('the filters of the list hold for the files, and the log names them without their values', async () => {
  await server.db.delete(auditLog)
  const path = '/api/admin/export/conversations.csv?text=Company%2077&to=2026-02-01'
  const [, ...rows] = (await (await staff.call(path)).text()).trimEnd().split('\r\n')
  expect(rows.map((row) => row.split(',')[4])).toEqual(
    expect.arrayContaining(['Company 77', 'Company 7777']),
  )
  expect(rows.length).toBeLessThan(200)
  const json = await staff.call('/api/admin/export/conversations.json?minScore=90')
  expect((await json.json()).conversations).toEqual([])
  const lines = await server.db.select().from(auditLog)
  expect(lines.map(({ detail }) => [detail.count, detail.filters])).toEqual([
    [rows.length, 'text, to'],
    [0, 'minScore'],
  ])
  expect((await staff.call('/api/admin/export/conversations.csv?page=2')).status).toBe(400)
})

test('a viewer exports nothing', async () => {
  await server.db.update(userRoles).set({ role: 'viewer' })
  for (const path of [
    'conversations.csv',
    'conversations.json',
    `conversations/${conversationId}`,
  ]) {
    expect((await staff.call(`/api/admin/export/${path}`)).status).toBe(403)
  }
  await server.db.update(userRoles).set({ role: 'admin' })
})
