import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { erase as eraseSubject } from '#server/features/privacy/erase.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { findInDatabase } from '#tests/support/dump-database.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'
import { composeTestBooking } from '#tests/support/test-booking.ts'

const MONDAY = new Date('2026-11-23T15:00:00.000Z')
const TUESDAY = new Date('2026-11-24T15:00:00.000Z')
const EMAIL = 'quillon@postbox.com'
const TALK = [
  "I'm Quillon Vexley from Brambleforge Ltd, brambleforge.com.",
  `My e-mail is ${EMAIL}`,
  'My phone is +1 415 555 0137.',
  'Can I talk to a person?',
]
/** What the conversation alone tells: where it came from, too. */
const TRACES = ['vexley', 'brambleforge', '5550137', '555 0137', 'zanzibarian']

let server: Awaited<ReturnType<typeof createTestApp>>
let now = MONDAY

beforeAll(async () => {
  server = await createTestApp({
    brain: createOfflineBrain(),
    clock: () => now,
    config: {
      slackWebhookUrl: 'https://hooks.example/slack',
      leadWebhookUrl: 'https://hooks.example/leads',
      leadWebhookSecret: 'whsec_dGVzdHRlc3R0ZXN0dGVzdHRlc3Q=',
      hubspotToken: 'token',
    },
  })
})
beforeEach(async () => {
  now = MONDAY
  for (const table of [diagnosticConversations, auditRequests, bookings, leads, outboxMessages]) {
    await server.db.delete(table)
  }
})
afterAll(() => server.close())

async function talk(messages = TALK, source = 'zanzibarian-news'): Promise<string> {
  const visitor = createTestBrowser(server.app)
  const came = { referrer: 'https://zanzibarian.example/', landingPage: '/?zanzibarian' }
  const told = { ...(source && came), utmParams: { source } }
  const created = await visitor.call('/api/create-conversation', {
    json: { enrichmentData: { visitor: told } },
  })
  const { conversationId } = await created.json()
  for (const message of messages) {
    await visitor.call('/api/bd-agent-conversation', { json: { conversationId, message } })
  }
  return conversationId
}

async function request(fields: Record<string, string> = {}): Promise<string> {
  const json = {
    name: 'Q. Ottermill',
    company: 'Ottermill & Sons',
    challenge: 'Invoices',
    contactMethod: 'email',
    contactDetail: EMAIL,
    utm_source: 'newsletter',
    ...fields,
  }
  const answer = await createTestBrowser(server.app).call('/api/audit-requests', { json })
  expect(answer.status).toBe(201)
  return (await answer.json()).id
}

const erase = (id: string) =>
  server.db.transaction((transaction) =>
    eraseSubject(server.deps, transaction, { type: 'conversation', id, actor: 'visitor' }),
  )
const readLeads = () => server.db.select().from(leads)

async function countNewsOf(id: string): Promise<number> {
  const rows = await server.db.select().from(deliveries)
  return rows.filter((row) => JSON.stringify(row).includes(id)).length
}

test('what other systems were to hear of an erased conversation goes, though its lead stays for another', async () => {
  const erased = await talk()
  const kept = await talk()
  expect(await readLeads()).toHaveLength(1)
  const before = await countNewsOf(kept)
  expect(before).toBeGreaterThan(0)
  expect(await countNewsOf(erased)).toBeGreaterThan(0)
  await erase(erased)
  expect(await readLeads()).toHaveLength(1)
  expect(await countNewsOf(erased)).toBe(0)
  expect(await countNewsOf(kept)).toBe(before)
}, 30_000)

test('a lead that stays for a request loses all that only the conversation told, in every news of it', async () => {
  const id = await talk()
  now = TUESDAY
  const requestId = await request()
  expect(await countNewsOf(requestId)).toBe(3)
  expect((await findInDatabase(server.db, TRACES)).length).toBeGreaterThan(5)
  const receipt = await erase(id)
  expect(await findInDatabase(server.db, TRACES)).toEqual([])
  const [lead] = await readLeads()
  const visit = { at: TUESDAY.toISOString(), source: 'newsletter', landingPage: '' }
  expect(lead).toMatchObject({
    email: EMAIL,
    name: 'Q. Ottermill',
    company: 'Ottermill & Sons',
    phone: '',
    website: '',
    firstTouch: visit,
    lastTouch: visit,
    replyDueAt: new Date('2026-11-25T15:00:00.000Z'),
  })
  expect(await countNewsOf(requestId)).toBe(3)
  expect(receipt?.counts).toMatchObject({ leads: 1 })
  const [letter, ...others] = await server.db.select().from(outboxMessages)
  expect(others).toEqual([])
  expect(letter?.subject).toBe('Audit requested: Q. Ottermill, Ottermill & Sons')
  expect(letter?.text).toContain('Challenge: Invoices')
  const sent = await server.db.select().from(deliveries)
  expect(sent.find(({ channel }) => channel === 'slack')?.payload.text).toMatch(
    /^Audit requested: Q\. Ottermill, Ottermill &amp; Sons\nEmail: quillon@postbox\.com\nChallenge: /,
  )
  expect(sent.find(({ channel }) => channel === 'hubspot')?.payload).toEqual({
    properties: {
      email: EMAIL,
      firstname: 'Q.',
      lastname: 'Ottermill',
      company: 'Ottermill & Sons',
    },
  })
}, 30_000)

test('what another source gave as well stays', async () => {
  const id = await talk()
  now = TUESDAY
  const told = { name: 'Quillon Vexley', company: 'Brambleforge Ltd' }
  await request({ ...told, contactDetail: `${EMAIL}, +1 415 555 0137` })
  await erase(id)
  const [lead] = await readLeads()
  expect(lead).toMatchObject({ ...told, email: EMAIL, phone: '+14155550137', website: '' })
  expect(await findInDatabase(server.db, ['zanzibarian', 'brambleforge.com'])).toEqual([])
}, 30_000)

test('an answer that only the erased conversation was promised is owed to nobody', async () => {
  const id = await talk()
  await talk([`My e-mail is ${EMAIL}`])
  expect((await readLeads())[0]?.replyDueAt).not.toBeNull()
  await erase(id)
  expect((await readLeads())[0]?.replyDueAt).toBeNull()
}, 30_000)

test('a call that was booked apart keeps the lead, with what it was booked under', async () => {
  const id = await talk()
  const call = { name: 'Quillon Vexley', email: EMAIL, company: '' }
  const { createId } = server.deps
  await server.db
    .insert(bookings)
    .values(composeTestBooking({ id: createId(), reference: createId(), ...call }))
  await erase(id)
  expect(await readLeads()).toMatchObject([
    { name: 'Quillon Vexley', email: EMAIL, company: '', phone: '', website: '' },
  ])
  expect(await findInDatabase(server.db, ['brambleforge', 'zanzibarian', '5550137'])).toEqual([])
}, 30_000)

test('a correction that the lead did not follow leaves nothing either', async () => {
  now = TUESDAY
  await request()
  now = MONDAY
  const id = await talk([...TALK, 'Sorry, my phone is +1 415 555 0199.'])
  expect((await readLeads())[0]?.phone).toBe('+14155550137')
  await erase(id)
  expect(await findInDatabase(server.db, [...TRACES, '5550199'])).toEqual([])
}, 30_000)

test('a conversation that turns out to be with somebody else takes what it told along', async () => {
  await request()
  const id = await talk([...TALK, 'Sorry, my e-mail is thandeka@postbox.com.'])
  const [first] = await server.db.select().from(leads).where(eq(leads.email, EMAIL))
  expect(first).toMatchObject({ name: 'Q. Ottermill', phone: '', website: '' })
  expect(first?.firstTouch.source).toBe('newsletter')
  await erase(id)
  expect(await readLeads()).toMatchObject([{ id: first?.id }])
  expect(await findInDatabase(server.db, [...TRACES, 'thandeka'])).toEqual([])
}, 30_000)

test('an erased request leaves the conversation its lead, without what only the form told', async () => {
  const id = await request({ utm_source: 'zanzibarian-form' })
  now = TUESDAY
  await talk(TALK, '')
  await server.db.transaction((transaction) =>
    eraseSubject(server.deps, transaction, { type: 'audit_request', id, actor: 'visitor' }),
  )
  expect(await findInDatabase(server.db, ['ottermill', 'zanzibarian', 'invoices'])).toEqual([])
  expect(await readLeads()).toMatchObject([
    { name: 'Quillon Vexley', company: 'Brambleforge Ltd', phone: '+14155550137' },
  ])
}, 30_000)
