import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LeadEmail } from '#contract/admin.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { auditLog, user, userRoles } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const PASSWORD = 'correct horse battery'
const SMTP = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'calls@firm.example' }

let server: Awaited<ReturnType<typeof createTestApp>>
let admin: TestBrowser
let leadId: string
let conversationId: string

async function signIn(email: string): Promise<TestBrowser> {
  await createAdmin(server.deps, { email, password: PASSWORD })
  const browser = createTestBrowser(server.app)
  await browser.call('/api/auth/sign-in/email', { json: { email, password: PASSWORD } })
  return browser
}

beforeAll(async () => {
  server = await createTestApp({ config: SMTP })
  admin = await signIn('admin@firm.example')
})
beforeEach(async () => {
  await server.db.delete(leads)
  await server.db.delete(outboxMessages)
  await server.db.delete(auditLog)
  const visitor = createTestBrowser(server.app)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  conversationId = (await created.json()).conversationId
  leadId = await storeLead('ana@acme.example')
  await server.db
    .update(diagnosticConversations)
    .set({ leadId, email: 'Ana@acme.example' })
    .where(eq(diagnosticConversations.id, conversationId))
})
afterAll(() => server.close())

async function storeLead(email: string | null): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  const touch = {
    ...{ at: now.toISOString(), source: '', medium: '', campaign: '', referrer: 'direct' },
    ...{ landingPage: '/', article: null },
  }
  const times = { replyDueAt: now, createdAt: now, updatedAt: now }
  await server.db.insert(leads).values({ id, email, firstTouch: touch, lastTouch: touch, ...times })
  return id
}

const draft = (more: object = {}) => ({
  id: randomUUID(),
  subject: 'Your question',
  text: ' Yes, we can. ',
  ...more,
})
const write = (json: object, { browser = admin, lead = leadId } = {}) =>
  browser.call(`/api/admin/leads/${lead}/emails`, { json })
const read = async () => (await admin.call(`/api/admin/leads/${leadId}`)).json()

describe('an email to a lead', () => {
  test('waits in the outbox, counts as the answer, and stands in the log without its words', async () => {
    const json = draft()
    const written = await write(json)
    expect(written.status).toBe(201)
    expect(LeadEmail.parse(await written.json())).toMatchObject({
      ...{ id: json.id, author_email: 'admin@firm.example', recipient: 'ana@acme.example' },
      ...{ subject: 'Your question', text: 'Yes, we can.', status: 'waiting', sent_at: null },
    })
    const reply = await read()
    expect(reply.emails).toMatchObject([{ id: json.id }])
    expect(reply.is_sending).toBe(true)
    expect(reply.lead.replied_at).not.toBeNull()
    const log = await server.db.select().from(auditLog).where(eq(auditLog.action, 'lead.email'))
    expect(log).toMatchObject([{ subjectId: leadId, detail: { message: json.id } }])
    expect(JSON.stringify(log)).not.toContain('we can')
  })

  test('stands in its conversation from when that began, in order, and in no other', async () => {
    await write(draft({ subject: 'One' }))
    await write(draft({ subject: 'Two' }))
    const view = async () => (await admin.call(`/api/admin/conversations/${conversationId}`)).json()
    const subjects = async () =>
      (await view()).emails.map(({ subject }: { subject: string }) => subject)
    expect(await subjects()).toEqual(['One', 'Two'])
    const before = new Date('2026-01-01T00:00:00.000Z')
    await server.db
      .update(outboxMessages)
      .set({ createdAt: before })
      .where(eq(outboxMessages.subject, 'One'))
    expect(await subjects()).toEqual(['Two'])
    await server.db.update(diagnosticConversations).set({ leadId: null })
    expect(await subjects()).toEqual([])
  })

  test('is refused with the time to wait after sixty in an hour, and one sent again counts once', async () => {
    const strict = await createTestApp({
      config: { ...SMTP, limitFactor: 2 / 60 },
      connection: server.connection,
    })
    await server.db.delete(rateLimits)
    const path = `/api/admin/leads/${leadId}/emails`
    const browser = createTestBrowser(strict.app)
    for (const [name, value] of admin.cookies) browser.cookies.set(name, value)
    const send = (json: object) => browser.call(path, { json })
    const first = draft()
    for (const json of [first, first, first, draft()]) expect((await send(json)).status).toBe(201)
    const refused = await send(draft())
    expect(refused.status).toBe(429)
    expect((await refused.json()).error.message).toBe(
      'You’ve sent a lot of emails in the last hour. Try again in 60 minutes.',
    )
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
    expect(await server.db.$count(outboxMessages)).toBe(2)
    await strict.close()
  })

  test('is written once, however often it is sent', async () => {
    const json = draft()
    await write(json)
    expect((await write(json)).status).toBe(201)
    expect(await server.db.$count(outboxMessages)).toBe(1)
    expect(await server.db.$count(auditLog, eq(auditLog.action, 'lead.email'))).toBe(1)
    const lead = await storeLead('bo@nordic.example')
    expect((await write(json, { lead })).status).toBe(409)
  })

  test('holds the private link of a conversation in which its address was left, hidden from who reads along', async () => {
    expect((await read()).conversations).toMatchObject([{ id: conversationId, is_linkable: true }])
    const written = await write(draft({ conversation_id: conversationId }))
    expect((await written.json()).text).toMatch(/\/my-conversation#…$/)
    const [row] = await server.db.select().from(outboxMessages)
    const [, key = ''] = /\/my-conversation#(\S+)/.exec(row?.text ?? '') ?? []
    const opened = await server.app.request('/api/my-conversation', {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(opened.status).toBe(200)
  })

  test('holds no link to a conversation of another address or of somebody else', async () => {
    await server.db.update(diagnosticConversations).set({ email: 'cy@acme.example' })
    expect((await read()).conversations).toMatchObject([{ is_linkable: false }])
    expect((await write(draft({ conversation_id: conversationId }))).status).toBe(400)
    await server.db.update(diagnosticConversations).set({ email: 'ana@acme.example', leadId: null })
    expect((await write(draft({ conversation_id: conversationId }))).status).toBe(400)
    expect(await server.db.$count(outboxMessages)).toBe(0)
  })

  test('goes to no one who left no address', async () => {
    const lead = await storeLead(null)
    expect((await write(draft(), { lead })).status).toBe(409)
    expect((await write(draft(), { lead: randomUUID() })).status).toBe(404)
  })

  test.each([{ subject: ' ' }, { text: '' }, { id: 'x' }, { to: 'x@y.example' }])(
    'with %j is refused',
    async (wrong) => {
      expect((await write(draft(wrong))).status).toBe(400)
    },
  )

  test('is written by no viewer and from no other site', async () => {
    const viewer = await signIn('viewer@firm.example')
    const [found] = await server.db.select().from(user).where(eq(user.email, 'viewer@firm.example'))
    const isViewer = eq(userRoles.userId, found?.id ?? '')
    await server.db.update(userRoles).set({ role: 'viewer' }).where(isViewer)
    expect((await write(draft(), { browser: viewer })).status).toBe(403)
    const path = `/api/admin/leads/${leadId}/emails`
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await admin.call(path, { json: draft(), headers })).status).toBe(403)
    expect(await server.db.$count(outboxMessages)).toBe(0)
  })

  test('goes with the lead when that is erased', async () => {
    await write(draft({ conversation_id: conversationId }))
    const erased = await admin.call(`/api/admin/leads/${leadId}/erase`, {
      json: { confirm: 'ana@acme.example' },
    })
    expect(await erased.json()).toMatchObject({ counts: { outbox_messages: 1 } })
    expect(await server.db.$count(outboxMessages)).toBe(0)
  })
})

test('without a mail server an email is kept, and nobody counts as answered', async () => {
  const silent = await createTestApp()
  await createAdmin(silent.deps, { email: 'admin@firm.example', password: PASSWORD })
  const browser = createTestBrowser(silent.app)
  const json = { email: 'admin@firm.example', password: PASSWORD }
  await browser.call('/api/auth/sign-in/email', { json })
  const asked = {
    ...{ name: 'Dana', company: 'Harbor', challenge: 'Typed twice.' },
    ...{ contactMethod: 'email', contactDetail: 'dana@harbor.example' },
  }
  await createTestBrowser(silent.app).call('/api/audit-requests', { json: asked })
  const [lead] = (await (await browser.call('/api/admin/leads')).json()).leads
  const path = `/api/admin/leads/${lead.id}`
  expect(await (await browser.call(`${path}/emails`, { json: draft() })).json()).toMatchObject({
    status: 'kept',
  })
  expect(await (await browser.call(path)).json()).toMatchObject({
    lead: { replied_at: null },
    is_sending: false,
  })
  await silent.close()
})
