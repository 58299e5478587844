import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { auditLog, userRoles } from '#server/platform/db/schema/auth.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { findInDatabase } from '#tests/support/dump-database.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'
import { composeTestBooking } from '#tests/support/test-booking.ts'

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
  ['', 'Type the id as it appears here.'],
  ['null', 'Type the id as it appears here.'],
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
  expect((await response.json()).error.message).toBe('Type the company as it appears here.')
})

test('an unknown conversation is not found, and neither viewers nor visitors erase', async () => {
  expect((await erase('x', staff, server.deps.createId())).status).toBe(404)
  expect((await erase(id, visitor)).status).toBe(401)
  await server.db.update(userRoles).set({ role: 'viewer' })
  expect((await erase(id)).status).toBe(403)
  await server.db.update(userRoles).set({ role: 'admin' })
  expect((await visitor.call(`/api/conversations/${id}`)).status).toBe(200)
})

describe('a lead and a request from the form', () => {
  const EMAIL = 'quillon@brambleforge.com'
  const FORM = {
    name: 'Quillon Vexley',
    company: 'Brambleforge Ltd',
    challenge: 'A zanzibarian nightmare',
    contactMethod: 'email',
    contactDetail: EMAIL,
  }
  const TRACES = ['quillon', 'brambleforge', 'zanzibarian']
  let requestId: string
  let leadId: string

  beforeEach(async () => {
    for (const table of [diagnosticConversations, auditRequests, bookings, leads, outboxMessages]) {
      await server.db.delete(table)
    }
    const sent = await visitor.call('/api/audit-requests', { json: FORM })
    requestId = (await sent.json()).id
    const [lead] = await server.db.select().from(leads)
    leadId = lead?.id ?? ''
    const created = await visitor.call('/api/create-conversation', { json: {} })
    id = (await created.json()).conversationId
    await server.db
      .update(diagnosticConversations)
      .set({ leadId, email: EMAIL, companyName: 'Brambleforge' })
      .where(eq(diagnosticConversations.id, id))
    await staff.call(`/api/admin/leads/${leadId}/notes`, { json: { text: 'Quillon called.' } })
    const { createId } = server.deps
    const call = { id: createId(), reference: createId(), name: 'Quillon', email: EMAIL }
    await server.db.insert(bookings).values(composeTestBooking(call))
  })

  const eraseLead = (confirm: string) =>
    staff.call(`/api/admin/leads/${leadId}/erase`, { json: { confirm } })
  const eraseRequest = (confirm: string) =>
    staff.call(`/api/admin/audit-requests/${requestId}/erase`, { json: { confirm } })

  test('the address of a lead, said again, has all of it erased with one receipt', async () => {
    const refused = await eraseLead('somebody@else.example')
    expect((await refused.json()).error.fields).toEqual({
      confirm: 'Type the email address as it appears here.',
    })
    const receipt = ErasureReceipt.parse(await (await eraseLead(EMAIL)).json())
    expect(receipt.counts).toMatchObject({
      leads: 1,
      lead_notes: 1,
      audit_requests: 1,
      diagnostic_conversations: 1,
      bookings: 1,
    })
    expect(await findInDatabase(server.db, TRACES)).toEqual([])
    const [line] = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, leadId), eq(auditLog.action, 'lead.erase')))
    expect(line).toMatchObject({ actor: ADMIN.email, detail: { receipt: receipt.id } })
    expect((await eraseLead(leadId)).status).toBe(404)
  })

  test('a request goes by its company, and the lead stays for the conversation', async () => {
    const receipt = ErasureReceipt.parse(await (await eraseRequest('brambleforge ltd')).json())
    expect(receipt.counts).toMatchObject({ audit_requests: 1, leads: 1 })
    expect(await findInDatabase(server.db, ['zanzibarian', 'vexley'])).toEqual([])
    expect(await server.db.$count(leads)).toBe(1)
    expect((await eraseRequest(requestId)).status).toBe(404)
  })

  test('the file of a lead holds all that is stored about it, and that it was taken is logged', async () => {
    const answer = await staff.call(`/api/admin/export/leads/${leadId}`)
    expect(answer.headers.get('content-disposition')).toContain(`lead-${leadId}.json`)
    const file = await answer.json()
    expect(file).toMatchObject({
      lead: { id: leadId, email: EMAIL, firstTouch: { source: '' } },
      audit_requests: [{ id: requestId, challenge: FORM.challenge }],
      conversations: [{ id, companyName: 'Brambleforge', messages: [{ role: 'assistant' }] }],
      bookings: [{ name: 'Quillon' }],
      notes: [{ text: 'Quillon called.' }],
      deliveries: [{ event: 'lead.created' }],
      mail: [{ audience: 'staff' }],
    })
    expect(file.log.map(({ action }: { action: string }) => action)).toContain('lead_note.add')
    expect(JSON.stringify(file)).not.toMatch(/ownerHash|agentState|contentHash/)
    const lines = await server.db.select().from(auditLog).where(eq(auditLog.subjectId, leadId))
    expect(lines.map(({ action }) => action)).toContain('lead.export')
  })

  test('the file of a request holds it, its lead, and what was written about it', async () => {
    const file = await (await staff.call(`/api/admin/export/audit-requests/${requestId}`)).json()
    expect(file).toMatchObject({
      audit_request: { id: requestId, challenge: FORM.challenge },
      lead: { id: leadId },
      deliveries: [{ event: 'lead.created' }],
      mail: [{ audience: 'staff' }],
    })
    expect((await staff.call(`/api/admin/export/audit-requests/${id}`)).status).toBe(404)
  })
})
