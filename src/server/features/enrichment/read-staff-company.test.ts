import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AdminConversationView } from '#contract/admin.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { describeSite, NOTHING, openCompanyDesk } from '#tests/support/company-desk.ts'
import { createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }
const HOST = 'brambleforge.com'

let desk: Awaited<ReturnType<typeof openCompanyDesk>>
let staff: TestBrowser

beforeAll(async () => {
  desk = await openCompanyDesk()
  await createAdmin(desk.server.deps, ADMIN)
  staff = createTestBrowser(desk.server.app)
  await staff.call('/api/auth/sign-in/email', { json: ADMIN })
}, 30_000)
beforeEach(() => desk.clear())
afterAll(() => desk.server.close())

async function read(conversationId: string) {
  const response = await staff.call(`/api/admin/conversations/${conversationId}`)
  return AdminConversationView.parse(await response.json()).company
}

test('staff see what was found, where, when, and what the visitor said of it', async () => {
  const { visitor, conversationId, company } = await desk.name(HOST)
  const at = desk.now.toISOString()
  expect(await read(conversationId)).toEqual({
    host: HOST,
    status: 'waiting',
    failure: null,
    read_at: null,
    requests: [
      { host: HOST, status: 'waiting', failure: null, requested_at: at, finished_at: null },
    ],
    findings: [],
  })
  desk.readSite = async () => describeSite(HOST)
  await desk.run()
  const findingId = (await company())?.findings[0]?.id
  const json = { conversationId, findingId, verdict: 'wrong', turnId: randomUUID() }
  await visitor.call('/api/judge-finding', { json })
  const told = await read(conversationId)
  expect(told).toMatchObject({ host: HOST, status: 'found', failure: null, read_at: at })
  expect(told?.findings).toHaveLength(5)
  expect(told?.findings[0]).toEqual({
    id: findingId,
    host: HOST,
    source: 'website',
    kind: 'name',
    value: 'Brambleforge Ltd',
    url: `https://${HOST}/`,
    quote: 'Welcome to Brambleforge Ltd',
    read_at: at,
    verdict: 'wrong',
    judged_at: at,
  })
})

test('staff alone are told why nothing was found', async () => {
  const failing = await desk.name(HOST)
  const empty = await desk.name('empty.com')
  desk.readSite = async (host) => (host === HOST ? { kind: 'failed', failure: 'refused' } : NOTHING)
  await desk.run()
  expect(await read(failing.conversationId)).toMatchObject({
    status: 'failed',
    failure: 'refused',
    read_at: desk.now.toISOString(),
  })
  expect(await read(empty.conversationId)).toMatchObject({ status: 'nothing', failure: null })
})

test('of a corrected website staff see both, under their names', async () => {
  const { visitor, conversationId } = await desk.name(HOST)
  desk.readSite = async (host) => describeSite(host)
  await desk.run()
  await desk.correct(visitor, conversationId, 'ottermill.com')
  const told = await read(conversationId)
  expect(told).toMatchObject({ host: 'ottermill.com', status: 'waiting' })
  expect(new Set(told?.findings.map(({ host }) => host))).toEqual(new Set([HOST]))
  expect(told?.requests.map(({ host, status }) => [host, status])).toEqual([
    [HOST, 'found'],
    ['ottermill.com', 'waiting'],
  ])
})

test('a website that is not looked up is said to be off or over the limit, and no website is nothing', async () => {
  const unasked = createTestBrowser(desk.server.app)
  const said = { isTriggered: false }
  const off = await desk.say(unasked, `Our website is ${HOST}.`, said)
  expect(await read(off)).toMatchObject({ host: HOST, status: 'off', requests: [] })
  const { visitor, conversationId } = await desk.name(HOST)
  for (const host of ['ottermill.com', 'quillhaven.com', 'vexley.com']) {
    await desk.correct(visitor, conversationId, host)
  }
  expect(await read(conversationId)).toMatchObject({ host: 'vexley.com', status: 'over_limit' })
  expect(await read(await desk.say(createTestBrowser(desk.server.app), 'Hello'))).toBeNull()
})
