import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminConversationsReply } from '#contract/admin.ts'
import type { AdminLeadReply, LeadMergePreview } from '#contract/admin-leads.ts'
import { AWAY_MS } from '#server/features/leads/note-mentions.ts'
import { remindOfPromises } from '#server/features/leads/remind-of-promises.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { noteMentions, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const PASSWORD = 'correct horse battery'
const NOW = new Date('2026-03-02T15:00:00.000Z')
const SMTP = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'calls@firm.example' }

let now = NOW
let server: Awaited<ReturnType<typeof createTestApp>>
let dana: TestBrowser
let iris: TestBrowser
let leadId: string

async function signIn(name: string): Promise<TestBrowser> {
  const credentials = { email: `${name}@firm.example`, password: PASSWORD }
  await createAdmin(server.deps, credentials)
  const browser = createTestBrowser(server.app)
  await browser.call('/api/auth/sign-in/email', { json: credentials })
  return browser
}

beforeAll(async () => {
  server = await createTestApp({ clock: () => now, config: SMTP })
  dana = await signIn('dana')
  iris = await signIn('iris')
})
beforeEach(async () => {
  now = NOW
  await server.db.delete(leads)
  await server.db.delete(outboxMessages)
  leadId = await storeLead('Ana')
})
afterAll(() => server.close())

async function storeLead(name: string): Promise<string> {
  const id = randomUUID()
  const place = { source: '', medium: '', campaign: '', referrer: '', landingPage: '' }
  const touch = { at: NOW.toISOString(), ...place, article: null }
  const times = { firstTouch: touch, lastTouch: touch, createdAt: NOW, updatedAt: NOW }
  await server.db.insert(leads).values({ id, name, ...times })
  return id
}

async function write(text: string, lead = leadId): Promise<string> {
  const answer = await dana.call(`/api/admin/leads/${lead}/notes`, { json: { text } })
  expect(answer.status).toBe(201)
  return (await answer.json()).id
}
const notePath = (id: string) => `/api/admin/leads/${leadId}/notes/${id}`
const edit = (id: string, text: string) =>
  dana.call(notePath(id), { method: 'PATCH', json: { text } })
const listUnread = async (browser = iris) => {
  const reply = await browser.call('/api/admin/conversations')
  const { mentions } = (await reply.json()) as AdminConversationsReply
  return mentions.map(({ lead, author_email }) => [lead.id, lead.name, author_email])
}
const readNotes = async (browser = iris) => {
  const reply = await browser.call(`/api/admin/leads/${leadId}`)
  return ((await reply.json()) as AdminLeadReply).notes.map(({ mention }) => mention)
}
const look = (lead = leadId) =>
  iris.call(`/api/admin/leads/${lead}/mentions/seen`, { method: 'POST' })
const listMail = () => server.db.select().from(outboxMessages)

describe('a mention in a note', () => {
  test('is unread by whom it names, and by nobody else, until they look', async () => {
    await write('@Iris.Nobody and iris@firm.example are not named')
    expect(await listUnread()).toEqual([])
    now = new Date(NOW.getTime() + 1000)
    await write('@iris, can you call? @dana too')
    expect(await listUnread()).toEqual([[leadId, 'Ana', 'dana@firm.example']])
    expect(await readNotes()).toEqual([null, 'new'])
    expect([await listUnread(dana), await readNotes(dana)]).toEqual([[], [null, null]])
    expect((await look()).status).toBe(204)
    expect(await listUnread()).toEqual([])
    expect(await readNotes()).toEqual([null, 'seen'])
  })

  test('follows the text of the note', async () => {
    const id = await write('Call back')
    await edit(id, 'Call back, @iris')
    expect(await listUnread()).toHaveLength(1)
    await edit(id, 'Call back on Monday, @iris')
    expect(await server.db.select().from(noteMentions)).toHaveLength(1)
    await edit(id, 'Call back')
    expect([await listUnread(), await listMail()]).toEqual([[], []])
    await edit(id, '@iris')
    await dana.call(notePath(id), { method: 'DELETE' })
    expect([await listUnread(), await listMail()]).toEqual([[], []])
  })

  test('sent twice is one, and goes along when its lead is merged', async () => {
    const id = randomUUID()
    const send = () =>
      dana.call(`/api/admin/leads/${leadId}/notes`, { json: { id, text: '@iris' } })
    expect([(await send()).status, (await send()).status]).toEqual([201, 201])
    const kept = await storeLead('Ana Ruiz')
    const preview = await dana.call(`/api/admin/leads/${kept}/merge/${leadId}`)
    const { version } = (await preview.json()) as LeadMergePreview
    await dana.call(`/api/admin/leads/${kept}/merge`, { json: { other_id: leadId, version } })
    expect(await listUnread()).toEqual([[kept, 'Ana Ruiz', 'dana@firm.example']])
    await look(kept)
    expect([await listUnread(), await listMail()]).toEqual([[], []])
  })
})

describe('the email', () => {
  test('is one for a lead, waits until they are away, and holds nothing of the person', async () => {
    await Promise.all([write('@iris, Ana called'), write('@iris, and again')])
    expect(await listMail()).toMatchObject([
      {
        ...{ audience: 'staff', recipient: 'iris@firm.example', status: 'waiting' },
        nextAttemptAt: new Date(NOW.getTime() + AWAY_MS),
        subject: 'dana@firm.example mentioned you in a note',
        text: expect.stringContaining(`/admin/leads?lead=${leadId}`),
      },
    ])
    expect(JSON.stringify(await listMail())).not.toContain('Ana')
    await write('@iris', await storeLead('Bo'))
    expect(await listMail()).toHaveLength(2)
  })

  test('is taken back when they look in time, or nothing is left to look at', async () => {
    const first = await write('@iris')
    await write('@iris, too')
    await edit(first, 'Nobody')
    expect(await listMail()).toHaveLength(1)
    await look()
    expect(await listMail()).toEqual([])
  })

  test('stays when it was due before', async () => {
    await write('@iris')
    now = new Date(NOW.getTime() + AWAY_MS)
    await look()
    expect(await listMail()).toHaveLength(1)
  })

  test('goes with the lead when that is erased', async () => {
    await write('@iris')
    const erased = await dana.call(`/api/admin/leads/${leadId}/erase`, {
      json: { confirm: leadId },
    })
    expect([erased.status, await listMail()]).toEqual([200, []])
    expect(await server.db.select().from(noteMentions)).toEqual([])
  })
})

describe('a promised reply', () => {
  const DUE = new Date('2026-03-03T16:00:00.000Z')
  const remind = () => remindOfPromises(server.deps)
  const listMails = () => server.db.select().from(outboxMessages)
  const change = (values: Partial<typeof leads.$inferInsert>) =>
    server.db.update(leads).set(values).where(eq(leads.id, leadId))

  beforeEach(() => change({ replyDueAt: DUE }))

  test('is mailed of once, two hours of the office before it is due, to who owns the lead', async () => {
    const [owner] = await server.db.select().from(user).where(eq(user.email, 'iris@firm.example'))
    await change({ ownerId: owner?.id ?? null })
    now = new Date('2026-03-03T13:59:00.000Z')
    expect(await remind()).toBe(0)
    now = new Date('2026-03-03T14:00:00.000Z')
    expect(await remind()).toBe(1)
    now = new Date('2026-03-03T15:00:00.000Z')
    expect(await remind()).toBe(0)
    const [mail, ...others] = await listMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      audience: 'staff',
      recipient: 'iris@firm.example',
      subject: expect.stringMatching(/^Reply due by Mar 3, 2026/),
      status: 'waiting',
    })
    expect(mail?.text).toContain(`/admin/leads?lead=${leadId}`)
    expect(mail?.text).not.toContain('Ana')
  })

  test('of a later time is mailed of again', async () => {
    now = new Date('2026-03-03T15:00:00.000Z')
    await remind()
    await change({ replyDueAt: new Date('2026-03-03T16:30:00.000Z') })
    expect(await remind()).toBe(1)
  })

  test('without an owner is kept to be read, unless the firm has an address', async () => {
    now = new Date('2026-03-03T15:00:00.000Z')
    await remind()
    expect(await listMails()).toMatchObject([{ status: 'kept' }])
    await server.db.delete(outboxMessages)
    const config = { ...server.deps.config, notifyEmail: 'sales@firm.example' }
    await remindOfPromises({ ...server.deps, config })
    expect(await listMails()).toMatchObject([
      { recipient: 'sales@firm.example', status: 'waiting' },
    ])
  })

  test.each([
    ['that was given', { repliedAt: NOW }, '2026-03-03T15:00:00.000Z'],
    ['that is late already', { name: 'Ana' }, '2026-03-03T16:00:00.000Z'],
  ])('%s is not mailed of', async (_, values, time) => {
    await change(values)
    now = new Date(time)
    expect(await remind()).toBe(0)
  })
})
