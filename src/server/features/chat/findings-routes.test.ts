import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ConversationView } from '#contract/conversations.ts'
import { JudgeFindingReply } from '#contract/findings-reply.ts'
import { conversationFindings } from '#server/platform/db/schema/enrichment.ts'
import { describeSite, openCompanyDesk } from '#tests/support/company-desk.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const HOST = 'brambleforge.com'

let desk: Awaited<ReturnType<typeof openCompanyDesk>>
let visitor: TestBrowser
let conversationId: string

beforeAll(async () => {
  desk = await openCompanyDesk()
}, 30_000)
beforeEach(async () => {
  await desk.clear()
  const named = await desk.name(HOST)
  visitor = named.visitor
  conversationId = named.conversationId
  desk.readSite = async () => describeSite(HOST)
  await desk.run()
})
afterAll(() => desk.server.close())

async function read() {
  const response = await visitor.call(`/api/conversations/${conversationId}`)
  return ConversationView.parse(await response.json())
}

async function findId(value: string): Promise<string> {
  const { company } = await read()
  return company?.findings.find((finding) => finding.value === value)?.id ?? ''
}

async function judge(
  value: string,
  verdict: string,
  { turnId = randomUUID() as string, by = visitor } = {},
) {
  const findingId = await findId(value)
  const json = { conversationId, findingId, verdict, turnId }
  return by.call('/api/judge-finding', { json })
}

async function accept(value: string, turnId: string = randomUUID()) {
  const response = await judge(value, 'right', { turnId })
  expect(response.status).toBe(200)
  return JudgeFindingReply.parse(await response.json())
}

const verdictOf = async (value: string) =>
  (await read()).company?.findings.find((finding) => finding.value === value)?.verdict

test.each([
  ['Brambleforge Ltd', 'company_name', 'Brambleforge Ltd'],
  ['logistics', 'industry', 'logistics'],
  ['NetSuite', 'tools', ['NetSuite']],
])('%s becomes the fact %s when the visitor says it is right', async (value, slot, known) => {
  const { reply, company } = await accept(value)
  expect(reply?.facts[slot]).toMatchObject({ value: known, source: 'widget' })
  expect(reply?.correctionMessage.metadata?.correction).toEqual({ slot })
  expect(company.findings.find((finding) => finding.value === value)?.verdict).toBe('right')
  const view = await read()
  expect(view.facts[slot]).toEqual(reply?.facts[slot])
  expect(view.leadScore).toBe(reply?.leadScore)
})

test('a tool that is right is added to those known', async () => {
  await desk.say(visitor, 'We use Excel and Outlook.', { conversationId })
  const { reply } = await accept('Salesforce')
  const known = reply?.facts.tools?.value
  expect(known).toContain('Salesforce')
  expect(known).toHaveLength(3)
})

test('tools that are confirmed at the same moment are all kept', async () => {
  await Promise.all([accept('NetSuite'), accept('Salesforce')])
  const { facts } = await read()
  expect(new Set(facts.tools?.value as string[])).toEqual(new Set(['NetSuite', 'Salesforce']))
})

test('what is known already, and what is no fact, is only judged', async () => {
  await accept('NetSuite')
  const { messages } = await read()
  for (const value of ['NetSuite', 'Moves freight.']) {
    const { reply, company } = await accept(value)
    expect(reply).toBeNull()
    expect(company.findings.find((finding) => finding.value === value)?.verdict).toBe('right')
  }
  expect((await read()).messages).toHaveLength(messages.length)
})

test('a name that the score card does not take is judged all the same', async () => {
  const wild = `${'A'.repeat(90)} https:`
  await desk.server.db.update(conversationFindings).set({ value: wild })
  const findings = (await read()).company?.findings
  const findingId = findings?.find(({ kind }) => kind === 'name')?.id
  const json = { conversationId, findingId, verdict: 'right', turnId: randomUUID() }
  const reply = JudgeFindingReply.parse(
    await (await visitor.call('/api/judge-finding', { json })).json(),
  )
  expect(reply.reply).toBeNull()
  expect(reply.company.findings.find(({ id }) => id === findingId)?.verdict).toBe('right')
  expect((await read()).facts.company_name).toBeUndefined()
})

test('a wrong finding changes no fact, not even one that had been taken over', async () => {
  await accept('logistics')
  const { facts } = await read()
  expect((await judge('logistics', 'wrong')).status).toBe(200)
  expect(await verdictOf('logistics')).toBe('wrong')
  expect((await read()).facts).toEqual(facts)
})

test('the same request gets the same answer and changes nothing twice', async () => {
  const turnId = randomUUID()
  const replies = [await accept('NetSuite', turnId), await accept('NetSuite', turnId)]
  expect(replies[1]).toEqual(replies[0])
  const { messages } = await read()
  expect(messages.filter(({ metadata }) => metadata?.correction)).toHaveLength(1)
  const { reply } = await accept('Salesforce', turnId)
  expect(reply?.facts.tools?.value).toEqual(['NetSuite', 'Salesforce'])
})

test('nobody but the visitor judges, and all others are told the same', async () => {
  const stranger = createTestBrowser(desk.server.app)
  await desk.say(stranger, 'Hello')
  const findingId = await findId('NetSuite')
  const body = { conversationId, findingId, verdict: 'right', turnId: randomUUID() }
  const attempts: [TestBrowser, object][] = [
    [stranger, body],
    [stranger, { ...body, conversationId: randomUUID() }],
  ]
  const answers = []
  for (const [by, json] of attempts) {
    const response = await by.call('/api/judge-finding', { json })
    const { error } = await response.json()
    answers.push([response.status, error.code, error.message])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toEqual([404, 'not_found', 'There is no such conversation.'])
  expect(await verdictOf('NetSuite')).toBeNull()
})

test('a finding of another conversation, of a website that was corrected, or of nothing is not there', async () => {
  const mine = await findId('NetSuite')
  const other = await desk.name(HOST)
  await desk.run()
  const call = async (by: TestBrowser, ids: object) =>
    (
      await by.call('/api/judge-finding', {
        json: { verdict: 'right', turnId: randomUUID(), ...ids },
      })
    ).status
  expect(await call(other.visitor, { conversationId: other.conversationId, findingId: mine })).toBe(
    404,
  )
  expect(await call(visitor, { conversationId, findingId: randomUUID() })).toBe(404)
  await desk.correct(visitor, conversationId, 'ottermill.com')
  expect(await call(visitor, { conversationId, findingId: mine })).toBe(404)
})

test.each([
  { verdict: 'maybe' },
  { findingId: 'x' },
  { turnId: undefined },
  { findingId: { $ne: null } },
])('%j is refused', async (change) => {
  const findingId = await findId('NetSuite')
  const json = { conversationId, findingId, verdict: 'right', turnId: randomUUID(), ...change }
  expect((await visitor.call('/api/judge-finding', { json })).status).toBe(400)
})

test('more than thirty verdicts a minute from one address have to wait', async () => {
  const { connection } = desk.server
  const limited = await createTestApp({ connection, config: { limitFactor: 1 } })
  const judge = createTestBrowser(limited.app)
  const findingId = randomUUID()
  const json = { conversationId, findingId, verdict: 'wrong', turnId: randomUUID() }
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await judge.call('/api/judge-finding', { json })).status)
  }
  await limited.close()
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(404))
  expect(statuses[30]).toBe(429)
})
