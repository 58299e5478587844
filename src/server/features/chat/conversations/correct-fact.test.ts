import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { AdminMessagesReply, AdminScoreCard } from '#contract/admin.ts'
import { AgentReply, ConversationView, CorrectFactReply } from '#contract/conversations.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const TOLD = [
  "Hi, I'm Ingrid Solheim, harborfreightco.com, ingrid@harborfreightco.com",
  'Three of us key bills of lading by hand, about 15 hours a week each. It is a nightmare at month end.',
  'call it $32 an hour all in',
  'We use NetSuite, Excel and Slack, and about 4% of them come back wrong',
]
const STAFF = { email: 'staff@firm.example', password: 'correct horse battery' }

let server: Awaited<ReturnType<typeof createTestApp>>
let browser: TestBrowser
let conversationId: string
let now = new Date('2026-03-02T15:00:00.000Z')

beforeAll(async () => {
  server = await createTestApp({ brain: createOfflineBrain(), clock: () => now })
  await createAdmin(server.deps, STAFF)
})
beforeEach(async () => {
  browser = createTestBrowser(server.app)
  const created = await browser.call('/api/create-conversation', { json: {} })
  conversationId = (await created.json()).conversationId
})
afterAll(() => server.close())

async function say(message: string): Promise<AgentReply> {
  now = new Date(now.getTime() + 60_000)
  const json = { conversationId, message, turnId: randomUUID() }
  const response = await browser.call('/api/bd-agent-conversation', { json })
  return AgentReply.parse(await response.json())
}

async function tell(messages = TOLD): Promise<AgentReply> {
  const replies: AgentReply[] = []
  for (const message of messages) replies.push(await say(message))
  return AgentReply.parse(replies.at(-1))
}

const post = (slot: string, value: unknown, turnId: unknown = randomUUID()) =>
  browser.call('/api/correct-fact', { json: { conversationId, slot, value, turnId } })

async function correct(slot: string, value: unknown, turnId: string = randomUUID()) {
  now = new Date(now.getTime() + 60_000)
  const response = await post(slot, value, turnId)
  expect(response.status).toBe(200)
  return CorrectFactReply.parse(await response.json())
}

async function view(): Promise<ConversationView> {
  const response = await browser.call(`/api/conversations/${conversationId}`)
  return ConversationView.parse(await response.json())
}

async function readRow() {
  const [row] = await server.db
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  return row
}

async function readAsStaff(path: string): Promise<unknown> {
  const staff = createTestBrowser(server.app)
  await staff.call('/api/auth/sign-in/email', { json: STAFF })
  const response = await staff.call(`/api/admin/conversations/${conversationId}/${path}`)
  return response.json()
}

test('a correction is a stored turn that recomputes facts, score and estimate', async () => {
  const before = await tell()
  const reply = await correct('manual_hours', '30')
  expect(reply.facts.manual_hours).toMatchObject({
    value: 30,
    quote: '30',
    messageId: reply.userMessageId,
    status: 'corrected',
    source: 'widget',
  })
  expect(reply.leadScore).toBeLessThan(before.leadScore)
  // 30 h × $32 × 52 = $49,920; 30 + 5 × 3 + 2 × 4 = 53 %.
  expect(reply.calculatedROI).toMatchObject({ annual_cost: 49_920, annual_savings: 26_457.6 })
  expect(reply.correctionMessage).toMatchObject({
    id: reply.userMessageId,
    role: 'user',
    content: 'Correction · Manual hours: 30 hours a week',
    metadata: { correction: { slot: 'manual_hours' } },
  })
  const { messages, leadScore, facts } = await view()
  expect(messages.slice(-2).map(({ id }) => id)).toEqual([reply.userMessageId, reply.messageId])
  expect([leadScore, facts]).toEqual([reply.leadScore, reply.facts])
})

test('the estimate names what it was not told and how the hours came about', async () => {
  await tell()
  await correct('hourly_rate', '$65,000 ÷ 2,080 hours')
  const { calculatedROI } = await correct('tools', null)
  expect(calculatedROI).toMatchObject({
    inputs: { manual_hours: 45, hourly_rate: 31.25, tool_count: 0, error_rate: 4 },
    unknown: ['tool_count'],
    derivations: { manual_hours: '3 people × 15 hours', hourly_rate: '$65,000 ÷ 2,080 hours' },
  })
})

test('the same turn id corrects once, however often it comes; another correction under it is a conflict', async () => {
  await tell()
  const turnId = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => correct('manual_hours', '30', turnId)),
  )
  for (const reply of replies) expect(reply).toEqual(replies[0])
  expect(
    (await view()).messages.filter(({ content }) => content.startsWith('Correction')),
  ).toHaveLength(1)
  expect((await post('manual_hours', '31', turnId)).status).toBe(409)
})

test('what cannot be right is refused with a sentence, and changes nothing', async () => {
  await tell()
  const before = await view()
  const response = await post('manual_hours', '900')
  expect(response.status).toBe(400)
  const { error } = await response.json()
  expect(error.message).toMatch(/“900” cannot be right/)
  expect(error.fields.value).toBe(error.message)
  expect(await view()).toEqual(before)
})

test.each([
  ['an unknown slot', 'lead_score', 100, randomUUID()],
  ['a slot of the prototype', '__proto__', 'x', randomUUID()],
  ['an object as value', 'email', { $ne: null }, randomUUID()],
  ['a text without end', 'company_name', 'x'.repeat(301), randomUUID()],
  ['more tools than anybody has', 'tools', Array.from({ length: 31 }, () => 'x'), randomUUID()],
  ['no turn id', 'manual_hours', 30, null],
])('%s is a bad request', async (_name, slot, value, turnId) => {
  expect((await post(slot, value, turnId)).status).toBe(400)
})

test('a forgotten address leaves its column, too, and stays forgotten', async () => {
  await tell()
  expect((await readRow())?.email).toBe('ingrid@harborfreightco.com')
  const reply = await correct('email', null)
  expect(reply.capturedEmail).toBeNull()
  await say('We would like this running next month')
  expect((await readRow())?.email).toBeNull()
})

test('staff see the correction as such, with what stood there before, its words and both times', async () => {
  await tell()
  const saidAt = (await view()).messages[3]?.timestamp
  const reply = await correct('manual_hours', '30')
  const card = AdminScoreCard.parse(await readAsStaff('score-card'))
  expect(card.facts.manual_hours?.status).toBe('corrected')
  expect(card.history[0]).toMatchObject({
    slot: 'manual_hours',
    value: 45,
    said_at: saidAt,
    replaced_at: reply.timestamp,
    replaced_in: 'score_card',
  })
  const { messages } = AdminMessagesReply.parse(await readAsStaff('messages'))
  expect(messages.at(-2)).toMatchObject({ role: 'user', source: 'score_card' })
  expect(messages.at(-3)?.source).toBe('chat')
})

test('sentiment and pain come with their sentences, beside the score', async () => {
  await tell(TOLD.slice(0, 2))
  const { scoreCard } = await say('Honestly your site is wonderful and you are very helpful.')
  const card = AdminScoreCard.parse(await readAsStaff('score-card'))
  expect(card.pain.grade).toBe('high')
  const nightmare = card.pain.sentences.find(({ quote }) => quote === 'nightmare')
  expect(nightmare?.sentence).toBe('It is a nightmare at month end.')
  expect(card.sentiment.score).toBeGreaterThan(0.5)
  expect(card.sentiment.sentences.at(-1)?.sentence).toContain('wonderful')
  expect(card.score_card?.score).toBe(scoreCard.score)
})

test('asking for a person marks the conversation, and the reply says where one is found', async () => {
  await tell(TOLD.slice(0, 1))
  const reply = await say('I’d like to talk to a person.')
  const handoff = {
    reason: 'asked',
    email: site.email.contact,
    schedulingUrl: '/schedule',
    answersFrom: expect.any(String),
  }
  expect(reply.handoff).toEqual(handoff)
  expect((await view()).messages.at(-1)?.metadata?.handoff).toEqual(handoff)
  expect(await readRow()).toMatchObject({ wantsPersonAt: now, wantsPersonReason: 'asked' })
  const asked = now
  await say('ok')
  expect((await readRow())?.wantsPersonAt).toEqual(asked)
})

test.each([
  ['abuse', ['you are a stupid idiot', 'you are a stupid idiot, piss off']],
  [
    'off_topic',
    ['what is the weather in Paris?', 'tell me a joke', 'who won the world cup football match?'],
  ],
  ['distress', ['I want to end my life']],
  ['distress', ['can I talk to a person?', 'I want to end my life']],
])('%s ends in a person', async (reason, messages) => {
  const reply = await tell(messages)
  expect(reply.handoff?.reason).toBe(reason)
  expect((await readRow())?.wantsPersonReason).toBe(reason)
})

test('a question that we cannot answer reaches staff, in the visitor’s words, once the visitor agrees', async () => {
  const question = 'Which insurance do you carry?'
  const offer = await tell([...TOLD, question])
  expect(offer.handoff).toBeNull()
  expect((await readRow())?.wantsPersonReason).toBeNull()
  const reply = await say('Yes, pass it on')
  expect(reply.handoff).toMatchObject({ reason: 'question', question })
  expect((await view()).messages.at(-1)?.metadata?.handoff).toMatchObject({ question })
  expect(await readRow()).toMatchObject({ wantsPersonAt: now, wantsPersonReason: 'question' })
  await say('can I talk to a person?')
  expect((await readRow())?.wantsPersonReason).toBe('asked')
})

test('distress stays the reason when a person is asked for afterwards', async () => {
  await tell(['I want to end my life', 'can I talk to a person?'])
  expect((await readRow())?.wantsPersonReason).toBe('distress')
})

const CLINICS = [
  "Hi, I'm Ingrid Solheim, harborfreightco.com",
  'we answer 140 intake forms a day, roughly 6 minutes each',
  'it costs about $40 an hour',
]
const findRow = (worksheet: AgentReply['worksheet'], name: string) =>
  worksheet?.rows.find(({ row }) => row === name)
const change = (json: object) =>
  browser.call('/api/correct-fact', { json: { conversationId, turnId: randomUUID(), ...json } })

test('a figure that nobody agreed to waits on the worksheet, and counts once its row is confirmed', async () => {
  const before = await tell(CLINICS)
  expect(before.facts.manual_hours).toBeUndefined()
  expect(findRow(before.worksheet, 'hours')).toMatchObject({ value: 70, state: 'to_check' })
  expect(before.worksheet?.estimate).toMatchObject({ ifRight: ['hours'] })
  now = new Date(now.getTime() + 60_000)
  const reply = CorrectFactReply.parse(await (await change({ row: 'hours', confirm: true })).json())
  expect(reply.facts.manual_hours).toMatchObject({ value: 70, status: 'confirmed' })
  expect(findRow(reply.worksheet, 'hours')).toMatchObject({ value: 70, state: 'agreed' })
  expect(reply.correctionMessage.content).toBe('Confirmed · Manual hours: 70 hours a week')
  expect((await view()).worksheet).toEqual(reply.worksheet)
})

test('an edit of a row takes the place of what waited there', async () => {
  await tell(CLINICS)
  now = new Date(now.getTime() + 60_000)
  const reply = CorrectFactReply.parse(await (await change({ row: 'hours', value: '84' })).json())
  expect(findRow(reply.worksheet, 'hours')).toMatchObject({
    value: 84,
    state: 'agreed',
    origin: 'edited',
  })
})

test('a correction names one fact and does one thing to it', async () => {
  await tell(CLINICS.slice(0, 1))
  const refused = [
    { value: 3 },
    { row: 'hours', slot: 'manual_hours', value: 3 },
    { row: 'hours' },
    { row: 'hours', value: 3, confirm: true },
    { row: 'people', value: 3 },
    { row: 'hours', confirm: true },
  ]
  for (const json of refused) expect((await change(json)).status).toBe(400)
})
