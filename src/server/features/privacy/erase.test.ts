import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { composeManageKey } from '#server/features/conversations/manage-key.ts'
import { erase as eraseSubject } from '#server/features/privacy/erase.ts'
import type { ErasureActor } from '#server/features/privacy/erase-rows.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { auditLog } from '#server/platform/db/schema/auth.ts'
import { bookings, calendlyInbox } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import {
  conversationFindings,
  enrichmentRequests,
  siteReadings,
} from '#server/platform/db/schema/enrichment.ts'
import { leadNotes, leads } from '#server/platform/db/schema/leads.ts'
import { deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { dumpDatabase, findInDatabase } from '#tests/support/dump-database.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const MONDAY = new Date('2026-11-23T08:00:00.000Z')
const STAFF = { id: 'staff-1', email: 'admin@firm.example' }
const MESSAGES = [
  "Hi, I'm Quillon Vexley from Brambleforge Ltd, brambleforge.com.",
  'We spend about 45 hours a week keying invoices by hand, it is a zanzibarian nightmare.',
  'Six people do it and they cost us $32 an hour. We use NetSuite, Excel and Outlook, about 4% wrong.',
  'We want this solved this quarter. I am the COO and decide.',
  'You can reach me at quillon@brambleforge.com or +1 415 555 0137.',
]
const TRACES = ['quillon', 'vexley', 'brambleforge', 'zanzibarian', '5550137', '555 0137', 'keying']

let server: Awaited<ReturnType<typeof createTestApp>>
let visitor: TestBrowser
let now = MONDAY

beforeAll(async () => {
  server = await createTestApp({ brain: createOfflineBrain(), clock: () => now })
})
beforeEach(() => {
  now = MONDAY
  visitor = createTestBrowser(server.app)
})
afterAll(() => server.close())

async function call(path: string, json?: unknown) {
  const response = await visitor.call(path, { json })
  expect(response.ok, `${path}: ${response.status}`).toBe(true)
  return response.json()
}

async function talk(messages = MESSAGES): Promise<string> {
  const visitorTold = {
    referrer: 'https://brambleforge.com/intranet',
    utmParams: { source: 'zanzibarian-news' },
  }
  const { conversationId } = await call('/api/create-conversation', {
    enrichmentData: { visitor: visitorTold },
  })
  for (const message of messages) {
    await call('/api/bd-agent-conversation', { conversationId, message })
  }
  return conversationId
}

async function book(conversationId: string) {
  const { days } = await call('/api/booking-slots')
  const startsAt = days.at(2).slots.find(({ isFree }: { isFree: boolean }) => isFree).startsAt
  const who = { name: 'Quillon Vexley', email: 'quillon@brambleforge.com', company: 'Brambleforge' }
  const { eventUri, inviteeUri } = await call('/api/bookings', { startsAt, ...who })
  await call('/api/handle-calendly-booking', { conversationId, eventUri, inviteeUri })
  const [row] = await server.db
    .select()
    .from(bookings)
    .where(eq(bookings.conversationId, conversationId))
  if (!row) throw new Error('Nothing was booked')
  return row
}

const erase = (id: string, actor: ErasureActor = 'visitor') =>
  server.db.transaction((transaction) =>
    eraseSubject(server.deps, transaction, { type: 'conversation', id, actor }),
  )

/** What staff and other systems know, as the product would have stored it. */
async function addLead(conversationId: string, email = 'quillon@brambleforge.com') {
  const { createId } = server.deps
  const touch = {
    at: now.toISOString(),
    source: 'zanzibarian-news',
    medium: '',
    campaign: '',
    referrer: 'https://brambleforge.com/intranet',
    landingPage: '/',
    article: null,
  }
  const [known] = await server.db
    .select({ leadId: diagnosticConversations.leadId })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  const id = known?.leadId ?? createId()
  if (!known?.leadId) {
    await server.db.insert(leads).values({
      id,
      email,
      name: 'Quillon Vexley',
      phone: '+14155550137',
      company: 'Brambleforge Ltd',
      website: 'brambleforge.com',
      firstTouch: touch,
      lastTouch: touch,
      createdAt: now,
      updatedAt: now,
    })
    await server.db
      .update(diagnosticConversations)
      .set({ leadId: id })
      .where(eq(diagnosticConversations.id, conversationId))
  }
  const noted = { id: createId(), leadId: id, authorEmail: STAFF.email, text: 'Quillon called.' }
  await server.db.insert(leadNotes).values({ ...noted, createdAt: now, updatedAt: now })
  await server.db.insert(deliveries).values({
    id: createId(),
    channel: 'webhook',
    event: 'lead.created',
    leadId: id,
    payload: { conversationId, email },
    dedupeKey: `webhook|lead.created|${createId()}`,
    status: 'sent',
    nextAttemptAt: now,
    createdAt: now,
  })
  return id
}

/** What the look-up of the company left, as the job would have stored it. */
async function addFindings(conversationId: string, host = 'brambleforge.com') {
  const url = `https://${host}/`
  const finding = { kind: 'name', value: 'Brambleforge Ltd', url, quote: 'Brambleforge' } as const
  const read = { findings: [finding], readAt: now, expiresAt: now }
  await server.db
    .insert(siteReadings)
    .values({ host, status: 'read', url, ...read })
    .onConflictDoNothing()
  await server.db
    .insert(enrichmentRequests)
    .values({ conversationId, host, requestedAt: now, finishedAt: now, outcome: 'found' })
    .onConflictDoNothing()
  const row = { conversationId, id: server.deps.createId(), position: 0, host, readAt: now }
  await server.db
    .insert(conversationFindings)
    .values({ ...row, source: 'website', verdict: 'right', judgedAt: now, ...finding })
}

test('after an erasure no table holds a word of the visitor, and the call has been cancelled', async () => {
  const id = await talk()
  const booking = await book(id)
  await addLead(id)
  await addFindings(id)
  expect((await findInDatabase(server.db, TRACES)).length).toBeGreaterThan(18)
  const receipt = await erase(id)
  expect(await findInDatabase(server.db, TRACES)).toEqual([])
  const dump = await dumpDatabase(server.db)
  const tablesWithId = [...dump].filter(([, rows]) => rows.some((row) => row.includes(id)))
  expect(tablesWithId.map(([table]) => table)).toEqual(['audit_log'])
  const [kept] = await server.db.select().from(bookings).where(eq(bookings.id, booking.id))
  expect(kept).toMatchObject({
    status: 'cancelled',
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    conversationId: null,
    ownerHash: null,
  })
  expect(receipt).toMatchObject({ callsCancelled: 1, callsAtCalendly: 0, at: now.toISOString() })
  expect(receipt?.counts).toMatchObject({
    diagnostic_conversations: 1,
    diagnostic_turns: MESSAGES.length,
    leads: 1,
    lead_notes: 1,
    conversation_findings: 1,
    enrichment_requests: 1,
    site_readings: 1,
  })
})

test('what was read of a website stays while another conversation names it', async () => {
  const [id, other] = [await talk(MESSAGES.slice(0, 1)), await talk(MESSAGES.slice(0, 1))]
  for (const one of [id, other]) await addFindings(one)
  const first = await erase(id)
  expect(first?.counts).toMatchObject({ conversation_findings: 1, enrichment_requests: 1 })
  expect(first?.counts.site_readings).toBeUndefined()
  expect(await server.db.$count(siteReadings)).toBe(1)
  expect((await erase(other))?.counts).toMatchObject({ site_readings: 1 })
  expect(await findInDatabase(server.db, TRACES)).toEqual([])
})

test('the receipt stays in the audit log with who had it erased', async () => {
  const id = await talk(MESSAGES.slice(0, 1))
  const receipt = await erase(id, STAFF)
  const [line] = await server.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(line).toMatchObject({
    actor: STAFF.email,
    actorId: STAFF.id,
    action: 'conversation.erase',
    subjectType: 'conversation',
    detail: { receipt: receipt?.id, diagnostic_messages: 3, diagnostic_conversations: 1 },
  })
})

test('the time of a cancelled call is free again, its key opens nothing, and staff hear of the time alone', async () => {
  const id = await talk(MESSAGES.slice(0, 1))
  const booking = await book(id)
  await erase(id)
  const { days } = await call('/api/booking-slots')
  const slots: { startsAt: string; isFree: boolean }[] = days.flatMap(
    (day: { slots: unknown[] }) => day.slots,
  )
  const startsAt = booking.startsAt?.toISOString()
  expect(slots.find((slot) => slot.startsAt === startsAt)?.isFree).toBe(true)
  const key = composeManageKey(server.deps.config.authSecret, booking.id)
  const opened = await visitor.call('/api/booking', { headers: { authorization: `Bearer ${key}` } })
  expect(opened.status).toBe(404)
  const letters = await server.db.select().from(outboxMessages)
  expect(letters.filter(({ bookingId }) => bookingId === booking.id)).toEqual([])
  expect(letters.at(-1)).toMatchObject({
    audience: 'staff',
    subject: 'Call canceled: Wed, Nov 25, 9:00 AM EST',
  })
})

test('a call that is over keeps its time and its status without a person', async () => {
  const id = await talk(MESSAGES.slice(0, 1))
  const booking = await book(id)
  now = new Date('2026-12-01T08:00:00.000Z')
  const receipt = await erase(id)
  expect(receipt?.callsCancelled).toBe(0)
  const [kept] = await server.db.select().from(bookings).where(eq(bookings.id, booking.id))
  expect(kept).toMatchObject({ status: 'confirmed', startsAt: booking.startsAt, name: '' })
  expect(await findInDatabase(server.db, TRACES)).toEqual([])
})

test('what Calendly told of an invitee is emptied, and its repetition does not bring the person back', async () => {
  const id = await talk(MESSAGES.slice(0, 1))
  const eventUri = 'https://api.calendly.com/scheduled_events/EVENT1'
  const inviteeUri = `${eventUri}/invitees/INVITEE1`
  await call('/api/handle-calendly-booking', {
    conversationId: id,
    eventUri,
    inviteeUri,
    inviteeName: 'Quillon Vexley',
    inviteeEmail: 'quillon@brambleforge.com',
  })
  const message = {
    dedupeKey: `invitee.created|${inviteeUri}|2026-11-23T08:00:00.000Z`,
    body: { event: 'invitee.created', payload: { uri: inviteeUri, name: 'Quillon Vexley' } },
    receivedAt: now,
    nextAttemptAt: now,
  }
  await server.db.insert(calendlyInbox).values({ id: server.deps.createId(), ...message })
  const receipt = await erase(id)
  expect(receipt?.counts).toMatchObject({ calendly_inbox: 1, bookings: 1 })
  expect(await findInDatabase(server.db, TRACES)).toEqual([])
  await server.db
    .insert(calendlyInbox)
    .values({ id: server.deps.createId(), ...message })
    .onConflictDoNothing()
  expect(await findInDatabase(server.db, TRACES)).toEqual([])
})

test('a lead with a request from the form stays, without what only the conversation had told', async () => {
  const id = await talk()
  const leadId = await addLead(id)
  await server.db.insert(auditRequests).values({
    id: server.deps.createId(),
    createdAt: now,
    name: 'Quillon Vexley',
    company: 'Brambleforge Ltd',
    challenge: 'Invoices',
    contactMethod: 'email',
    contactDetail: 'quillon@brambleforge.com',
    utmSource: '',
    utmMedium: '',
    utmCampaign: '',
    leadId,
    contentHash: 'hash',
  })
  await erase(id)
  const [lead] = await server.db.select().from(leads).where(eq(leads.id, leadId))
  expect(lead).toMatchObject({
    name: 'Quillon Vexley',
    email: 'quillon@brambleforge.com',
    phone: '',
    website: '',
  })
  await server.db.delete(auditRequests)
  await server.db.delete(leads)
})

test('other conversations are untouched, and erasing twice finds nothing', async () => {
  const id = await talk(MESSAGES.slice(0, 1))
  const other = await talk(['We are Ottermill Ltd.'])
  expect(await erase(id)).not.toBeNull()
  expect(await erase(id)).toBeNull()
  const view = await call(`/api/conversations/${other}`)
  expect(view.messages).toHaveLength(3)
  expect(await erase(server.deps.createId())).toBeNull()
})
