import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { describeSite, openCompanyDesk } from '#tests/support/company-desk.ts'
import { createTestBrowser } from '#tests/support/test-app.ts'

const HOST = 'brambleforge.com'

let desk: Awaited<ReturnType<typeof openCompanyDesk>>

beforeAll(async () => {
  desk = await openCompanyDesk()
}, 30_000)
beforeEach(() => desk.clear())
afterAll(() => desk.server.close())

const listOutcomes = async () =>
  (await desk.listRequests()).map(({ host, outcome }) => [host, outcome])

test('a reply only notes which website is to be read, and wakes the job once that is stored', async () => {
  const stored: number[] = []
  const wake = vi.spyOn(desk.server.deps.jobs, 'wake').mockImplementation(async (queue) => {
    if (queue === 'enrichment') stored.push((await desk.listRequests()).length)
  })
  const { visitor, conversationId } = await desk.name(HOST)
  await desk.say(visitor, 'We spend 20 hours a week on invoices.', { conversationId })
  wake.mockRestore()
  expect(stored).toEqual([1])
  expect(desk.reads).toEqual([])
  expect(await listOutcomes()).toEqual([[HOST, null]])
})

test('a chat that does not ask for it has nothing looked up', async () => {
  await desk.say(createTestBrowser(desk.server.app), `Our website is ${HOST}.`, {
    isTriggered: false,
  })
  expect(await desk.listRequests()).toEqual([])
})

test('the wish of the first message holds for a website that is named later', async () => {
  const visitor = createTestBrowser(desk.server.app)
  const conversationId = await desk.say(visitor, 'Hello')
  expect(await desk.listRequests()).toEqual([])
  const said = { conversationId, isTriggered: false }
  await desk.say(visitor, `Our website is ${HOST}.`, said)
  expect(await listOutcomes()).toEqual([[HOST, null]])
})

test('switched off, nothing is noted at all', async () => {
  const { config } = desk.server.deps
  desk.server.deps.config = { ...config, isEnrichmentOn: false }
  Object.assign(config, { isEnrichmentOn: false })
  await desk.name(HOST)
  Object.assign(config, { isEnrichmentOn: true })
  desk.server.deps.config = config
  expect(await desk.listRequests()).toEqual([])
  const [conversation] = await desk.server.db.select().from(diagnosticConversations)
  expect(conversation?.wantsEnrichment).toBe(false)
})

test.each(['dana@gmail.com', 'dana@outlook.com'])('%s names no website', async (address) => {
  await desk.say(createTestBrowser(desk.server.app), `You can reach me at ${address}.`)
  expect(await desk.listRequests()).toEqual([])
})

test('a corrected website is read anew, and what the old one said is not shown any more', async () => {
  const { visitor, conversationId, company } = await desk.name(HOST)
  desk.readSite = async (host) => describeSite(host, host)
  await desk.run()
  expect((await company())?.host).toBe(HOST)
  expect((await desk.correct(visitor, conversationId, 'ottermill.com')).status).toBe(200)
  expect(await company()).toBeNull()
  await desk.run()
  expect(await company()).toMatchObject({
    host: 'ottermill.com',
    findings: { 0: { value: 'ottermill.com' }, length: 5 },
  })
  await desk.correct(visitor, conversationId, HOST)
  expect((await company())?.host).toBe(HOST)
  expect(desk.reads).toEqual([HOST, 'ottermill.com'])
})

test('one conversation has three websites looked up and no fourth', async () => {
  const { visitor, conversationId } = await desk.name(HOST)
  for (const host of ['ottermill.com', 'quillhaven.com', 'vexley.com']) {
    await desk.correct(visitor, conversationId, host)
  }
  expect((await listOutcomes()).map(([host]) => host)).toEqual([
    HOST,
    'ottermill.com',
    'quillhaven.com',
  ])
})

test('one address has ten look-ups an hour, and the next is closed as over the limit', async () => {
  for (let count = 0; count < 11; count += 1) await desk.name(`firm-${count}.com`)
  const outcomes = await listOutcomes()
  expect(outcomes.filter(([, outcome]) => outcome === null)).toHaveLength(10)
  expect(outcomes.find(([, outcome]) => outcome !== null)).toEqual(['firm-10.com', 'over_limit'])
  const other = createTestBrowser(desk.server.app, '203.0.113.7')
  await desk.say(other, `Our website is ${HOST}.`)
  expect(await listOutcomes()).toContainEqual([HOST, null])
  await desk.run()
  expect(desk.reads).toHaveLength(11)
  expect(desk.reads).not.toContain('firm-10.com')
})

test('a message that is sent twice asks once', async () => {
  const visitor = createTestBrowser(desk.server.app)
  const conversationId = await desk.say(visitor, 'Hello')
  const json = {
    conversationId,
    message: `Our website is ${HOST}.`,
    turnId: desk.server.deps.createId(),
  }
  await Promise.all(
    Array.from({ length: 5 }, () => visitor.call('/api/bd-agent-conversation', { json })),
  )
  expect(await desk.listRequests()).toHaveLength(1)
})
