import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AuditReply, NewInviteReply, TeamReply } from '#contract/admin-team.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { auditLog, invites, session, user, userRoles } from '#server/platform/db/schema/auth.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const PASSWORD = 'correct horse battery'
const DAY_MS = 24 * 3_600_000
const SMTP = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'team@firm.example' }

let server: Awaited<ReturnType<typeof createTestApp>>
let admin: TestBrowser
let clockSkewMs = 0

beforeAll(async () => {
  server = await createTestApp({ clock: () => new Date(Date.now() + clockSkewMs) })
})
afterAll(() => server.close())
beforeEach(async () => {
  clockSkewMs = 0
  for (const table of [rateLimits, auditLog, invites, outboxMessages, user]) {
    await server.db.delete(table)
  }
  await createAdmin(server.deps, { email: 'ada@firm.example', password: PASSWORD })
  admin = await signIn('ada@firm.example')
})

async function signIn(email: string, password = PASSWORD): Promise<TestBrowser> {
  const browser = createTestBrowser(server.app)
  await browser.call('/api/auth/sign-in/email', { json: { email, password } })
  return browser
}

async function invite(email: string, role = 'viewer'): Promise<NewInviteReply & { token: string }> {
  const answer = await admin.call('/api/admin/team/invites', { json: { email, role } })
  const reply = NewInviteReply.parse(await answer.json())
  return { ...reply, token: new URL(reply.link).hash.slice(1) }
}

const join = (token: string, password = PASSWORD, browser = createTestBrowser(server.app)) =>
  browser.call('/api/auth/join', { json: { token, password } })
const lookUp = (token: string) =>
  createTestBrowser(server.app).call('/api/auth/join/look-up', { json: { token } })
const readTeam = async () => TeamReply.parse(await (await admin.call('/api/admin/team')).json())
const change = (browser: TestBrowser, id: string, role: string) =>
  browser.call(`/api/admin/team/members/${id}/role`, { method: 'PUT', json: { role } })
const remove = (browser: TestBrowser, id: string) =>
  browser.call(`/api/admin/team/members/${id}`, { method: 'DELETE' })
const readAudit = async (query = '') =>
  AuditReply.parse(await (await admin.call(`/api/admin/audit${query}`)).json())
const listActions = async (query = '') =>
  (await readAudit(query)).entries.map(({ action }) => action)

async function addMember(email: string, role = 'viewer') {
  const { token } = await invite(email, role)
  const browser = createTestBrowser(server.app)
  await join(token, PASSWORD, browser)
  const member = (await readTeam()).members.find((each) => each.email === email)
  return { browser, id: member?.id ?? '' }
}

test('whoever is invited chooses a password and is signed in by the role of the invite', async () => {
  const { link, token, is_mailed } = await invite('Vera@Firm.example')
  expect(link).toMatch(/^http:\/\/localhost:3000\/admin\/join#[\w-]{43}$/)
  expect(is_mailed).toBe(false)
  expect(await (await lookUp(token)).json()).toMatchObject({
    email: 'vera@firm.example',
    role: 'viewer',
  })
  const browser = createTestBrowser(server.app)
  const joined = await join(token, PASSWORD, browser)
  expect(joined.status).toBe(201)
  expect(await (await browser.call('/api/admin/me')).json()).toMatchObject({ role: 'viewer' })
  expect((await readTeam()).members.map(({ email, role }) => [email, role])).toEqual([
    ['ada@firm.example', 'admin'],
    ['vera@firm.example', 'viewer'],
  ])
  expect((await readTeam()).invites).toEqual([])
})

test('a link is good once, for seven days, and until it is replaced or taken back', async () => {
  const used = await invite('used@firm.example')
  await join(used.token)
  const replaced = await invite('new@firm.example')
  const revoked = await invite('revoked@firm.example')
  await invite('new@firm.example')
  await admin.call(`/api/admin/team/invites/${revoked.id}`, { method: 'DELETE' })
  const old = await invite('old@firm.example')
  const refusals = [used.token, replaced.token, revoked.token, 'x'.repeat(43)]
  const answers = await Promise.all([
    ...refusals.map((token) => join(token)),
    ...refusals.map(lookUp),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404))
  const bodies = await Promise.all(
    answers.map(async (answer) => (await answer.json()).error.message),
  )
  expect(new Set(bodies).size).toBe(1)
  clockSkewMs = 7 * DAY_MS - 60_000
  expect((await lookUp(old.token)).status).toBe(200)
  clockSkewMs = 7 * DAY_MS
  expect((await join(old.token)).status).toBe(404)
})

test('of five who use one link at the same moment, one joins', async () => {
  const { token } = await invite('vera@firm.example')
  const answers = await Promise.all(Array.from({ length: 5 }, () => join(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404, 404])
})

test('a short password joins nobody, and the link stays good', async () => {
  const { token } = await invite('vera@firm.example')
  const refused = await join(token, 'elevenchars')
  expect(refused.status).toBe(400)
  expect((await refused.json()).error.fields.password).toContain('12 characters')
  expect((await join(token)).status).toBe(201)
})

test('the secret of a link is not in the database', async () => {
  const { token } = await invite('vera@firm.example')
  const rows = [await server.db.select().from(invites), await server.db.select().from(auditLog)]
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await server.db.select().from(outboxMessages)).toEqual([])
})

test('with a mail server the link is mailed too, and a viewer cannot take it from the outbox', async () => {
  const mailing = await createTestApp({ config: SMTP, connection: server.connection })
  const browser = createTestBrowser(mailing.app)
  browser.cookies.set('staff', admin.cookies.get('staff') ?? '')
  const json = { email: 'vera@firm.example', role: 'admin' }
  const reply = await (await browser.call('/api/admin/team/invites', { json })).json()
  expect(reply.is_mailed).toBe(true)
  const [mail] = await server.db.select().from(outboxMessages)
  expect(mail).toMatchObject({ recipient: 'vera@firm.example', status: 'waiting' })
  expect(mail?.text).toContain(reply.link)
  const viewer = await addMember('viewer@firm.example')
  const outbox = await (await viewer.browser.call('/api/admin/outbox')).text()
  expect(outbox).toContain('/admin/join#…')
  expect(outbox).not.toContain(new URL(reply.link).hash)
  await mailing.close()
})

test('who is in the team already is not invited', async () => {
  const json = { email: 'ADA@firm.example', role: 'viewer' }
  expect((await admin.call('/api/admin/team/invites', { json })).status).toBe(409)
})

test('a role changed holds from the next request on', async () => {
  const { browser, id } = await addMember('vera@firm.example')
  expect((await browser.call('/api/admin/audit')).status).toBe(403)
  expect((await change(admin, id, 'admin')).status).toBe(204)
  expect((await browser.call('/api/admin/audit')).status).toBe(200)
  expect((await change(admin, id, 'viewer')).status).toBe(204)
  expect((await browser.call('/api/admin/audit')).status).toBe(403)
})

test('the sessions of a removed member end at once, and the address can be invited again', async () => {
  const { browser, id } = await addMember('vera@firm.example')
  expect((await remove(admin, id)).status).toBe(204)
  expect((await browser.call('/api/admin/me')).status).toBe(401)
  expect(await server.db.select().from(session).where(eq(session.userId, id))).toEqual([])
  expect((await remove(admin, id)).status).toBe(404)
  expect((await join((await invite('vera@firm.example')).token)).status).toBe(201)
})

test('nobody changes or removes themselves, so one admin always stays', async () => {
  const [self] = (await readTeam()).members
  expect((await change(admin, self?.id ?? '', 'viewer')).status).toBe(409)
  expect((await remove(admin, self?.id ?? '')).status).toBe(409)
})

test('two admins who remove each other at the same moment leave one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const other = await addMember(`other${round}@firm.example`, 'admin')
    const self = (await readTeam()).members.find(({ email }) => email === 'ada@firm.example')
    const answers = await Promise.all([
      remove(admin, other.id),
      change(other.browser, self?.id ?? '', 'viewer'),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1)
    const admins = await server.db.select().from(userRoles).where(eq(userRoles.role, 'admin'))
    expect(admins).toHaveLength(1)
    if (admins[0]?.userId === other.id) await change(other.browser, self?.id ?? '', 'admin')
    await remove(admin, other.id)
    await server.db.delete(rateLimits)
  }
})

test('links that a removed admin made open nothing any more', async () => {
  const other = await addMember('other@firm.example', 'admin')
  const json = { email: 'back@firm.example', role: 'admin' }
  const { link } = await (await other.browser.call('/api/admin/team/invites', { json })).json()
  await remove(admin, other.id)
  expect((await join(new URL(link).hash.slice(1))).status).toBe(404)
})

test('the log tells who did what, newest first, and can be narrowed', async () => {
  const { browser, id } = await addMember('vera@firm.example')
  await change(admin, id, 'admin')
  await browser.call('/api/auth/sign-out', { method: 'POST' })
  expect(await listActions()).toEqual([
    'sign_out',
    'member.role_changed',
    'sign_in',
    'invite.accepted',
    'invite.created',
    'sign_in',
  ])
  expect(await listActions('?actor=VERA')).toEqual(['sign_out', 'sign_in', 'invite.accepted'])
  expect(await listActions('?actor=%EF%BC%B6%C3%89RA')).toEqual([
    'sign_out',
    'sign_in',
    'invite.accepted',
  ])
  expect(await listActions('?action=invite.')).toEqual(['invite.accepted', 'invite.created'])
  expect(await listActions(`?subject=${id}&action=member`)).toEqual(['member.role_changed'])
  expect(await listActions('?action=%25')).toEqual([])
})

test('the log goes on where a page ended', async () => {
  await server.db.delete(auditLog)
  const at = new Date()
  const rows = Array.from({ length: 120 }, (_, index) => ({
    id: server.deps.createId(),
    at: new Date(at.getTime() - Math.floor(index / 7)),
    actor: 'retention',
    action: 'conversation.erased',
    subjectType: 'conversation',
    subjectId: String(index),
  }))
  await server.db.insert(auditLog).values(rows)
  const seen: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const page: AuditReply = await readAudit(next && `?before=${next}`)
    seen.push(...page.entries.map(({ id }) => id))
    next = page.next
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)))
})

test('a failed sign-in is in the log, the address of an unknown account is not', async () => {
  await server.db.delete(auditLog)
  await signIn('ada@firm.example', 'wrong password here')
  await signIn('secret-typed-in-the-wrong-field@firm.example', PASSWORD)
  const { entries } = await readAudit('?action=sign_in.failed')
  expect(entries.map(({ subject_id, detail }) => [subject_id === 'unknown', detail])).toEqual([
    [true, {}],
    [false, { email: 'ada@firm.example' }],
  ])
  expect(JSON.stringify(await server.db.select().from(auditLog))).not.toContain('secret-typed')
})

test('a conversation that is read is in the log once per person and hour', async () => {
  const visitor = createTestBrowser(server.app)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  const { conversationId } = await created.json()
  const read = (browser: TestBrowser) =>
    browser.call(`/api/admin/conversations/${conversationId}/messages`)
  const { browser } = await addMember('vera@firm.example')
  for (const reader of [admin, admin, browser]) await read(reader)
  const list = () => listActions(`?subject=${conversationId}`)
  expect(await list()).toHaveLength(2)
  clockSkewMs = 3_600_001
  await read(admin)
  expect(await list()).toHaveLength(3)
})
