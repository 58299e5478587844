import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ConversationView, CreateConversationReply } from '#contract/conversations.ts'
import { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import {
  composeConversationKey,
  composeManageKey,
} from '#server/features/conversations/manage-key.ts'
import { conversationFindings } from '#server/platform/db/schema/enrichment.ts'
import { findInDatabase } from '#tests/support/dump-database.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const MESSAGES = [
  "Hi, I'm Quillon Vexley from Brambleforge Ltd, brambleforge.com.",
  'We spend about 45 hours a week keying invoices by hand, it is a nightmare.',
]

let server: Awaited<ReturnType<typeof createTestApp>>
let ownKey: string
let conversationId: string

beforeAll(async () => {
  server = await createTestApp({ brain: createOfflineBrain() })
})
// The first turn of a file loads all that the agent knows.
const TALK_TIMEOUT_MS = 30_000
beforeEach(async () => {
  const visitor = createTestBrowser(server.app)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  const opened = CreateConversationReply.parse(await created.json())
  ownKey = opened.ownKey
  conversationId = opened.conversationId
  for (const message of MESSAGES) {
    await visitor.call('/api/bd-agent-conversation', { json: { conversationId, message } })
  }
  const view = await visitor.call(`/api/conversations/${conversationId}`)
  expect(ConversationView.parse(await view.json()).ownKey).toBe(ownKey)
}, TALK_TIMEOUT_MS)
afterAll(() => server.close())

/** Another browser: without the visitor's cookie. */
function call(path: string, json?: unknown, key = ownKey) {
  const headers = { authorization: `Bearer ${key}` }
  return createTestBrowser(server.app).call(`/api/my-conversation${path}`, { json, headers })
}
const readView = async () => ConversationView.parse(await (await call('')).json())
const correction = (value: unknown, turnId = randomUUID()) => ({
  slot: 'manual_hours',
  value,
  turnId,
})

test('the key alone opens transcript, facts with their quotes, and the score card', async () => {
  const view = await readView()
  expect(view.messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(
    MESSAGES,
  )
  expect(view.facts.manual_hours).toMatchObject({ value: 45, status: 'stated' })
  expect(view.facts.manual_hours?.quote).toContain('45 hours')
  expect(view.scoreCard?.score).toBe(view.leadScore)
})

test('a fact is corrected by the key as by the cookie, once per turn id', async () => {
  const turnId = randomUUID()
  const replies = [
    await call('/correct-fact', correction('30', turnId)),
    await call('/correct-fact', correction('30', turnId)),
  ]
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const view = await readView()
  expect(view.facts.manual_hours).toMatchObject({ value: 30, status: 'corrected' })
  expect(view.messages.filter(({ metadata }) => metadata?.correction)).toHaveLength(1)
  expect((await call('/correct-fact', correction('many'))).status).toBe(400)
})

test('the record is downloaded as JSON and as text', async () => {
  const json = await call('/record.json')
  expect(json.headers.get('content-disposition')).toBe(
    'attachment; filename="my-conversation.json"',
  )
  const record = await json.json()
  expect(record).toMatchObject({
    conversationId,
    person: { name: 'Quillon Vexley', website: 'brambleforge.com' },
  })
  expect(JSON.stringify(record)).not.toMatch(/ownerHash|agentState|ownKey/)
  const text = await call('/record.txt')
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const words = await text.text()
  for (const line of [
    'You:\nHi, I’m'.replace('’', "'"),
    'Company: Brambleforge Ltd',
    'Fit Score\n---------\n',
  ]) {
    expect(words).toContain(line)
  }
})

test('what was found of the company is in the record, with its source and the visitor’s word on it', async () => {
  const row = { conversationId, source: 'website', position: 0 } as const
  const readAt = new Date('2026-11-20T09:00:00.000Z')
  const read = { ...row, readAt, verdict: 'right', judgedAt: readAt } as const
  const [host, old] = ['brambleforge.com', 'brambleforge.net']
  const industry = { kind: 'industry', value: 'real_estate', quote: 'letting offices' } as const
  const name = { kind: 'name', value: 'Brambleforge', quote: 'We are Brambleforge' } as const
  await server.db.insert(conversationFindings).values([
    { ...read, id: randomUUID(), host, url: `https://${host}/`, ...industry },
    { ...read, id: randomUUID(), host: old, url: `https://${old}/`, ...name },
  ])
  const { company } = await (await call('/record.json')).json()
  expect(company.findings.map((finding: { host: string }) => finding.host).toSorted()).toEqual([
    host,
    old,
  ])
  const words = await (await call('/record.txt')).text()
  expect(words).toContain(
    'Industry: Real estate (“letting offices”, https://brambleforge.com/, read 2026-11-20 09:00 UTC; right, as you said)',
  )
  expect((await readView()).company?.findings.map(({ value }) => value)).toEqual(['real_estate'])
})

test('what the visitor deletes is gone from every table, and the key opens nothing any more', async () => {
  expect((await call('/erase', {})).status).toBe(400)
  const receipt = ErasureReceipt.parse(await (await call('/erase', { confirm: true })).json())
  expect(receipt.counts).toMatchObject({ diagnostic_conversations: 1, diagnostic_turns: 2 })
  expect((await call('')).status).toBe(404)
  expect((await call('/erase', { confirm: true })).status).toBe(404)
})

test('nothing of any visitor is left when all have deleted theirs', async () => {
  await call('/erase', { confirm: true })
  const { rows } = await server.db.execute<{ id: string }>(
    'select id from diagnostic_conversations',
  )
  for (const { id } of rows) {
    const key = composeConversationKey(server.deps.config.authSecret, id)
    expect((await call('/erase', { confirm: true }, key)).status).toBe(200)
  }
  expect(await findInDatabase(server.db, ['quillon', 'brambleforge', 'keying'])).toEqual([])
})

const CALLS: [string, () => unknown][] = [
  ['', () => undefined],
  ['/record.json', () => undefined],
  ['/record.txt', () => undefined],
  ['/correct-fact', () => correction('30')],
  ['/erase', () => ({ confirm: true })],
]
const WRONG: [string, () => string][] = [
  ['no key', () => ''],
  ['the bare id', () => conversationId],
  ['another token', () => `${conversationId}.${'A'.repeat(43)}`],
  ['the token with its last letter changed', () => changeLast(ownKey)],
  ['the key of another id', () => `${randomUUID()}${ownKey.slice(36)}`],
  ['the key of a booking with this id', () => manageKey()],
  ['a good key of a conversation that is not there', () => ownKeyOf(randomUUID())],
]
const changeLast = (key: string) => key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
const manageKey = () => composeManageKey(server.deps.config.authSecret, conversationId)
const ownKeyOf = (id: string) => composeConversationKey(server.deps.config.authSecret, id)

test.each(WRONG)('%s is refused everywhere, in the same words', async (_name, chooseKey) => {
  for (const [path, json] of CALLS) {
    const response = await call(path, json(), chooseKey())
    const { error } = await response.json()
    expect([response.status, error.code, error.message]).toEqual([
      404,
      'not_found',
      'There is no such conversation.',
    ])
  }
  expect((await readView()).messages).toHaveLength(5)
})
