import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConversationView, CreateConversationReply } from '#contract/conversations.ts'
import type { Worksheet, WorksheetRow } from '#domain/worksheet.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { composeEstimateMail } from '#server/features/privacy/own-data/email-estimate.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { findInDatabase } from '#tests/support/dump-database.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const SMTP = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'calls@firm.example' }
const MESSAGES = [
  "I'm Quillon Vexley from brambleforge.com",
  'We spend about 45 hours a week keying invoices by hand',
  '$32 an hour',
]
// The first turn of a file loads all that the agent knows.
const TALK_TIMEOUT_MS = 30_000

let server: Awaited<ReturnType<typeof createTestApp>>
let unmailed: Awaited<ReturnType<typeof createTestApp>>

beforeAll(async () => {
  const brain = createOfflineBrain()
  server = await createTestApp({ brain, config: { ...SMTP, limitFactor: 1 } })
  unmailed = await createTestApp({ brain, connection: server.connection })
})
afterAll(async () => {
  await unmailed.close()
  await server.close()
})

let lastHost = 0
/** Each visitor comes from an address of their own, so that no test uses up another's limit. */
async function talk(...messages: string[]) {
  lastHost += 1
  const visitor = createTestBrowser(server.app, `10.0.0.${lastHost}`)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  const { conversationId, ownKey } = CreateConversationReply.parse(await created.json())
  for (const message of messages) {
    await visitor.call('/api/bd-agent-conversation', { json: { conversationId, message } })
  }
  const headers = { authorization: `Bearer ${ownKey}` }
  const ask = (email: string, attemptId: string = randomUUID(), at = server) =>
    createTestBrowser(at.app, `10.0.1.${lastHost}`).call('/api/my-conversation/email-estimate', {
      json: { email, attemptId },
      headers,
    })
  const listLetters = async (email: string) =>
    server.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email))
  return { conversationId, ownKey, headers, ask, listLetters }
}

test(
  'the estimate is queued once per attempt, to the address in its stored form, and the link opens anywhere',
  async () => {
    const { ownKey, ask, listLetters } = await talk(...MESSAGES)
    const attemptId = randomUUID()
    const answers = [
      await ask('Ann@Acme.example', attemptId),
      await ask('ann@acme.example', attemptId),
    ]
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(await answers[1]?.json()).toEqual({ isQueued: true })
    const letters = await listLetters('ann@acme.example')
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ audience: 'visitor', status: 'waiting', bookingId: null })
    const key = /\/my-conversation#(\S+)/.exec(letters[0]?.text ?? '')?.[1]
    expect(key).toBe(ownKey)
    const other = createTestBrowser(server.app, '10.9.9.9')
    const opened = await other.call('/api/my-conversation', {
      headers: { authorization: `Bearer ${key}` },
    })
    const { worksheet } = ConversationView.parse(await opened.json())
    expect(letters[0]?.text).toContain(worksheet.estimate?.formula)
  },
  TALK_TIMEOUT_MS,
)

test('one address gets three letters a day, from whatever conversation', async () => {
  const [one, other] = [await talk(...MESSAGES), await talk(...MESSAGES)]
  const statuses: number[] = []
  for (const { ask } of [one, one, other, other]) {
    statuses.push((await ask('bo@acme.example')).status)
  }
  expect(statuses).toEqual([202, 202, 202, 429])
  expect(await one.listLetters('bo@acme.example')).toHaveLength(3)
})

test('one conversation sends five letters a day', async () => {
  const { ask } = await talk(...MESSAGES)
  const statuses: number[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    statuses.push((await ask(`${name}@many.example`)).status)
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})

test('a text that is no address is refused beside its field', async () => {
  const { ask } = await talk(...MESSAGES)
  const answer = await ask('ann at acme')
  expect(answer.status).toBe(400)
  expect((await answer.json()).error.fields.email).toMatch(/^Enter an email address/)
})

test('without an estimate, or without a mail server, nothing is queued, and why is told', async () => {
  const early = await talk('We key invoices by hand')
  const refused = await early.ask('cy@acme.example')
  expect(refused.status).toBe(409)
  expect((await refused.json()).error.message).toMatch(/^There is no estimate yet/)
  const { ask, headers, listLetters } = await talk(...MESSAGES)
  const unsent = await ask('cy@acme.example', randomUUID(), unmailed)
  expect(unsent.status).toBe(409)
  expect((await unsent.json()).error.message).toMatch(/^This site isn’t set up to send email/)
  expect(await listLetters('cy@acme.example')).toEqual([])
  const read = async (at: typeof server) =>
    (await createTestBrowser(at.app).call('/api/my-conversation', { headers })).json()
  expect([(await read(server)).sendsMail, (await read(unmailed)).sendsMail]).toEqual([true, false])
})

test('whoever deletes the conversation deletes its letters, too', async () => {
  const { conversationId, headers, ask } = await talk(...MESSAGES)
  expect((await ask('zoe@elsewhere.example')).status).toBe(202)
  const visitor = createTestBrowser(server.app)
  await visitor.call('/api/my-conversation/erase', { json: { confirm: true }, headers })
  const kept = await findInDatabase(server.db, ['zoe@elsewhere.example'])
  expect(kept).toEqual([])
  const rows = await server.db.select().from(outboxMessages)
  expect(rows.filter(({ dedupeKey }) => dedupeKey.includes(conversationId))).toEqual([])
})

const row = (name: WorksheetRow['row'], changes: Partial<WorksheetRow>): WorksheetRow => ({
  row: name,
  value: null,
  unit: null,
  state: 'open',
  quotes: [],
  origin: null,
  ...changes,
})
const cost = {
  audit: { minimumUsd: 25_000, maximumUsd: 50_000 },
  pilot: { minimumUsd: 80_000, maximumUsd: 150_000 },
  implementation: { minimumUsd: 150_000, maximumUsd: null },
}
const rows: Worksheet['rows'] = [
  row('process', { value: 'typing up faxed referrals', state: 'agreed' }),
  row('hours', { value: 90, workings: '6 clinics × 3 hours × 5 days', state: 'to_check' }),
  row('rate', { value: 32, state: 'agreed' }),
  row('tools', {}),
  row('errors', { state: 'refused' }),
]
const estimate = {
  savings: 44_928,
  hoursSaved: 27,
  automationPercent: 30,
  formula: '90 hours × $32 × 52 weeks × 30% = $44,928 a year',
  cost,
  paybackMonths: 150_000 / (44_928 / 12),
  verdict: 'borderline' as const,
  why: 'This is borderline: at $150,000, it pays back in about 40 months.',
  ifRight: ['hours' as const],
}
const pageUrl = 'https://firm.example/my-conversation#key'
const compose = (changes: Partial<typeof estimate> = {}, given = rows) =>
  composeEstimateMail({ rows: given, estimate: { ...estimate, ...changes }, pageUrl }).text

test('the letter names what is to check, in the row and with the saving', () => {
  const text = compose()
  for (const line of [
    'Estimated savings: $44,928 a year, if 90 hours a week is right',
    'Not yet agreed: the rows marked “to check” below.',
    '90 hours × $32 × 52 weeks × 30% = $44,928 a year',
    'Process: typing up faxed referrals (agreed)',
    'Hours a week, whole team: 90 hours a week = 6 clinics × 3 hours × 5 days (to check)',
    'Tools it runs through: not known',
    'Share that has to be redone: left out',
    'Audit: $25,000 to $50,000',
    'Pilot: $80,000 to $150,000',
    'Implementation: from $150,000',
    'Payback: about 40 months, on the $150,000 our calculator assumes',
    'Borderline\nAt $150,000, it pays back in about 40 months.',
    pageUrl,
  ]) {
    expect(text).toContain(line)
  }
})

test('an agreed estimate is stated without a condition', () => {
  const text = compose({ ifRight: [] })
  expect(text).toContain('Estimated savings: $44,928 a year\n')
  expect(text).not.toMatch(/is right|Not agreed/)
})

test.each([
  'click https://evil.example/now',
  'write to boss@evil.example',
  'see evil.example',
  'see www.evil',
])('the letter does not carry "%s" to a stranger', (value) => {
  const text = compose({}, [row('process', { value, workings: value, state: 'agreed' })])
  expect(text).not.toContain('evil')
  expect(text).toContain('Process: as you wrote it, on your page (agreed)')
})
