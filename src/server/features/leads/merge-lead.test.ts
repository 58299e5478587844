import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  AdminLeadsReply,
  LeadDuplicatesReply,
  LeadMergePreview,
} from '#contract/admin-leads.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { auditLog } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { type Lead, leadNotes, leads, mergedLeads } from '#server/platform/db/schema/leads.ts'
import { deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { NOW, openLeadDesk } from '#tests/support/lead-desk.ts'
import { createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }
let desk: Awaited<ReturnType<typeof openLeadDesk>>
let admin: TestBrowser

beforeAll(async () => {
  desk = await openLeadDesk()
  await createAdmin(desk.server.deps, ADMIN)
  admin = createTestBrowser(desk.server.app)
  expect((await admin.call('/api/auth/sign-in/email', { json: ADMIN })).status).toBe(200)
})
beforeEach(() => desk.clear())
afterAll(() => desk.server.close())

const TOUCH = { source: '', medium: '', campaign: '', referrer: '', landingPage: '', article: null }

async function storeLead(known: Partial<Lead>): Promise<string> {
  const id = randomUUID()
  const touch = { at: NOW.toISOString(), ...TOUCH }
  const times = { firstTouch: touch, lastTouch: touch, createdAt: NOW, updatedAt: NOW }
  await desk.db.insert(leads).values({ id, ...times, ...known })
  return id
}

async function talkAs(words: string) {
  const talk = await desk.startTalk()
  await desk.say(talk, words)
  const isIt = eq(diagnosticConversations.id, talk.conversationId)
  const [row] = await desk.db.select().from(diagnosticConversations).where(isIt)
  return { ...talk, leadId: row?.leadId ?? '' }
}

const preview = (id: string, otherId: string) =>
  admin.call(`/api/admin/leads/${id}/merge/${otherId}`)
async function merge(id: string, otherId: string) {
  const { version } = (await (await preview(id, otherId)).json()) as LeadMergePreview
  return send(id, otherId, version)
}
const send = (id: string, other_id: string, version: string) =>
  admin.call(`/api/admin/leads/${id}/merge`, { json: { other_id, version } })

async function listSame(id: string) {
  const reply = await admin.call(`/api/admin/leads/${id}/duplicates`)
  const { duplicates } = (await reply.json()) as LeadDuplicatesReply
  return duplicates.map(({ lead, same }) => [lead.name, ...same])
}

describe('possible duplicates', () => {
  test('have the phone number, the address but for a plus, or the domain and a word of the name', async () => {
    const id = await storeLead({
      name: 'Ana Ruiz',
      email: 'ana@acme.example',
      phone: '+14155550137',
    })
    await storeLead({ name: 'By phone', phone: '(415) 555-0137' })
    await storeLead({ name: 'A. RUIZ', email: 'ana+news@acme.example' })
    await storeLead({ name: 'Rúiz, Ana', website: 'https://www.acme.example/about' })
    await storeLead({ name: 'Bo Lind', email: 'bo@acme.example' })
    await storeLead({ name: 'Ana Ruiz', email: 'ana@else.example', phone: '+12125550188' })
    const found = await listSame(id)
    expect(found[0]).toEqual(['A. RUIZ', 'email', 'company'])
    expect(found.toSorted()).toEqual([
      ['A. RUIZ', 'email', 'company'],
      ['By phone', 'phone'],
      ['Rúiz, Ana', 'company'],
    ])
  })

  test('have the company, in whatever spelling, and two words of the name', async () => {
    const id = await storeLead({
      name: 'Lena Ortiz',
      company: 'Harborview Dental',
      email: 'lena@harborview-dental.org',
    })
    await storeLead({
      name: 'Lena M. Ortíz',
      company: 'HarborView Dental, LLC',
      email: 'lena@harborviewdental.com',
    })
    await storeLead({ name: 'Lena Brandt', company: 'Harborview Dental' })
    await storeLead({ name: 'Lena Ortiz', company: 'Another Dental' })
    await storeLead({ name: 'Lena Ortiz', company: '' })
    expect(await listSame(id)).toEqual([['Lena M. Ortíz', 'company']])
    const nameless = await storeLead({ name: 'Lena Ortiz', company: '–' })
    expect(await listSame(nameless)).toEqual([])
  })

  test('are not those who share a mail host, or nothing', async () => {
    const id = await storeLead({ name: 'Ana Ruiz', email: 'ana@gmail.com' })
    await storeLead({ name: 'Ana Ruiz', email: 'ruiz@gmail.com' })
    await storeLead({ name: '' })
    expect(await listSame(id)).toEqual([])
    expect(await listSame(await storeLead({ name: '' }))).toEqual([])
  })

  test('are found by an index', async () => {
    const { rows } = await desk.db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`)
      return transaction.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from leads where list_lead_marks(email, phone, website, fold_search_text(company)) && array['#1']`,
      )
    })
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('leads_marks')
  })
})

describe('a merge', () => {
  test('shows first what would come of it', async () => {
    const id = await storeLead({ name: 'Ana', email: 'ana@acme.example', phone: '+14155550137' })
    const { leadId } = await talkAs('email=ana@home.example contact_name=Anna company_name=Acme')
    await admin.call(`/api/admin/leads/${leadId}/notes`, { json: { text: 'Called.' } })
    const shown = (await (await preview(id, leadId)).json()) as LeadMergePreview
    expect(shown.moves).toEqual({ conversations: 1, requests: 0, bookings: 0, notes: 1 })
    expect(shown.has).toEqual({ conversations: 0, requests: 0, bookings: 0, notes: 0 })
    const fields = Object.fromEntries(shown.fields.map(({ name, ...rest }) => [name, rest]))
    expect(fields.name).toEqual({ kept: 'Ana', other: 'Anna', after: 'Ana' })
    expect(fields.company).toEqual({ kept: '', other: 'Acme', after: 'Acme' })
    expect(fields.email?.after).toBe('ana@acme.example')
    expect(await desk.listLeads()).toHaveLength(2)
  })

  test('moves all of one lead to the other, fills gaps, and stands in the log', async () => {
    const kept = await talkAs('email=ana@acme.example contact_name=Ana')
    await desk.request({ contactDetail: 'ana@home.example', name: 'Anna', company: 'Acme' })
    const other = (await desk.listLeads()).find(({ email }) => email === 'ana@home.example')
    const otherId = other?.id ?? ''
    await admin.call(`/api/admin/leads/${otherId}/notes`, { json: { text: 'Called.' } })
    await admin.call(`/api/admin/leads/${otherId}`, {
      method: 'PATCH',
      json: { status: 'working', next_action: { text: 'Call', due_on: '2026-03-04' } },
    })
    const answer = await merge(kept.leadId, otherId)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      ...{ id: kept.leadId, email: 'ana@acme.example', name: 'Ana', company: 'Acme' },
      ...{ status: 'working', conversation_count: 1, request_count: 1 },
      next_action: { text: 'Call', due_on: '2026-03-04' },
      reply_due_at: other?.replyDueAt?.toISOString(),
    })
    expect(await desk.listLeads()).toHaveLength(1)
    const [note] = await desk.db.select().from(leadNotes)
    expect(note?.leadId).toBe(kept.leadId)
    const sent = await desk.db.select().from(deliveries)
    expect(new Set(sent.map(({ leadId }) => leadId))).toEqual(new Set([kept.leadId]))
    const [line] = await desk.db.select().from(auditLog).where(eq(auditLog.action, 'lead.merge'))
    expect(line).toMatchObject({ subjectId: kept.leadId, detail: { merged: otherId, requests: 1 } })
    // A link that names the lead that is gone leads on.
    const read = await (await admin.call(`/api/admin/leads/${otherId}`)).json()
    expect(read.lead.id).toBe(kept.leadId)
    expect(read.other_emails).toEqual(['ana@home.example'])
  })

  test('keeps the website of the other in a note where it is another one', async () => {
    const id = await storeLead({ name: 'Ana', website: 'acme.example' })
    const same = await storeLead({ name: 'Ana', website: 'ACME.example' })
    const other = await storeLead({ name: 'Ana', website: 'acme-dental.example' })
    await merge(id, same)
    expect(await desk.db.select().from(leadNotes)).toEqual([])
    expect(await (await merge(id, other)).json()).toMatchObject({ website: 'acme.example' })
    const [note] = await desk.db.select().from(leadNotes)
    expect(note).toMatchObject({ leadId: id, text: 'Other website: acme-dental.example' })
  })

  test('takes the address of the other where the lead that is kept has none', async () => {
    const id = await storeLead({ phone: '+14155550137' })
    const otherId = await storeLead({ email: 'ana@acme.example' })
    expect(await (await merge(id, otherId)).json()).toMatchObject({ email: 'ana@acme.example' })
    const [row] = await desk.db.select().from(mergedLeads)
    expect(row).toMatchObject({ id: otherId, leadId: id, email: null })
  })

  test('is refused when a lead has changed, is merged already, is itself, or is nowhere', async () => {
    const [id, otherId, third] = [
      await storeLead({ email: 'ana@acme.example' }),
      await storeLead({ email: 'ana@home.example' }),
      await storeLead({}),
    ]
    const { version } = (await (await preview(id, otherId)).json()) as LeadMergePreview
    await admin.call(`/api/admin/leads/${otherId}/notes`, { json: { text: 'Called.' } })
    const late = await send(id, otherId, version)
    expect([late.status, (await late.json()).error.message]).toEqual([
      409,
      'One of the two leads has changed. Look at both again first.',
    ])
    expect((await merge(id, otherId)).status).toBe(200)
    const again = await send(third, otherId, version)
    expect([again.status, (await again.json()).error.message]).toEqual([
      409,
      'One of the two leads was merged already.',
    ])
    expect((await preview(id, id)).status).toBe(400)
    expect((await preview(id, randomUUID())).status).toBe(404)
  })

  test('of two leads into each other at the same time makes one', async () => {
    const id = await storeLead({ email: 'ana@acme.example' })
    const otherId = await storeLead({ email: 'ana@home.example' })
    const answers = await Promise.all([merge(id, otherId), merge(otherId, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await desk.listLeads()).toHaveLength(1)
  })
})

describe('after a merge', () => {
  async function mergeTwo() {
    const kept = await talkAs('email=ana@acme.example contact_name=Ana')
    const other = await talkAs('email=ana@home.example phone=+14155550137')
    expect((await merge(kept.leadId, other.leadId)).status).toBe(200)
    return { kept, other }
  }

  test('whoever writes from the other address is the lead that is kept', async () => {
    const { kept, other } = await mergeTwo()
    expect((await talkAs('email=Ana@Home.example company_name=Acme')).leadId).toBe(kept.leadId)
    await desk.request({ contactDetail: 'ana@home.example' })
    await desk.say(other, 'contact_name=Anna')
    expect(await desk.listLeads()).toMatchObject([
      { id: kept.leadId, email: 'ana@acme.example', name: 'Ana', company: 'Acme' },
    ])
    // A conversation that was somebody's own, and turns out to be this person's.
    const late = await talkAs('phone=+12125550188')
    expect(late.leadId).not.toBe(kept.leadId)
    await desk.say(late, 'email=ana@home.example')
    expect(await desk.listLeads()).toHaveLength(1)
  })

  test('a conversation without any address stays with the lead that it was merged into', async () => {
    const kept = await talkAs('email=ana@acme.example')
    const other = await talkAs('phone=+14155550137 contact_name=Ana')
    await merge(kept.leadId, other.leadId)
    await desk.say(other, 'company_name=Acme')
    expect(await desk.listLeads()).toMatchObject([
      { id: kept.leadId, phone: '+14155550137', company: 'Acme' },
    ])
  })

  test('of leads that were merged one after another all addresses lead to the last', async () => {
    const { kept } = await mergeTwo()
    const third = await talkAs('email=ana@third.example')
    await merge(third.leadId, kept.leadId)
    expect((await talkAs('email=ana@home.example')).leadId).toBe(third.leadId)
    expect((await talkAs('email=ana@acme.example')).leadId).toBe(third.leadId)
  })

  test('the copy of everything holds the other address, and erasure leaves nothing of it', async () => {
    const { kept, other } = await mergeTwo()
    await desk.request({ contactDetail: 'ana@home.example' })
    const file = await (await admin.call(`/api/admin/export/leads/${kept.leadId}`)).text()
    expect(JSON.parse(file).merged_leads).toMatchObject([
      { id: other.leadId, email: 'ana@home.example' },
    ])
    const erased = await admin.call(`/api/admin/leads/${kept.leadId}/erase`, {
      json: { confirm: 'ana@acme.example' },
    })
    expect((await erased.json()).counts).toMatchObject({ merged_leads: 1 })
    for (const table of [leads, mergedLeads, deliveries, outboxMessages, diagnosticConversations]) {
      expect(await desk.db.select().from(table)).toEqual([])
    }
  })

  test('what one conversation alone told goes with it: its address, and what news say of it', async () => {
    const { kept, other } = await mergeTwo()
    const erase = (id: string) =>
      admin.call(`/api/admin/conversations/${id}/erase`, { json: { confirm: id } })
    expect((await erase(other.conversationId)).status).toBe(200)
    expect(await desk.listLeads()).toMatchObject([{ email: 'ana@acme.example', phone: '' }])
    const [row] = await desk.db.select().from(mergedLeads)
    expect(row?.email).toBeNull()
    const rest = JSON.stringify([
      await desk.db.select().from(deliveries),
      await desk.db.select().from(outboxMessages),
    ])
    expect(rest).not.toContain('ana@home.example')
    expect(rest).not.toContain('4155550137')
    expect((await talkAs('email=ana@home.example')).leadId).not.toBe(kept.leadId)
  })

  test('the other address is searched for with the other fields, and exported', async () => {
    const { kept } = await mergeTwo()
    await talkAs('email=bo@home.example contact_name=Bo')
    const find = async (text: string) => {
      const answer = await admin.call(`/api/admin/leads?text=${encodeURIComponent(text)}`)
      const { leads: found } = (await answer.json()) as AdminLeadsReply
      return found.map(({ id, other_emails }) => ({ id, other_emails }))
    }
    const found = [{ id: kept.leadId, other_emails: ['ana@home.example'] }]
    for (const text of ['ana@home.example', 'ANA HOME', 'acme home', 'ana@home 4155550137'])
      expect(await find(text), text).toEqual(found)
    expect(await find('bo acme')).toEqual([])
    const file = await admin.call('/api/admin/export/leads.csv?text=ana@home.example')
    const [header = '', row = '', ...others] = (await file.text()).trimEnd().split('\r\n')
    expect(header).toMatch(/,last_touch_landing_page,other_emails$/)
    expect(row).toMatch(/,ana@home\.example$/)
    expect(others).toEqual([])
  })

  test('the other address takes the place of one that is erased', async () => {
    const { kept } = await mergeTwo()
    const id = kept.conversationId
    await admin.call(`/api/admin/conversations/${id}/erase`, { json: { confirm: id } })
    expect(await desk.listLeads()).toMatchObject([{ id: kept.leadId, email: 'ana@home.example' }])
    expect((await talkAs('email=ana@home.example')).leadId).toBe(kept.leadId)
  })
})
