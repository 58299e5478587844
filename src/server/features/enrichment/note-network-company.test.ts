import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Deps, ServerConfig } from '#server/deps.ts'
import { noteNetworkCompany } from '#server/features/enrichment/note-network-company.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { conversationFindings } from '#server/platform/db/schema/enrichment.ts'
import { describeSite, openCompanyDesk } from '#tests/support/company-desk.ts'
import { dumpDatabase, findInDatabase } from '#tests/support/dump-database.ts'
import { createTestBrowser } from '#tests/support/test-app.ts'
import { answer, hang, startWebhookReceiver } from '#tests/support/webhook-receiver.ts'

const ADDRESS = '93.184.215.14'
const IPV6 = '2606:4700:4700:1a2b:3c4d:5e6f:7081:92a3'

let desk: Awaited<ReturnType<typeof openCompanyDesk>>
let service: Awaited<ReturnType<typeof startWebhookReceiver>>

beforeAll(async () => {
  desk = await openCompanyDesk()
}, 30_000)
beforeEach(async () => {
  await desk.clear()
  service = await startWebhookReceiver()
  tell('Fenwick Dental')
})
afterEach(() => service.close())
afterAll(() => desk.server.close())

function tell(name: string) {
  service.behave = answer(200, { body: JSON.stringify({ name }) })
}
/** What the route does after a reply; the app itself knows no service here, so that only the test asks. */
const configure = (config: Partial<ServerConfig> = {}) => ({
  ...desk.server.deps,
  config: { ...desk.server.deps.config, networkLookupUrl: `${service.url}/v1/{ip}`, ...config },
})
async function open(isTriggered = true) {
  const visitor = createTestBrowser(desk.server.app)
  return { visitor, conversationId: await desk.say(visitor, 'Hello', { isTriggered }) }
}
const note = (conversationId: string, { addressKey = 'key', deps = configure() as Deps } = {}) =>
  noteNetworkCompany(deps, { conversationId, address: ADDRESS, addressKey })
const listFindings = () => desk.server.db.select().from(conversationFindings)

test('the company of the network becomes a finding with the service as its source', async () => {
  const { conversationId } = await open()
  await note(conversationId)
  const { hostname } = new URL(service.url)
  expect(await listFindings()).toMatchObject([
    {
      conversationId,
      source: 'network',
      kind: 'name',
      value: 'Fenwick Dental',
      quote: 'Fenwick Dental',
      url: `${service.url}/`,
      host: hostname,
      readAt: desk.now,
      verdict: null,
    },
  ])
})

test('it stands beside what the website says, and stays when the website is corrected', async () => {
  const { visitor, conversationId, company } = await desk.name('brambleforge.com')
  await note(conversationId)
  expect(await company()).toMatchObject({ host: 'brambleforge.com', findings: { length: 1 } })
  desk.readSite = async (host) => describeSite(host)
  await desk.run()
  expect((await company())?.findings.map(({ source }) => source)).toEqual([
    ...Array(5).fill('website'),
    'network',
  ])
  await desk.correct(visitor, conversationId, 'ottermill.com')
  expect(await company()).toMatchObject({ host: 'ottermill.com', findings: { length: 1 } })
})

test('nobody is asked without a service, when switched off, unasked, or for what is not there', async () => {
  const { conversationId } = await open()
  await note(conversationId, { deps: configure({ isEnrichmentOn: false }) })
  await note(conversationId, { deps: desk.server.deps })
  await note((await open(false)).conversationId)
  await note(desk.server.deps.createId())
  expect(service.received).toEqual([])
})

test('a network that tells nothing is not asked again, and takes nothing from the websites', async () => {
  service.behave = answer(200, { body: 'null' })
  const { visitor, conversationId } = await open()
  for (let count = 0; count < 12; count += 1) await note(conversationId)
  expect(service.received).toHaveLength(1)
  await desk.say(visitor, 'Our website is brambleforge.com.', { conversationId })
  expect(await desk.listRequests()).toMatchObject([{ host: 'brambleforge.com', outcome: null }])
})

test('a conversation is asked for once, however often its chat wants it', async () => {
  const { conversationId } = await open()
  await note(conversationId)
  await note(conversationId)
  expect(service.received).toHaveLength(1)
  const other = await open()
  await Promise.all([note(other.conversationId), note(other.conversationId)])
  expect(await listFindings()).toHaveLength(2)
})

test('one address has ten look-ups of its network an hour', async () => {
  const visitors = []
  for (let count = 0; count < 11; count += 1) visitors.push(await open())
  for (const { conversationId } of visitors) await note(conversationId)
  expect(service.received).toHaveLength(10)
})

test('at most five are under way at once', async () => {
  service.behave = hang
  const ids = []
  for (let count = 0; count < 7; count += 1) ids.push((await open()).conversationId)
  const notes = ids.map((id, index) => note(id, { addressKey: `key-${index}` }))
  await vi.waitFor(() => expect(service.received).toHaveLength(5))
  await Promise.all(notes.slice(5))
  await service.close()
  await Promise.all(notes)
  expect(await listFindings()).toEqual([])
})

test('an answer for a conversation that was erased meanwhile is dropped', async () => {
  const { conversationId } = await open()
  service.behave = async (_request, response) => {
    await desk.server.db.delete(diagnosticConversations)
    response.end(JSON.stringify({ name: 'Fenwick Dental' }))
    await once(response, 'close')
  }
  await note(conversationId)
  expect(service.received).toHaveLength(1)
  expect(await findInDatabase(desk.server.db, ['fenwick'])).toEqual([])
})

test('a service that repeats the address has nothing of it stored', async () => {
  const { conversationId } = await open()
  tell(`Fenwick ${ADDRESS}`)
  await note(conversationId)
  expect(service.received).toHaveLength(1)
  expect(await listFindings()).toEqual([])
})

test('the database that fails is logged without the address, and nothing is thrown', async () => {
  const logged: unknown[] = []
  const logger = {
    ...desk.server.deps.logger,
    warn: (...told: unknown[]) => void logged.push(told),
  }
  const failing = { ...configure(), logger, createId: () => `no id ${ADDRESS}` }
  const { conversationId } = await open()
  const client = { conversationId, address: ADDRESS, addressKey: 'key' }
  await noteNetworkCompany(failing as never, client)
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).not.toContain(ADDRESS)
})

test.each([
  [ADDRESS, [ADDRESS, '93.184.215', '\\x5db8d70e', '1572394766']],
  [IPV6, ['2606:4700', '1a2b:3c4d', '260647004700']],
])(
  'after a whole visit from %s no table holds the address in any spelling',
  async (address, traces) => {
    const { app, db, deps } = desk.server
    Object.assign(deps.config, configure().config)
    const visitor = createTestBrowser(app, address)
    const conversationId = await desk.say(visitor, "I'm Dana Reyes from brambleforge.com.")
    await vi.waitFor(async () => expect(await listFindings()).toHaveLength(1))
    Object.assign(deps.config, { networkLookupUrl: undefined })
    desk.readSite = async (host) => describeSite(host)
    await desk.run()
    const [finding] = await listFindings()
    const json = {
      conversationId,
      findingId: finding?.id,
      verdict: 'right',
      turnId: desk.server.deps.createId(),
    }
    expect((await visitor.call('/api/judge-finding', { json })).status).toBe(200)
    await desk.correct(visitor, conversationId, 'ottermill.com')
    expect(service.received[0]?.path).toContain(
      address === ADDRESS ? ADDRESS : '2606:4700:4700:1a2b::',
    )
    expect((await dumpDatabase(db)).get('rate_limits')?.length).toBeGreaterThan(0)
    expect(await findInDatabase(db, traces)).toEqual([])
  },
)
