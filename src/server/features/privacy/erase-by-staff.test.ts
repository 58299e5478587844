import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { createAdmin } from '#server/features/staff/auth/create-admin.ts'
import { userRoles } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { auditLog } from '#server/platform/db/schema/staff.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }

let server: Awaited<ReturnType<typeof createTestApp>>
let staff: TestBrowser
let visitor: TestBrowser
let id: string

beforeAll(async () => {
  server = await createTestApp()
  await createAdmin(server.deps, ADMIN)
  staff = createTestBrowser(server.app)
  await staff.call('/api/auth/sign-in/email', { json: ADMIN })
})
beforeEach(async () => {
  visitor = createTestBrowser(server.app)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  id = (await created.json()).conversationId
})
afterAll(() => server.close())

const erase = (confirm: unknown, browser = staff, conversationId = id) =>
  browser.call(`/api/admin/conversations/${conversationId}/erase`, { json: { confirm } })
const nameCompany = (companyName: string) =>
  server.db
    .update(diagnosticConversations)
    .set({ companyName })
    .where(eq(diagnosticConversations.id, id))

test('the company, said again, has the conversation erased, and the log keeps who did it', async () => {
  await nameCompany('Harbor Freight Co')
  const response = await erase('  harbor  freight co ')
  const receipt = ErasureReceipt.parse(await response.json())
  expect(receipt.counts.diagnostic_conversations).toBe(1)
  const [line] = await server.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(line).toMatchObject({ actor: ADMIN.email, detail: { receipt: receipt.id } })
  expect((await visitor.call(`/api/conversations/${id}`)).status).toBe(404)
  expect((await erase(id)).status).toBe(404)
})

test('the id does as well', async () => {
  expect((await erase(id)).status).toBe(200)
})

test.each([
  ['', 'Type the id as it stands here.'],
  ['null', 'Type the id as it stands here.'],
])('%j erases nothing without a company', async (confirm, message) => {
  const response = await erase(confirm)
  expect(response.status).toBe(400)
  expect((await response.json()).error.fields).toEqual({ confirm: message })
  expect((await visitor.call(`/api/conversations/${id}`)).status).toBe(200)
})

test.each(['', 'Harbor', 'Other Co'])('%j does not name the company', async (confirm) => {
  await nameCompany('Harbor Freight Co')
  const response = await erase(confirm)
  expect(response.status).toBe(400)
  expect((await response.json()).error.message).toBe('Type the company as it stands here.')
})

test('an unknown conversation is not found, and neither viewers nor visitors erase', async () => {
  expect((await erase('x', staff, server.deps.createId())).status).toBe(404)
  expect((await erase(id, visitor)).status).toBe(401)
  await server.db.update(userRoles).set({ role: 'viewer' })
  expect((await erase(id)).status).toBe(403)
  await server.db.update(userRoles).set({ role: 'admin' })
  expect((await visitor.call(`/api/conversations/${id}`)).status).toBe(200)
})
