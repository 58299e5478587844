import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { auditLog, user, userRoles } from '#server/platform/db/schema/auth.ts'
import { type Lead, leads } from '#server/platform/db/schema/leads.ts'
import { deliveries } from '#server/platform/db/schema/outbox.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const NOW = new Date('2026-03-02T15:00:00.000Z')
const PASSWORD = 'correct horse battery'
const HOUR_MS = 3_600_000
let now = NOW
let server: Awaited<ReturnType<typeof createTestApp>>
let admin: TestBrowser
let other: TestBrowser
let viewer: TestBrowser

async function signIn(email: string, role: 'admin' | 'viewer' = 'admin') {
  await createAdmin(server.deps, { email, password: PASSWORD })
  if (role === 'viewer') {
    const [found] = await server.db.select().from(user).where(eq(user.email, email))
    await server.db
      .update(userRoles)
      .set({ role })
      .where(eq(userRoles.userId, found?.id ?? ''))
  }
  const browser = createTestBrowser(server.app)
  const signedIn = await browser.call('/api/auth/sign-in/email', {
    json: { email, password: PASSWORD },
  })
  expect(signedIn.status).toBe(200)
  return browser
}

beforeAll(async () => {
  const config = { slackWebhookUrl: 'http://127.0.0.1:1/' }
  server = await createTestApp({ clock: () => now, config })
  admin = await signIn('admin@firm.example')
  other = await signIn('other@firm.example')
  viewer = await signIn('viewer@firm.example', 'viewer')
})
beforeEach(async () => {
  now = NOW
  await server.db.delete(leads)
  await server.db.delete(deliveries)
  await server.db.delete(auditLog)
})
afterAll(() => server.close())

async function storeLead(overrides: Partial<Lead> = {}): Promise<string> {
  const id = randomUUID()
  const touch = {
    at: NOW.toISOString(),
    source: 'ads',
    medium: '',
    campaign: '',
    referrer: 'direct',
    landingPage: '/library/a',
    article: 'a',
  }
  await server.db.insert(leads).values({
    id,
    email: `${id}@acme.example`,
    name: 'Ana Ruiz',
    company: 'Acme',
    firstTouch: touch,
    lastTouch: touch,
    createdAt: NOW,
    updatedAt: NOW,
    ...overrides,
  })
  return id
}

const read = async (path: string, browser = admin) => (await browser.call(path)).json()
const listNames = async (query: string) =>
  (await read(`/api/admin/leads${query}`)).leads.map(({ name }: { name: string }) => name)
const change = (id: string, json: unknown, browser = admin) =>
  browser.call(`/api/admin/leads/${id}`, { method: 'PATCH', json })
const findId = async (email: string) => {
  const [found] = await server.db.select().from(user).where(eq(user.email, email))
  return found?.id ?? ''
}

describe('the list', () => {
  test('goes through all leads, fifty at a time, the newest first, each once', async () => {
    for (let index = 0; index < 120; index += 1) {
      // Four of each moment, so that pages end within one.
      const createdAt = new Date(NOW.getTime() + Math.floor(index / 4) * 1000)
      await storeLead({ createdAt, name: String(index) })
    }
    const seen: { id: string; created_at: string }[] = []
    let before = ''
    for (let page = 0; page < 3; page += 1) {
      const reply = await read(`/api/admin/leads${before}`)
      seen.push(...reply.leads)
      // One that comes meanwhile shifts nothing.
      await storeLead({ createdAt: new Date(NOW.getTime() + HOUR_MS) })
      before = `?before=${reply.next}`
      if (page === 2) expect(reply.next).toBeNull()
    }
    expect(seen.map(({ id }) => id)).toHaveLength(120)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(120)
    const times = seen.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('is narrowed down by status, owner and words', async () => {
    const ownerId = await findId('admin@firm.example')
    await storeLead({ name: 'Ana Ruiz', status: 'won', ownerId })
    await storeLead({ name: 'Bo Lind', company: 'Nordic 100% Pipes', phone: '+46 8 123' })
    expect(await listNames('?status=won')).toEqual(['Ana Ruiz'])
    expect(await listNames('?owner=me')).toEqual(['Ana Ruiz'])
    expect(await listNames('?owner=none')).toEqual(['Bo Lind'])
    expect(await listNames(`?owner=${ownerId}&status=new`)).toEqual([])
    expect(await listNames('?text=PIPES%20bo')).toEqual(['Bo Lind'])
    expect(await listNames('?text=100%25')).toEqual(['Bo Lind'])
    expect(await listNames(`?text=${encodeURIComponent("' | ana:* \\")}`)).toEqual(['Ana Ruiz'])
    expect(await listNames('?text=_')).toEqual([])
  })

  test('is searched for words however they are spelled', async () => {
    await storeLead({ name: 'Łukasz O’Brien', company: 'Jose\u0301 Straße Ｃo' })
    await storeLead({ name: 'Else' })
    const texts = ['lukasz', 'Łukasz', "o'brien", 'O’Brien', 'José', 'jose strasse', 'ｃｏ', 'ukas']
    for (const text of texts) {
      expect(await listNames(`?text=${encodeURIComponent(text)}`), text).toEqual(['Łukasz O’Brien'])
    }
  })

  test('is searched for a phone number however it is written', async () => {
    const forms = [
      '4155550137',
      '415 555 0137',
      '(415) 555-0137',
      '+1 415-555-0137',
      '+14155550137',
    ]
    for (const phone of forms) await storeLead({ name: phone, phone })
    await storeLead({ name: 'Else', phone: '+12125550188' })
    for (const text of [...forms, '555 0137']) {
      const names = await listNames(`?text=${encodeURIComponent(text)}`)
      expect(names.toSorted(), text).toEqual(forms.toSorted())
    }
    await storeLead({ name: 'Ann', phone: '+442079460958' })
    expect(await listNames('?text=020%207946%200958')).toEqual(['Ann'])
    expect(await listNames('?text=555&due=open')).toEqual([])
  })

  test('of promises has those that are open, the soonest first, page by page', async () => {
    const due = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)
    await storeLead({ name: 'late', replyDueAt: due(-1) })
    await storeLead({ name: 'answered', replyDueAt: due(-2), repliedAt: NOW })
    await storeLead({ name: 'none' })
    for (let index = 0; index < 50; index += 1) {
      await storeLead({ name: `next ${index}`, replyDueAt: due(1) })
    }
    await storeLead({ name: 'last', replyDueAt: due(2) })
    expect(await listNames('?due=overdue')).toEqual(['late'])
    const first = await read('/api/admin/leads?due=open')
    expect(first.leads[0].name).toBe('late')
    const rest = await listNames(`?due=open&before=${first.next}`)
    expect(rest).toHaveLength(2)
    expect(rest.at(-1)).toBe('last')
  })

  test.each(['?status=hot', '?due=soon', '?before=x', '?page=2'])(
    '%s is refused',
    async (query) => {
      expect((await admin.call(`/api/admin/leads${query}`)).status).toBe(400)
    },
  )
})

describe('one lead', () => {
  test('is read with its attribution; that it was read is kept once', async () => {
    const id = await storeLead()
    const reply = await read(`/api/admin/leads/${id}`, viewer)
    expect(reply.lead).toMatchObject({ id, name: 'Ana Ruiz', first_touch: { article: 'a' } })
    await read(`/api/admin/leads/${id}`, viewer)
    expect(await server.db.select().from(auditLog)).toMatchObject([
      { action: 'lead.read', actor: 'viewer@firm.example', subjectId: id },
    ])
  })

  test('holds what the form and the chat told of the person', async () => {
    const visitor = createTestBrowser(server.app)
    await visitor.call('/api/audit-requests', {
      json: {
        name: 'Dana',
        company: 'Harbor',
        challenge: 'Typed twice.',
        contactMethod: 'email',
        contactDetail: 'dana@harbor.example',
      },
    })
    const [{ id }] = (await read('/api/admin/leads')).leads
    const reply = await read(`/api/admin/leads/${id}`)
    expect(reply).toMatchObject({
      lead: { request_count: 1, conversation_count: 0, lead_score: null },
      audit_requests: [{ challenge: 'Typed twice.', contact_method: 'email' }],
      deliveries: [{ channel: 'slack', event: 'lead.created', status: 'waiting', lead_id: id }],
      conversations: [],
      bookings: [],
      notes: [],
    })
  })

  test('gets status and owner, and the first answer counts', async () => {
    const id = await storeLead({ replyDueAt: NOW })
    const ownerId = await findId('other@firm.example')
    const changed = await change(id, { status: 'working', owner_id: ownerId, replied: true })
    expect(await changed.json()).toMatchObject({
      status: 'working',
      owner: { email: 'other@firm.example' },
      replied_at: NOW.toISOString(),
    })
    now = new Date(NOW.getTime() + HOUR_MS)
    const again = await (await change(id, { replied: true, owner_id: null })).json()
    expect(again).toMatchObject({ replied_at: NOW.toISOString(), owner: null, status: 'working' })
    const log = await server.db.select().from(auditLog)
    expect(log.map(({ action, detail }) => [action, detail])).toContainEqual([
      'lead.change',
      { status: 'working', owner: ownerId, replied: true },
    ])
  })

  test.each([
    [{}, 400],
    [{ status: 'hot' }, 400],
    [{ owner_id: 'nobody' }, 400],
    [{ replied: false }, 400],
    [{ email: 'x@y.example' }, 400],
  ])('%j is refused', async (json, status) => {
    expect((await change(await storeLead(), json)).status).toBe(status)
  })

  test('that is not there is not found', async () => {
    expect((await change(randomUUID(), { status: 'won' })).status).toBe(404)
    expect((await admin.call(`/api/admin/leads/${randomUUID()}`)).status).toBe(404)
  })
})

describe('notes', () => {
  test('are written, changed and deleted by their author alone', async () => {
    const lead = `/api/admin/leads/${await storeLead()}`
    const written = await admin.call(`${lead}/notes`, { json: { text: ' Call on Monday. ' } })
    expect(written.status).toBe(201)
    const note = await written.json()
    expect(note).toMatchObject({
      text: 'Call on Monday.',
      author_email: 'admin@firm.example',
      is_own: true,
    })
    const path = `${lead}/notes/${note.id}`
    const edit = (browser: TestBrowser) =>
      browser.call(path, { method: 'PATCH', json: { text: 'Tuesday.' } })
    expect((await edit(other)).status).toBe(403)
    expect((await other.call(path, { method: 'DELETE' })).status).toBe(403)
    expect(await (await edit(admin)).json()).toMatchObject({ text: 'Tuesday.' })
    expect((await read(lead, other)).notes).toMatchObject([{ text: 'Tuesday.', is_own: false }])
    expect((await admin.call(path, { method: 'DELETE' })).status).toBe(204)
    expect((await read(lead)).notes).toEqual([])
    const log = await server.db.select().from(auditLog)
    expect(JSON.stringify(log)).not.toContain('Tuesday')
  })

  test('belong to their lead', async () => {
    const lead = `/api/admin/leads/${await storeLead()}`
    const note = await (await admin.call(`${lead}/notes`, { json: { text: 'Mine.' } })).json()
    const elsewhere = `/api/admin/leads/${await storeLead()}/notes/${note.id}`
    expect((await admin.call(elsewhere, { method: 'DELETE' })).status).toBe(404)
    expect((await admin.call(`${lead}/notes`, { json: { text: ' ' } })).status).toBe(400)
  })
})

describe('deliveries', () => {
  async function storeDelivery(overrides: Partial<typeof deliveries.$inferInsert> = {}) {
    const id = randomUUID()
    await server.db.insert(deliveries).values({
      id,
      channel: 'slack',
      event: 'lead.created',
      payload: { text: 'New lead' },
      dedupeKey: id,
      status: 'failed',
      attempts: 96,
      error: 'The receiver answered 500.',
      nextAttemptAt: NOW,
      createdAt: NOW,
      ...overrides,
    })
    return id
  }
  const sendAgain = (id: string, browser = admin) =>
    browser.call(`/api/admin/deliveries/${id}/send-again`, { method: 'POST' })

  test('that were given up on are listed, and sent again under the same key', async () => {
    const id = await storeDelivery()
    await storeDelivery({ status: 'sent', error: null })
    const list = await read('/api/admin/deliveries?status=failed')
    expect(list).toMatchObject({
      channels: { slack: true, webhook: false, hubspot: false },
      deliveries: [{ id, is_sendable: true, payload: { text: 'New lead' } }],
      next: null,
    })
    expect((await sendAgain(id)).status).toBe(204)
    const [row] = await server.db.select().from(deliveries).where(eq(deliveries.id, id))
    expect(row).toMatchObject({ status: 'waiting', attempts: 0, error: null, dedupeKey: id })
    expect(await server.db.select().from(auditLog)).toMatchObject([
      { action: 'delivery.send_again' },
    ])
    expect((await sendAgain(id)).status).toBe(409)
  })

  test.each([
    ['delivered', { status: 'sent' as const, error: null }],
    ['under way', { status: 'waiting' as const, error: null }],
    [
      'of a channel that is not configured',
      { status: 'kept' as const, channel: 'webhook' as const },
    ],
  ])('that are %s are not', async (_name, overrides) => {
    expect((await sendAgain(await storeDelivery(overrides))).status).toBe(409)
  })

  test('come fifty at a time', async () => {
    for (let index = 0; index < 60; index += 1) await storeDelivery()
    const first = await read('/api/admin/deliveries')
    const second = await read(`/api/admin/deliveries?before=${first.next}`)
    const ids = [...first.deliveries, ...second.deliveries].map(({ id }) => id)
    expect(new Set(ids).size).toBe(60)
    expect(second.next).toBeNull()
  })
})

test('a viewer reads and changes nothing; a visitor does not even read', async () => {
  const lead = `/api/admin/leads/${await storeLead()}`
  const note = await (await admin.call(`${lead}/notes`, { json: { text: 'Mine.' } })).json()
  const reads = ['/api/admin/leads', lead, '/api/admin/deliveries']
  const changes = [
    [lead, 'PATCH', { status: 'won' }],
    [`${lead}/notes`, 'POST', { text: 'x' }],
    [`${lead}/notes/${note.id}`, 'PATCH', { text: 'x' }],
    [`${lead}/notes/${note.id}`, 'DELETE', undefined],
    [`/api/admin/deliveries/${randomUUID()}/send-again`, 'POST', undefined],
  ] as const
  const visitor = createTestBrowser(server.app)
  await visitor.call('/api/create-conversation', { json: {} })
  for (const path of reads) {
    expect((await viewer.call(path)).status).toBe(200)
    expect((await visitor.call(path)).status).toBe(401)
  }
  for (const [path, method, json] of changes) {
    expect((await viewer.call(path, { method, json })).status).toBe(403)
    expect((await visitor.call(path, { method, json })).status).toBe(401)
  }
  expect((await read(lead)).lead.status).toBe('new')
})

describe('files', () => {
  const download = async (path: string) => {
    const response = await admin.call(`/api/admin/export/${path}`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    return (await response.text()).trimEnd().split('\r\n')
  }

  test('of leads hold all that the list would show, each once, and the log says who took them', async () => {
    for (let index = 0; index < 60; index += 1) await storeLead({ name: `=1+${index}` })
    await storeLead({ name: 'Bo', status: 'won', ownerId: await findId('admin@firm.example') })
    const [header, ...rows] = await download('leads.csv')
    expect(header).toMatch(/^\ufeff?id,created_at,updated_at,name,/)
    expect(rows).toHaveLength(61)
    expect(new Set(rows).size).toBe(61)
    expect(rows.filter((row) => row.includes(",'=1+"))).toHaveLength(60)
    const [, bo, ...others] = await download('leads.csv?status=won&owner=me')
    expect(bo).toContain(',Bo,')
    expect(bo).toContain('admin@firm.example')
    expect(others).toEqual([])
    const log = await server.db.select().from(auditLog).where(eq(auditLog.action, 'lead.export'))
    expect(log.map(({ detail }) => detail)).toContainEqual({
      format: 'csv',
      filters: 'status, owner',
    })
    expect((await viewer.call('/api/admin/export/leads.csv')).status).toBe(403)
    expect((await admin.call('/api/admin/export/leads.csv?status=hot')).status).toBe(400)
  })

  test('of audit requests hold what was sent with the form', async () => {
    await server.db.delete(auditRequests)
    const json = {
      ...{ name: 'Dana', company: 'Harbor', challenge: 'Typed twice.\nEvery day.' },
      ...{ contactMethod: 'email', contactDetail: 'dana@harbor.example' },
    }
    await createTestBrowser(server.app).call('/api/audit-requests', { json })
    const text = (await download('audit-requests.csv')).join('\r\n')
    expect(text).toContain(',Dana,Harbor,"Typed twice.\nEvery day.",email,dana@harbor.example,')
    expect((await viewer.call('/api/admin/export/audit-requests.csv')).status).toBe(403)
  })
})

test('several leads get one status at once, each with a line in the log', async () => {
  const ids = [await storeLead(), await storeLead({ status: 'lost' }), await storeLead()]
  const json = { ids: [...ids.slice(0, 2), randomUUID()], status: 'lost' }
  const changed = await admin.call('/api/admin/leads/status', { json })
  expect(await changed.json()).toEqual({ changed: 1 })
  expect(await listNames('?status=lost')).toHaveLength(2)
  const log = await server.db.select().from(auditLog)
  expect(log).toMatchObject([
    { action: 'lead.change', subjectId: ids[0], detail: { status: 'lost' } },
  ])
  expect((await viewer.call('/api/admin/leads/status', { json })).status).toBe(403)
  const none = { ids: [], status: 'lost' }
  expect((await admin.call('/api/admin/leads/status', { json: none })).status).toBe(400)
})

describe('a next action', () => {
  const action = (text: string, due_on: string) => ({ next_action: { text, due_on } })

  test('stands with the lead until it is done, and then in its history, which nobody changes', async () => {
    const id = await storeLead()
    const set = await change(id, action(' Call about the pilot ', '2026-03-04'))
    const expected = { text: 'Call about the pilot', due_on: '2026-03-04' }
    expect(await set.json()).toMatchObject({ next_action: expected })
    const json = { next_action_done: 'Call about the pilot' }
    const [one, two] = await Promise.all([change(id, json), change(id, json, other)])
    expect([one.status, two.status]).toEqual([200, 200])
    const { lead, notes } = await read(`/api/admin/leads/${id}`)
    expect(lead.next_action).toBeNull()
    expect(notes).toMatchObject([{ kind: 'done', text: 'Call about the pilot' }])
    const author = notes[0].is_own ? admin : other
    const path = `/api/admin/leads/${id}/notes/${notes[0].id}`
    expect((await author.call(path, { method: 'DELETE' })).status).toBe(403)
    expect((await author.call(path, { method: 'PATCH', json: { text: 'No.' } })).status).toBe(403)
    const log = await server.db.select().from(auditLog).where(eq(auditLog.action, 'lead.change'))
    const details = log.map(({ detail }) => detail)
    expect(details).toHaveLength(3)
    expect(details).toContainEqual({ next_action: '2026-03-04' })
    expect(details).toContainEqual({ next_action_done: true })
    expect(JSON.stringify(details)).not.toContain('pilot')
  })

  test('that somebody has changed meanwhile is not taken for done', async () => {
    const id = await storeLead()
    await change(id, action('Call', '2026-03-04'))
    await change(id, action('Send the offer', '2026-03-05'), other)
    expect((await change(id, { next_action_done: 'Call' })).status).toBe(409)
    expect((await read(`/api/admin/leads/${id}`)).lead.next_action.text).toBe('Send the offer')
    await change(id, { next_action: null })
    expect((await read(`/api/admin/leads/${id}`)).lead.next_action).toBeNull()
  })

  test('is listed by its day, the earliest first, and page by page', async () => {
    for (let day = 1; day <= 28; day += 1) {
      const nextActionOn = `2026-03-${String(day).padStart(2, '0')}`
      const planned = { nextAction: 'Call', nextActionOn, name: nextActionOn }
      await storeLead(planned)
      await storeLead(planned)
    }
    await storeLead({ name: 'Nothing planned' })
    expect(await listNames('?actionBy=2026-03-02&status=new')).toEqual([
      ...['2026-03-01', '2026-03-01', '2026-03-02', '2026-03-02'],
    ])
    const first = await read('/api/admin/leads?actionBy=9999-12-31')
    const rest = await read(`/api/admin/leads?actionBy=9999-12-31&before=${first.next}`)
    const all = [...first.leads, ...rest.leads]
    expect(new Set(all.map(({ id }) => id)).size).toBe(56)
    expect(all.at(-1).name).toBe('2026-03-28')
    const file = await admin.call('/api/admin/export/leads.csv?actionBy=2026-03-01')
    expect((await file.text()).match(/Call,2026-03-01/g)).toHaveLength(2)
  })

  test.each([
    action('', '2026-03-04'),
    action('x'.repeat(201), '2026-03-04'),
    action('Call', '2026-02-30'),
    { next_action_done: '' },
  ])('%j is refused', async (json) => {
    expect((await change(await storeLead(), json)).status).toBe(400)
  })
})
