import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SavedViewsReply } from '#contract/admin-account.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { auditLog, savedViews, user } from '#server/platform/db/schema/auth.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const PATH = '/api/admin/account/views'
const MINE = { page: 'leads', name: 'Mine', query: 'owner=me&status=new' }

let server: Awaited<ReturnType<typeof createTestApp>>
let ada: TestBrowser
let bo: TestBrowser

async function signIn(email: string): Promise<TestBrowser> {
  const json = { email, password: 'correct horse battery' }
  await createAdmin(server.deps, json)
  const browser = createTestBrowser(server.app)
  expect((await browser.call('/api/auth/sign-in/email', { json })).status).toBe(200)
  return browser
}

beforeAll(async () => {
  server = await createTestApp()
  ada = await signIn('ada@firm.example')
  bo = await signIn('bo@firm.example')
})
beforeEach(async () => {
  await server.db.delete(savedViews)
  await server.db.delete(auditLog)
})
afterAll(() => server.close())

const list = async (browser: TestBrowser) =>
  SavedViewsReply.parse(await (await browser.call(PATH)).json()).views
const save = (json: object, browser = ada) => browser.call(PATH, { json })

test('a view is kept for whoever saved it, by name; the same name takes over other filters', async () => {
  expect((await save(MINE)).status).toBe(201)
  await save({ ...MINE, name: 'Hot', page: 'dashboard', query: 'minScore=80&sort=score' })
  await save({ ...MINE, query: 'owner=none' })
  const views = await list(ada)
  expect(views.map(({ name, query }) => [name, query])).toEqual([
    ['Hot', 'minScore=80&sort=score'],
    ['Mine', 'owner=none'],
  ])
  expect(await list(bo)).toEqual([])
})

test('a view is deleted by its owner alone, and each change has a line in the log without its words', async () => {
  const { id } = await (await save(MINE)).json()
  const remove = (browser: TestBrowser) => browser.call(`${PATH}/${id}`, { method: 'DELETE' })
  expect((await remove(bo)).status).toBe(404)
  expect((await remove(ada)).status).toBe(204)
  expect(await list(ada)).toEqual([])
  const log = await server.db.select().from(auditLog).orderBy(auditLog.at)
  expect(log.map(({ action, subjectId }) => [action, subjectId]).toSorted()).toEqual([
    ['view.delete', id],
    ['view.save', id],
  ])
  expect(JSON.stringify(log)).not.toContain('Mine')
})

test('views go with the account', async () => {
  const eve = await signIn('eve@firm.example')
  await save(MINE, eve)
  await server.db.delete(user).where(eq(user.email, 'eve@firm.example'))
  expect(await server.db.$count(savedViews)).toBe(0)
})

test('a hundred views are kept, however many are saved at one moment', async () => {
  const [owner] = await server.db.select().from(user).where(eq(user.email, 'ada@firm.example'))
  const rows = Array.from({ length: 99 }, (_, index) => ({
    ...{ ...MINE, page: 'leads' as const, name: `View ${index}`, createdAt: new Date() },
    ...{ id: server.deps.createId(), userId: owner?.id ?? '' },
  }))
  await server.db.insert(savedViews).values(rows)
  const saved = await Promise.all(['a', 'b', 'c'].map((name) => save({ ...MINE, name })))
  expect(saved.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect(await server.db.$count(savedViews)).toBe(100)
})

test.each([
  { name: ' ' },
  { name: 'x'.repeat(61) },
  { page: 'team' },
  { query: '' },
  { query: 'owner=me#x' },
  { query: 'text=Ana' },
  { query: '%74ext=Ana' },
  { more: 1 },
])('with %j nothing is saved', async (wrong) => {
  expect((await save({ ...MINE, ...wrong })).status).toBe(400)
})
