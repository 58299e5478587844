import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AdminConversationView } from '#contract/admin.ts'
import { AgentReply, ConversationView, CorrectFactReply } from '#contract/conversations.ts'
import { AdminTakeover, PersonMessage } from '#contract/takeover.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { auditLog, user, userRoles } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const DANA = { email: 'dana.reed@firm.example', password: 'correct horse battery' }
const SAM = { email: 'sam@firm.example', password: 'correct horse battery' }
const VERA = { email: 'vera@firm.example', password: 'correct horse battery' }
/** A Monday within the firm's hours. */
const NOW = new Date('2026-11-23T15:00:00.000Z')

let server: Awaited<ReturnType<typeof createTestApp>>
let now = NOW
let visitor: TestBrowser
let conversationId: string
const staff: Record<'dana' | 'sam' | 'vera', TestBrowser> = {} as never

beforeAll(async () => {
  server = await createTestApp({ brain: createOfflineBrain(), clock: () => now })
  for (const person of [DANA, SAM, VERA]) await createAdmin(server.deps, person)
  const [vera] = await server.db.select().from(user).where(eq(user.email, VERA.email))
  await server.db
    .update(userRoles)
    .set({ role: 'viewer' })
    .where(eq(userRoles.userId, vera?.id ?? ''))
  staff.dana = await signIn(DANA)
  staff.sam = await signIn(SAM)
  staff.vera = await signIn(VERA)
})
beforeEach(async () => {
  now = NOW
  await server.db.delete(rateLimits)
  visitor = createTestBrowser(server.app)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  conversationId = (await created.json()).conversationId
})
afterAll(() => server.close())

async function signIn(person: typeof DANA): Promise<TestBrowser> {
  const browser = createTestBrowser(server.app)
  const response = await browser.call('/api/auth/sign-in/email', { json: person })
  expect(response.status).toBe(200)
  return browser
}

const address = (act: string) => `/api/admin/conversations/${conversationId}/${act}`
const take = (who: TestBrowser, json: object = { name: 'Dana' }) =>
  who.call(address('take'), { json })
const write = (who: TestBrowser, text: string, id: string = randomUUID()) =>
  who.call(address('messages'), { json: { id, text } })
const handBack = (who: TestBrowser) => who.call(address('hand-back'), { method: 'POST' })
const prefer = (prefers: string, who = visitor) =>
  who.call(`/api/conversations/${conversationId}/preference`, { json: { prefers } })

async function say(message: string, turnId: string = randomUUID()): Promise<AgentReply> {
  const json = { conversationId, message, turnId }
  const response = await visitor.call('/api/bd-agent-conversation', { json })
  expect(response.status).toBe(200)
  return AgentReply.parse(await response.json())
}

async function readView(): Promise<ConversationView> {
  const response = await visitor.call(`/api/conversations/${conversationId}`)
  return ConversationView.parse(await response.json())
}

const readRows = () =>
  server.db
    .select()
    .from(diagnosticMessages)
    .where(eq(diagnosticMessages.conversationId, conversationId))
    .orderBy(diagnosticMessages.position)

test('while a person has the conversation the agent is silent, and learns all the same', async () => {
  await say('I’m Maya from Acme, acme.com')
  const before = await readRows()
  await take(staff.dana)
  const reply = await say('Keying invoices takes three of us 15 hours a week each')
  expect(reply).toMatchObject({
    response: '',
    isSilent: true,
    answeredBy: 'Dana',
    messageId: null,
    triggerBooking: false,
    bookingMessage: null,
    asking: null,
  })
  expect(reply.facts.manual_hours?.value).toBe(45)
  expect(reply.leadScore).toBeGreaterThan(0)
  const rows = await readRows()
  expect(rows).toHaveLength(before.length + 1)
  expect(rows.at(-1)).toMatchObject({ id: reply.userMessageId, role: 'user' })
  const view = await readView()
  expect(view).toMatchObject({ leadScore: reply.leadScore, person: { joinedBy: 'Dana' } })
})

test('the same turn gets the same silence, and is stored once', async () => {
  await take(staff.dana)
  const turnId = randomUUID()
  const first = await say('Are you there?', turnId)
  expect(await say('Are you there?', turnId)).toEqual(first)
  expect((await readRows()).filter(({ role }) => role === 'user')).toHaveLength(1)
})

test('a turn that the agent answered before is still answered by it afterwards', async () => {
  const turnId = randomUUID()
  const first = await say('I’m Maya from Acme, acme.com', turnId)
  await take(staff.dana)
  expect(await say('I’m Maya from Acme, acme.com', turnId)).toEqual(first)
})

test('a silent turn as an event stream ends like any other', async () => {
  await take(staff.dana)
  const response = await visitor.call('/api/bd-agent-conversation', {
    json: { conversationId, message: 'Hello' },
    headers: { accept: 'text/event-stream' },
  })
  const text = await response.text()
  expect(text).toContain('"answeredBy":"Dana"')
  expect(text).toContain('event: text\ndata: {"response":""}')
  expect(text).toContain('event: done')
})

test('what a person writes reaches the visitor under their name', async () => {
  await take(staff.dana, { name: 'Dana' })
  const written = PersonMessage.parse(await (await write(staff.dana, ' Hello Maya ')).json())
  expect(written).toMatchObject({ content: 'Hello Maya', author_name: 'Dana' })
  expect((await readView()).messages.at(-1)).toMatchObject({
    id: written.id,
    role: 'assistant',
    authorName: 'Dana',
    content: 'Hello Maya',
  })
})

test('who takes a conversation owns its lead, unless somebody does already', async () => {
  const readOwner = async () => {
    const [lead] = await server.db.select().from(leads)
    return lead?.ownerId ?? null
  }
  const idOf = async ({ email }: typeof DANA) =>
    (await server.db.select().from(user).where(eq(user.email, email)))[0]?.id
  await server.db.delete(leads)
  await say('Can I talk to a person?')
  expect(await readOwner()).toBeNull()
  await take(staff.dana)
  expect(await readOwner()).toBe(await idOf(DANA))
  await take(staff.sam, { name: 'Sam', insteadOf: await idOf(DANA) })
  expect(await readOwner()).toBe(await idOf(DANA))
})

test('a lead that comes up while a person has the conversation is theirs', async () => {
  await server.db.delete(leads)
  await take(staff.dana)
  await say('I’m Maya from Acme, maya@acme.com')
  const [lead] = await server.db
    .select({ owner: user.email })
    .from(leads)
    .leftJoin(user, eq(user.id, leads.ownerId))
  expect(lead).toEqual({ owner: DANA.email })
})

test('a conversation wants a person until one has come', async () => {
  const readWish = async () => {
    const reply = await staff.dana.call(`/api/admin/conversations/${conversationId}`)
    const { conversation } = AdminConversationView.parse(await reply.json())
    return [conversation.wants_person_at, conversation.wants_person_reason]
  }
  await say('Can I talk to a person?')
  expect(await readWish()).toEqual([NOW.toISOString(), 'asked'])
  now = new Date(NOW.getTime() + 60_000)
  await take(staff.dana)
  expect(await readWish()).toEqual([null, null])
})

test('without a name the visitor is told the one in the address', async () => {
  const reply = AdminTakeover.parse(await (await take(staff.dana, {})).json())
  expect(reply.taken_by).toMatchObject({ name: 'Dana Reed', email: DANA.email, is_you: true })
})

test('a message that is sent again is stored once, also after the conversation was handed back', async () => {
  await take(staff.dana)
  const id = randomUUID()
  const first = await (await write(staff.dana, 'Hello', id)).json()
  const again = await Promise.all(Array.from({ length: 10 }, () => write(staff.dana, 'Hello', id)))
  for (const response of again) expect(await response.json()).toEqual(first)
  await handBack(staff.dana)
  expect(await (await write(staff.dana, 'Hello', id)).json()).toEqual(first)
  expect((await readRows()).filter(({ content }) => content === 'Hello')).toHaveLength(1)
})

test('a message id that was used for other words is a conflict, as is one of the visitor', async () => {
  const reply = await say('Hello')
  await take(staff.dana)
  const id = randomUUID()
  await write(staff.dana, 'Hello', id)
  expect((await write(staff.dana, 'Goodbye', id)).status).toBe(409)
  expect((await write(staff.dana, 'Hello', reply.userMessageId)).status).toBe(409)
})

test('twenty messages of the visitor while a person writes keep one order without a gap', async () => {
  await take(staff.dana)
  await Promise.all([
    ...Array.from({ length: 20 }, (_, index) => say(`visitor ${index}`)),
    ...Array.from({ length: 10 }, (_, index) => write(staff.dana, `person ${index}`)),
  ])
  const rows = await readRows()
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index))
  expect(rows.filter(({ role }) => role === 'user')).toHaveLength(20)
  expect(rows.filter(({ authorName }) => authorName === 'Dana')).toHaveLength(10)
  expect(rows).toHaveLength(31)
  const [row] = await server.db
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  expect(row).toMatchObject({ messageCount: 31, turnCount: 20 })
})

test('only one person at a time: the second sees who has it, and takes over by saying so', async () => {
  const first = AdminTakeover.parse(await (await take(staff.dana)).json())
  const refused = await take(staff.sam, { name: 'Sam' })
  expect(refused.status).toBe(409)
  expect((await refused.json()).error.message).toBe('Dana has this conversation.')
  const seen = AdminTakeover.parse(await (await staff.sam.call(address('takeover'))).json())
  expect(seen.taken_by).toMatchObject({ name: 'Dana', is_you: false })

  const insteadOf = first.taken_by?.id
  const taken = await take(staff.sam, { name: 'Sam', insteadOf })
  expect(AdminTakeover.parse(await taken.json()).taken_by).toMatchObject({ name: 'Sam' })
  const late = await write(staff.dana, 'One more thing')
  expect(late.status).toBe(409)
  expect((await late.json()).error.message).toBe('Sam has this conversation. Take it over first.')
  expect((await handBack(staff.dana)).status).toBe(409)
  expect((await readView()).person.joinedBy).toBe('Sam')
})

test('of ten takes at once by two people one holds', async () => {
  const takes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => take(index % 2 ? staff.sam : staff.dana)),
  )
  expect(takes.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(takes.filter(({ status }) => status === 409)).toHaveLength(5)
})

test('handed back, the agent says so, repeats its question and understands the answer to it', async () => {
  await say('I’m Maya from Acme, acme.com')
  const asked = await say('Keying invoices takes three of us 15 hours a week each')
  expect(asked.asking).toBe('hourly_rate')
  await take(staff.dana)
  await write(staff.dana, 'How many invoices a day?')
  expect((await say('40')).facts.hourly_rate).toBeUndefined()
  const left = AdminTakeover.parse(await (await handBack(staff.dana)).json())
  expect(left.taken_by).toBeNull()
  const last = (await readView()).messages.at(-1)
  expect(last?.content).toMatch(/^Dana has handed this conversation back to me, the assistant\./)
  expect(last?.authorName).toBeUndefined()
  const answered = await say('40')
  expect(answered).toMatchObject({ isSilent: false, answeredBy: null })
  expect(answered.facts.hourly_rate?.value).toBe(40)
  expect(answered.response).not.toBe('')
})

test('before the person’s first words, a bare answer is still to the agent’s question', async () => {
  await say('I’m Maya from Acme, acme.com')
  await say('Keying invoices takes three of us 15 hours a week each')
  await take(staff.dana)
  expect((await say('40')).facts.hourly_rate?.value).toBe(40)
})

test('handing back twice says so once', async () => {
  await take(staff.dana)
  await handBack(staff.dana)
  expect((await handBack(staff.dana)).status).toBe(200)
  expect((await handBack(staff.sam)).status).toBe(200)
  expect(await readRows()).toHaveLength(2)
})

test('the visitor may go on with the agent while a person is there, and back to the person', async () => {
  await take(staff.dana)
  expect(await (await prefer('agent')).json()).toMatchObject({
    joinedBy: 'Dana',
    prefersAgent: true,
  })
  expect(await say('I’m Maya from Acme, acme.com')).toMatchObject({ isSilent: false })
  expect((await write(staff.dana, 'I am here if you need me')).status).toBe(200)
  await prefer('person')
  expect(await say('Dana?')).toMatchObject({ isSilent: true, answeredBy: 'Dana' })
})

test('handed back by someone the visitor did not want, the agent does not announce itself', async () => {
  await take(staff.dana)
  await prefer('agent')
  await say('I’m Maya from Acme, acme.com')
  const before = await readRows()
  await handBack(staff.dana)
  expect(await readRows()).toEqual(before)
})

test('a figure that is corrected on the score card counts, without a word of the agent', async () => {
  await say('I’m Maya from Acme, acme.com')
  await take(staff.dana)
  const json = { conversationId, slot: 'hourly_rate', value: '55', turnId: randomUUID() }
  const response = await visitor.call('/api/correct-fact', { json })
  const reply = CorrectFactReply.parse(await response.json())
  expect(reply).toMatchObject({ isSilent: true, response: '' })
  expect(reply.facts.hourly_rate?.value).toBe(55)
  expect((await readRows()).at(-1)).toMatchObject({ role: 'user' })
})

test('a person who is asked for at night is said to come in the morning', async () => {
  now = new Date('2026-11-24T02:00:00.000Z')
  const reply = await say('Can I talk to a person?')
  expect(reply.handoff).toMatchObject({ reason: 'asked', answersFrom: '2026-11-24T14:00:00.000Z' })
  expect((await readView()).person).toEqual({
    joinedBy: null,
    prefersAgent: false,
    isWanted: true,
    answersFrom: '2026-11-24T14:00:00.000Z',
  })
})

test('the wish for a person is met by one who comes, and can come up anew', async () => {
  await say('Can I talk to a person?')
  now = new Date(NOW.getTime() + 60_000)
  await take(staff.dana)
  expect((await readView()).person.isWanted).toBe(false)
  await handBack(staff.dana)
  expect((await readView()).person.isWanted).toBe(false)
  now = new Date(NOW.getTime() + 120_000)
  await say('Can I talk to a person again?')
  expect((await readView()).person.isWanted).toBe(true)
})

test('waiting for a person is a wish for one; until then the agent answers', async () => {
  expect(await (await prefer('person')).json()).toMatchObject({ isWanted: true })
  expect(await say('I’m Maya from Acme, acme.com')).toMatchObject({ isSilent: false })
  const [row] = await server.db
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  expect(row).toMatchObject({ wantsPersonAt: NOW, wantsPersonReason: 'asked' })
})

test('asking for a person takes back the choice of the agent', async () => {
  await prefer('agent')
  await say('Can I talk to a person?')
  expect((await readView()).person).toMatchObject({ prefersAgent: false, isWanted: true })
})

test('another visitor’s cookie chooses nothing, and no visitor takes a conversation', async () => {
  const stranger = createTestBrowser(server.app)
  await stranger.call('/api/create-conversation', { json: {} })
  expect((await prefer('agent', stranger)).status).toBe(404)
  expect((await prefer('agent', createTestBrowser(server.app))).status).toBe(404)
  for (const who of [visitor, stranger]) {
    for (const response of [await take(who), await write(who, 'Hello'), await handBack(who)]) {
      expect(response.status).toBe(401)
    }
  }
  expect((await readView()).person).toMatchObject({ prefersAgent: false, joinedBy: null })
})

test('a viewer sees who has a conversation and changes nothing', async () => {
  expect((await staff.vera.call(address('takeover'))).status).toBe(200)
  for (const response of [
    await take(staff.vera),
    await write(staff.vera, 'Hello'),
    await handBack(staff.vera),
  ]) {
    expect(response.status).toBe(403)
  }
  expect(await readRows()).toHaveLength(1)
})

test.each([
  ['nothing', ''],
  ['white space', ' \n '],
  ['2,001 characters', 'x'.repeat(2_001)],
])('a message of %s is refused', async (_name, text) => {
  await take(staff.dana)
  expect((await write(staff.dana, text)).status).toBe(400)
})

test('who has nothing cannot write', async () => {
  const response = await write(staff.dana, 'Hello')
  expect(response.status).toBe(409)
  expect((await response.json()).error.message).toBe(
    'The assistant answers here. Take it over first.',
  )
})

test('a conversation that is not there is not found', async () => {
  conversationId = randomUUID()
  for (const response of [
    await take(staff.dana),
    await write(staff.dana, 'Hello'),
    await handBack(staff.dana),
    await staff.dana.call(address('takeover')),
  ]) {
    expect(response.status).toBe(404)
  }
})

test('taking, answering and handing back are in the log, each with who did it', async () => {
  await take(staff.dana)
  await write(staff.dana, 'Hello')
  await handBack(staff.dana)
  const lines = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, conversationId))
  expect(lines.map(({ action, actor }) => [action, actor])).toEqual([
    ['conversation.take', DANA.email],
    ['conversation.answer', DANA.email],
    ['conversation.hand_back', DANA.email],
  ])
  expect(JSON.stringify(lines)).not.toContain('Hello')
})

test('a person whose account is deleted no longer has the conversation', async () => {
  const leaver = { email: 'leaver@firm.example', password: 'correct horse battery' }
  await createAdmin(server.deps, leaver)
  const browser = await signIn(leaver)
  await take(browser, { name: 'Lee' })
  await server.db.delete(user).where(eq(user.email, leaver.email))
  expect((await readView()).person.joinedBy).toBeNull()
  expect(await say('Hello')).toMatchObject({ isSilent: false })
})
