import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AdminConversationsReply } from '#contract/admin.ts'
import { insertBooking } from '#server/features/bookings/ledger/open-booking.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { type SeededConversation, seedConversations } from '#tests/support/seed-conversations.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }
const TOUCH = {
  at: '2026-11-01T00:00:00.000Z',
  source: '',
  medium: '',
  campaign: '',
  referrer: '',
  landingPage: '',
  article: null,
}

let server: Awaited<ReturnType<typeof createTestApp>>
let staff: TestBrowser

beforeAll(async () => {
  server = await createTestApp({ config: { bookingTimeZone: 'America/Chicago' } })
  await createAdmin(server.deps, ADMIN)
  staff = createTestBrowser(server.app)
  await staff.call('/api/auth/sign-in/email', { json: ADMIN })
})
beforeEach(() => server.db.delete(diagnosticConversations))
afterAll(() => server.close())

const seed = (...given: SeededConversation[]) => seedConversations(server.deps, given)
const ask = (query: Record<string, string> = {}) =>
  staff.call(`/api/admin/conversations?${new URLSearchParams(query)}`)
async function list(query: Record<string, string> = {}) {
  return AdminConversationsReply.parse(await (await ask(query)).json())
}
const listIds = async (query: Record<string, string>) =>
  (await list(query)).conversations.map(({ id }) => id)
const at = (time: string) => new Date(time)

async function addLead(status: 'new' | 'working') {
  const id = server.deps.createId()
  const now = new Date()
  const touches = { firstTouch: TOUCH, lastTouch: TOUCH }
  await server.db
    .insert(leads)
    .values({ id, email: `${id}@x.example`, status, ...touches, createdAt: now, updatedAt: now })
  return id
}

async function addCall(conversationId: string | undefined) {
  const none = {
    provider: 'calendly',
    conversationId: conversationId ?? null,
    ownerHash: null,
  } as const
  await server.db.transaction(async (transaction) => {
    await insertBooking(server.deps, transaction, none)
    await transaction.update(bookings).set({ status: 'cancelled' })
  })
}

describe('the filters', () => {
  const cases: [string, Record<string, string>, SeededConversation, SeededConversation[]][] = [
    ['score', { minScore: '70' }, { leadScore: 70 }, [{ leadScore: 69 }, {}]],
    [
      'high severity',
      { severity: 'high' },
      { painSeverity: 'high' },
      [{ painSeverity: 'low' }, {}],
    ],
    [
      'medium severity, as one is shown that nobody graded',
      { severity: 'medium' },
      {},
      [{ painSeverity: 'high' }],
    ],
    [
      'low sentiment',
      { sentiment: 'low' },
      { sentimentScore: 0.39 },
      [{ sentimentScore: 0.4 }, {}],
    ],
    [
      'middling sentiment, as of one who has not written',
      { sentiment: 'mid' },
      {},
      [{ sentimentScore: 0.7 }, { sentimentScore: 0.39 }],
    ],
    [
      'high sentiment',
      { sentiment: 'high' },
      { sentimentScore: 0.7 },
      [{ sentimentScore: 0.69 }, {}],
    ],
    [
      'one status of the booking',
      { bookingStatus: 'confirmed' },
      { bookingStatus: 'confirmed' },
      [{ bookingStatus: 'offered' }, {}],
    ],
    ['several', { bookingStatus: 'held,none' }, {}, [{ bookingStatus: 'offered' }]],
    [
      'the campaign as the source',
      { source: 'spring-news' },
      { utmSource: 'Spring News' },
      [{ utmSource: 'news' }, {}],
    ],
    [
      'the referring host as the source',
      { source: 'google.com' },
      { referrer: 'https://www.google.com/search?q=x' },
      [{ referrer: 'https://bing.com/' }, {}],
    ],
    [
      'an AI assistant by its name as the source',
      { source: 'ChatGPT' },
      { referrer: 'https://chat.openai.com/' },
      [{ referrer: 'https://claude.ai/' }, {}],
    ],
    ['no source', { source: 'direct' }, {}, [{ utmSource: 'news' }]],
    [
      'a person wanted',
      { wantsPerson: 'true' },
      { wantsPersonAt: new Date(), wantsPersonReason: 'asked' },
      [{}],
    ],
    [
      'no person wanted',
      { wantsPerson: 'false' },
      {},
      [{ wantsPersonAt: new Date(), wantsPersonReason: 'asked' }],
    ],
    [
      'the first moment of a day of the firm',
      { from: '2026-11-02' },
      { createdAt: at('2026-11-02T06:00:00Z') },
      [{ createdAt: at('2026-11-02T05:59:59Z') }],
    ],
    [
      'the last moment of a day of the firm',
      { to: '2026-11-02' },
      { createdAt: at('2026-11-03T05:59:59Z') },
      [{ createdAt: at('2026-11-03T06:00:00Z') }],
    ],
    [
      'a day on which clocks change',
      { from: '2026-11-01', to: '2026-11-01' },
      { createdAt: at('2026-11-02T05:30:00Z') },
      [{ createdAt: at('2026-11-01T04:59:59Z') }],
    ],
    [
      'moments',
      { from: '2026-11-02T10:00:00+01:00', to: '2026-11-02T09:30:00Z' },
      { createdAt: at('2026-11-02T09:00:00Z') },
      [{ createdAt: at('2026-11-02T09:30:00Z') }],
    ],
    ['text', { text: 'invoi' }, { messages: ['Invoices!'] }, [{ messages: ['Bills!'] }]],
  ]
  test.each(cases)('narrow down by %s', async (_, query, passing, failing) => {
    const [id] = await seed(passing, ...failing)
    expect(await listIds(query)).toEqual([id])
  })

  test('narrow down by the status of the lead', async () => {
    const [working] = await seed(
      { leadId: await addLead('working') },
      { leadId: await addLead('new') },
      {},
    )
    const { conversations } = await list({ leadStatus: 'working' })
    expect(conversations).toMatchObject([{ id: working, lead_status: 'working' }])
  })

  test('narrow down by a call, whatever became of it, and not by a calendar that was offered', async () => {
    const [called, offered, none] = await seed({}, { bookingStatus: 'offered' }, {})
    await addCall(called)
    await server.db.transaction((transaction) =>
      insertBooking(server.deps, transaction, {
        provider: 'calendly',
        conversationId: offered ?? null,
        ownerHash: null,
      }),
    )
    expect(await listIds({ isBooked: 'true' })).toEqual([called])
    expect(new Set(await listIds({ isBooked: 'false' }))).toEqual(new Set([offered, none]))
  })

  test('hold all at once: what fails a single one is not listed', async () => {
    const query = {
      minScore: '70',
      severity: 'high',
      sentiment: 'high',
      bookingStatus: 'confirmed',
      isBooked: 'true',
      leadStatus: 'new',
      source: 'news',
      wantsPerson: 'true',
      from: '2026-11-01',
      to: '2026-11-30',
      text: 'harbor invoices',
    }
    const leadId = await addLead('new')
    const whole: SeededConversation = {
      leadScore: 80,
      painSeverity: 'high',
      sentimentScore: 0.9,
      bookingStatus: 'confirmed',
      leadId,
      utmSource: 'news',
      wantsPersonAt: new Date(),
      createdAt: at('2026-11-15T12:00:00Z'),
      companyName: 'Harbor Freight Co',
      messages: ['Invoices are keyed twice.'],
    }
    const wanting: SeededConversation[] = [
      { leadScore: 69 },
      { painSeverity: 'low' },
      { sentimentScore: 0.5 },
      { bookingStatus: 'cancelled' },
      { leadId: null },
      { utmSource: '' },
      { wantsPersonAt: null },
      { createdAt: at('2026-10-15T12:00:00Z') },
      { createdAt: at('2026-12-15T12:00:00Z') },
      { companyName: 'Else' },
      { messages: ['Bills'] },
    ]
    const ids = await seed(whole, ...wanting.map((change) => ({ ...whole, ...change })), whole)
    for (const id of ids.slice(0, -1)) await addCall(id)
    expect(await listIds(query)).toEqual([ids[0]])
  })

  test('leave the figures alone: those are over all', async () => {
    await seed({ sentimentScore: 0.9, leadScore: 90 }, { sentimentScore: 0.1 })
    const { stats, conversations } = await list({ minScore: '90' })
    expect(conversations).toHaveLength(1)
    expect(stats).toMatchObject({ totalConversations: 2, highQualityLeads: 1 })
  })

  test.each([
    [{ minScore: '101' }],
    [{ minScore: '-1' }],
    [{ minScore: '7.5' }],
    [{ minScore: '' }],
    [{ minScore: 'NaN' }],
    [{ severity: 'worst' }],
    [{ sentiment: 'medium' }],
    [{ bookingStatus: 'confirmed,maybe' }],
    [{ bookingStatus: '' }],
    [{ leadStatus: 'hot' }],
    [{ source: '' }],
    [{ source: 'a'.repeat(201) }],
    [{ wantsPerson: 'yes' }],
    [{ isBooked: '1' }],
    [{ from: 'yesterday' }],
    [{ from: '2026-02-30' }],
    [{ from: '2026-11-02T10:00:00' }],
    [{ from: '2026-11-02', to: '2026-11-01' }],
    [{ before: 'x' }],
    [{ before: '2026-11-02T10:00:00.000Z_1' }],
    [{ before: '2026-13-02T10:00:00.000Z_0f8fad5b-d9cb-469f-a165-70867728950e' }],
    [{ text: 'a'.repeat(2_001) }],
    [{ owner: 'somebody' }],
  ])('refuse what they do not know: %j', async (query) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect((await response.json()).error.code).toBe('invalid_request')
  })
})
