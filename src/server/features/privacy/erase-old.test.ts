import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseOld } from '#server/features/privacy/erase-old.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { auditLog } from '#server/platform/db/schema/auth.ts'
import { bookings, calendlyInbox } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { enrichmentRequests, siteReadings } from '#server/platform/db/schema/enrichment.ts'
import { pageCounts } from '#server/platform/db/schema/insight.ts'
import { leadNotes, leads } from '#server/platform/db/schema/leads.ts'
import { deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { findInDatabase } from '#tests/support/dump-database.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'
import { composeTestBooking } from '#tests/support/test-booking.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-11-23T08:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const OLD = daysAgo(31)
const FRESH = daysAgo(29)

let server: Awaited<ReturnType<typeof createTestApp>>
let now = NOW

beforeAll(async () => {
  server = await createTestApp({ clock: () => now, config: { retentionDays: 30 } })
})
beforeEach(async () => {
  now = NOW
  for (const table of [
    auditRequests,
    diagnosticConversations,
    bookings,
    leads,
    deliveries,
    outboxMessages,
    calendlyInbox,
    pageCounts,
    siteReadings,
    auditLog,
  ]) {
    await server.db.delete(table)
  }
})
afterAll(() => server.close())

const id = () => server.deps.createId()
const run = (signal?: AbortSignal) => eraseOld(server.deps, { ...(signal && { signal }) })
const readReceipts = () =>
  server.db.select().from(auditLog).where(eq(auditLog.actor, 'retention')).orderBy(auditLog.action)

async function addConversation(at: Date): Promise<string> {
  now = at
  const created = await createTestBrowser(server.app).call('/api/create-conversation', { json: {} })
  now = NOW
  return (await created.json()).conversationId
}

async function addLead(at: Date, email: string): Promise<string> {
  const leadId = id()
  const touch = {
    at: at.toISOString(),
    source: '',
    medium: '',
    campaign: '',
    referrer: '',
    landingPage: '',
    article: null,
  }
  const times = { createdAt: at, updatedAt: at }
  await server.db
    .insert(leads)
    .values({ id: leadId, email, firstTouch: touch, lastTouch: touch, ...times })
  return leadId
}

async function addRequest(at: Date, leadId: string | null) {
  await server.db.insert(auditRequests).values({
    id: id(),
    createdAt: at,
    name: 'Quillon Vexley',
    company: 'Brambleforge',
    challenge: 'Invoices',
    contactMethod: 'email',
    contactDetail: 'quillon@brambleforge.com',
    utmSource: '',
    utmMedium: '',
    utmCampaign: '',
    leadId,
    contentHash: id(),
  })
}

const listConversations = async () =>
  (await server.db.select().from(diagnosticConversations)).map((row) => row.id)

test('what was last active before the period is erased with a receipt, and the rest stays', async () => {
  const old = [await addConversation(OLD), await addConversation(OLD)]
  const fresh = await addConversation(FRESH)
  await run()
  expect(await listConversations()).toEqual([fresh])
  const receipts = await readReceipts()
  expect(receipts.map(({ action }) => action)).toEqual(['conversation.erase', 'conversation.erase'])
  expect(new Set(receipts.map(({ subjectId }) => subjectId))).toEqual(new Set(old))
})

test('without a period every conversation is kept', async () => {
  const old = await addConversation(OLD)
  await eraseOld({ ...server.deps, config: { ...server.deps.config, retentionDays: undefined } })
  expect(await listConversations()).toEqual([old])
})

test('a call to come is never erased, nor is what belongs to it', async () => {
  const conversationId = await addConversation(daysAgo(300))
  const startsAt = new Date(NOW.getTime() + DAY_MS)
  const endsAt = new Date(startsAt.getTime() + 1_800_000)
  const times = { startsAt, endsAt, blockedUntil: endsAt, updatedAt: daysAgo(300) }
  const later = { startsAt: endsAt, endsAt: new Date(endsAt.getTime() + 1_800_000) }
  await server.db.insert(bookings).values([
    composeTestBooking({ id: id(), reference: id(), conversationId, ...times }),
    composeTestBooking({
      id: id(),
      reference: id(),
      ...times,
      ...later,
      blockedUntil: later.endsAt,
    }),
  ])
  const bookingId = (await server.db.select().from(bookings)).at(0)?.id ?? null
  await addLetter(daysAgo(300), { bookingId })
  await run()
  expect(await listConversations()).toEqual([conversationId])
  const kept = await server.db.select().from(bookings)
  expect(kept.map(({ status, name }) => [status, name])).toEqual([
    ['confirmed', 'Dana Reyes'],
    ['confirmed', 'Dana Reyes'],
  ])
  expect(await server.db.select().from(outboxMessages)).toHaveLength(1)
})

async function addLetter(at: Date, fields: Partial<typeof outboxMessages.$inferInsert> = {}) {
  await server.db.insert(outboxMessages).values({
    id: id(),
    dedupeKey: id(),
    audience: 'staff',
    recipient: 'sales@firm.example',
    subject: 'Call booked',
    text: 'Quillon booked a call.',
    status: 'kept',
    nextAttemptAt: at,
    createdAt: at,
    ...fields,
  })
}

test('a call of nobody’s conversation loses its person once it is long over', async () => {
  const booking = composeTestBooking({ id: id(), reference: id() })
  await server.db.insert(bookings).values(booking)
  await run()
  const [kept] = await server.db.select().from(bookings)
  expect(kept).toMatchObject({
    status: 'confirmed',
    startsAt: booking.startsAt,
    name: '',
    email: '',
  })
  expect((await readReceipts()).map(({ action }) => action)).toEqual(['booking.erase'])
  await run()
  expect(await readReceipts()).toHaveLength(1)
})

test('requests go with the leads that have nothing else', async () => {
  const old = await addLead(OLD, 'old@brambleforge.com')
  await addRequest(OLD, old)
  const worked = await addLead(OLD, 'worked@firm.example')
  await addRequest(OLD, worked)
  const note = { id: id(), leadId: worked, authorEmail: 'a@firm.example', text: 'Called.' }
  await server.db.insert(leadNotes).values({ ...note, createdAt: FRESH, updatedAt: FRESH })
  await addLead(OLD, 'alone@brambleforge.com')
  const fresh = await addLead(OLD, 'fresh@firm.example')
  await addRequest(FRESH, fresh)
  await run()
  const kept = await server.db.select({ email: leads.email }).from(leads)
  expect(kept.map(({ email }) => email).sort()).toEqual([
    'fresh@firm.example',
    'worked@firm.example',
  ])
  expect(await server.db.select().from(auditRequests)).toHaveLength(2)
  expect(await findInDatabase(server.db, ['old@brambleforge', 'alone@brambleforge'])).toEqual([])
  expect((await readReceipts()).map(({ action }) => action)).toEqual([
    'audit_request.erase',
    'lead.erase',
  ])
})

test('letters, deliveries, messages of Calendly and counts go in one sweep, but none that waits', async () => {
  for (const at of [OLD, FRESH]) {
    await addLetter(at)
    await server.db.insert(deliveries).values(composeDelivery(at, 'sent'))
    await server.db.insert(calendlyInbox).values({
      id: id(),
      dedupeKey: id(),
      body: { name: 'Quillon' },
      receivedAt: at,
      processedAt: at,
      nextAttemptAt: at,
    })
    const day = at.toISOString().slice(0, 10)
    await server.db
      .insert(pageCounts)
      .values({ day, event: 'visit', path: '/', source: 'direct', count: 3 })
  }
  await addLetter(OLD, { status: 'waiting' })
  await server.db.insert(deliveries).values(composeDelivery(OLD, 'waiting'))
  await run()
  expect(await server.db.select().from(outboxMessages)).toHaveLength(2)
  expect(await server.db.select().from(deliveries)).toHaveLength(2)
  expect(await server.db.select().from(calendlyInbox)).toHaveLength(1)
  expect(await server.db.select().from(pageCounts)).toHaveLength(1)
  expect(await readReceipts()).toMatchObject([
    {
      action: 'retention.erase',
      detail: { outbox_messages: 1, deliveries: 1, calendly_inbox: 1, page_counts: 1 },
    },
  ])
})

test('without a period messages go after a year, counts and the log after three', async () => {
  const old = await addConversation(daysAgo(2_000))
  for (const days of [364, 366, 1_094, 1_096]) {
    const at = daysAgo(days)
    await addLetter(at)
    await server.db.insert(deliveries).values(composeDelivery(at, 'sent'))
    const day = at.toISOString().slice(0, 10)
    await server.db
      .insert(pageCounts)
      .values({ day, event: 'visit', path: '/', source: 'direct', count: 3 })
    const line = {
      actor: 'visitor',
      action: 'lead.read',
      subjectType: 'lead',
      subjectId: `${days}`,
    }
    await server.db.insert(auditLog).values({ id: id(), at, ...line })
  }
  await eraseOld({ ...server.deps, config: { ...server.deps.config, retentionDays: undefined } })
  expect(await server.db.$count(outboxMessages)).toBe(1)
  expect(await server.db.$count(deliveries)).toBe(1)
  expect(await server.db.$count(pageCounts)).toBe(3)
  const log = await server.db.select().from(auditLog).where(eq(auditLog.action, 'lead.read'))
  expect(log.map(({ subjectId }) => subjectId)).toEqual(['364', '366', '1094'])
  expect(await listConversations()).toEqual([old])
  expect(await readReceipts()).toMatchObject([
    { detail: { outbox_messages: 3, deliveries: 3, page_counts: 1, audit_log: 1 } },
  ])
})

function composeDelivery(at: Date, status: 'sent' | 'waiting') {
  return {
    id: id(),
    channel: 'webhook' as const,
    event: 'lead.created',
    payload: {},
    dedupeKey: id(),
    status,
    nextAttemptAt: at,
    createdAt: at,
  }
}

test('more than one batch is worked through, and a stop ends it between two', async () => {
  for (let count = 0; count < 30; count += 1) await addConversation(OLD)
  await run(AbortSignal.abort())
  expect(await listConversations()).toHaveLength(30)
  await run()
  expect(await listConversations()).toEqual([])
})

test('what was read of a website goes thirty days after it was of use, whatever the period, unless it is waited for', async () => {
  const conversationId = await addConversation(FRESH)
  const addReading = (host: string, expiresAt: Date) =>
    server.db.insert(siteReadings).values({ host, status: 'read', expiresAt })
  await addReading('old.example', OLD)
  await addReading('waited.example', OLD)
  await addReading('fresh.example', FRESH)
  const asked = { conversationId, requestedAt: FRESH }
  await server.db.insert(enrichmentRequests).values([
    { ...asked, host: 'waited.example' },
    { ...asked, host: 'old.example', finishedAt: OLD, outcome: 'found' },
  ])
  const config = { ...server.deps.config, retentionDays: undefined }
  await eraseOld({ ...server.deps, config })
  const kept = await server.db.select({ host: siteReadings.host }).from(siteReadings)
  expect(kept.map(({ host }) => host).toSorted()).toEqual(['fresh.example', 'waited.example'])
  expect(await readReceipts()).toEqual([])
})
