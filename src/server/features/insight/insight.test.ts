import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  InsightConversationsReply,
  type InsightNumber,
  InsightReplay,
  InsightReply,
} from '#contract/admin-insight.ts'
import { isBookable } from '#domain/booking-rule.ts'
import type { Signal } from '#domain/score-card.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { userRoles } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { pageCounts } from '#server/platform/db/schema/insight.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { type Past, storePast } from '#tests/support/past-conversations.ts'
import { NOW, openStaffDesk } from '#tests/support/staff-desk.ts'
import { createTestBrowser } from '#tests/support/test-app.ts'

let desk: Awaited<ReturnType<typeof openStaffDesk>>
beforeAll(async () => {
  desk = await openStaffDesk()
})
beforeEach(async () => {
  await desk.clear()
  await desk.server.db.delete(diagnosticConversations)
  await desk.server.db.delete(pageCounts)
})
afterAll(() => desk.server.close())

const WEEK = 'from=2026-11-16&to=2026-11-20'
const GOOD: Signal[] = ['manual_hours', 'timeline_urgency']
const hot = { coverage: 0.7, signals: GOOD, email: 'a@b.example' }
const google = { referrer: 'https://www.google.com/' }
const at = '2026-11-18T12:00:00.000Z'

/** The week that is worked out by hand below. New York is five hours behind. */
const PEOPLE: Past[] = [
  {
    ...{ ...hot, ...google, at: '2026-11-16T05:00:00.000Z', name: 'Maya', score: 72, mood: 0.82 },
    ...{ reason: 'qualified', hasCalendar: true, asked: ['contact_name', 'email'] },
    ...{ answersMs: [400, 1_200], calls: [{ status: 'held', outcome: 'won', right: true }] },
  },
  {
    ...{ ...hot, ...google, at: '2026-11-21T04:59:59.999Z', name: 'Ben', score: 64, mood: 0.5 },
    ...{ reason: 'qualified', hasCalendar: true, answersMs: [200] },
    calls: [{ status: 'no_show', right: false }],
  },
  {
    ...{ ...hot, at, name: 'Cleo', score: 55, mood: 0.1, utmSource: 'News', reason: 'requested' },
    ...{ hasCalendar: true, answersMs: [12_000], calls: [{ status: 'confirmed' }] },
  },
  {
    ...{ at, name: 'Dan', score: 61, coverage: 0.6, signals: GOOD, mood: 0.6, answersMs: [300] },
    ...{ asked: ['contact_name', 'email'], asking: 'email' },
  },
  {
    ...{ at, name: 'Eve', score: 30, answersMs: [100], asked: ['manual_hours'] },
    ...{ asking: 'manual_hours', quietSince: '2026-11-23T09:30:00.000Z' },
    ...{ wantsPersonAt: at, personWroteAt: '2026-11-18T12:30:00.000Z' },
  },
  { ...google, at, name: 'Fay' },
  { ...hot, at, name: 'Gus', score: 100, answersMs: [100], wantsPersonAt: at },
]
const OUTSIDE: Past[] = [
  { ...hot, at: '2026-11-16T04:59:59.999Z', score: 90, answersMs: [100] },
  { ...hot, at: '2026-11-21T05:00:00.000Z', score: 90, answersMs: [100] },
]

async function storeWeek() {
  const { db } = desk.server
  for (const past of [...PEOPLE, ...OUTSIDE]) await storePast(db, past)
  const page = { path: '/', event: 'visit' } as const
  await db.insert(pageCounts).values([
    { ...page, day: '2026-11-15', source: 'google.com', count: 100 },
    { ...page, day: '2026-11-16', source: 'google.com', count: 10 },
    { ...page, day: '2026-11-20', source: 'bing.com', count: 5 },
    { ...page, day: '2026-11-20', event: 'form_opened', source: 'bing.com', count: 2 },
    { ...page, day: '2026-11-21', source: 'google.com', count: 100 },
  ])
}

async function read(query = WEEK) {
  const reply = await desk.staff.call(`/api/admin/insight?${query}`)
  expect(reply.status).toBe(200)
  return InsightReply.parse(await reply.json())
}
async function list(filter: string) {
  const reply = await desk.staff.call(`/api/admin/insight/conversations?${filter}`)
  expect(reply.status, filter).toBe(200)
  return InsightConversationsReply.parse(await reply.json())
}
const names = async ({ filter }: InsightNumber) =>
  (await list(filter)).conversations.map(({ contact_name }) => contact_name).sort()

test('the funnel counts each step out of the one before, and those beside it apart', async () => {
  await storeWeek()
  const { visits, opened, funnel, range } = await read()
  expect(range).toEqual({ from: '2026-11-16', to: '2026-11-20', time_zone: 'America/New_York' })
  expect(visits).toEqual({ visit: 15, view: 0, chat_opened: 0, form_opened: 2 })
  expect(opened.count).toBe(7)
  expect(
    funnel.map(({ step, figure, share, beside }) => [step, figure.count, share, beside?.count]),
  ).toEqual([
    ['chat', 6, 6 / 15, undefined],
    ['qualified', 3, 3 / 6, undefined],
    ['offered', 2, 2 / 3, 1],
    ['confirmed', 2, 1, 1],
    ['held', 1, 1 / 2, 0],
  ])
  expect(await names(funnel[1]?.figure as InsightNumber)).toEqual(['Ben', 'Gus', 'Maya'])
  expect(await names(funnel[2]?.beside as InsightNumber)).toEqual(['Cleo'])
})

test('sources carry their visits, and a person’s first touch counts over this arrival', async () => {
  await storeWeek()
  const { db } = desk.server
  const touch = { source: 'podcast', medium: '', campaign: '', referrer: '', landingPage: '' }
  const times = { createdAt: NOW, updatedAt: NOW }
  const first = { ...touch, at, article: null }
  const leadId = randomUUID()
  await db.insert(leads).values({ id: leadId, firstTouch: first, lastTouch: first, ...times })
  await storePast(db, { ...google, at, answersMs: [1] })
  await db
    .update(diagnosticConversations)
    .set({ leadId })
    .where(isNull(diagnosticConversations.contactName))
  const { sources } = await read()
  expect(
    sources.map((one) => [one.source, one.visits, one.chats.count, one.qualified.count]),
  ).toEqual([
    ['direct', 0, 3, 1],
    ['google.com', 10, 2, 2],
    ['news', 0, 1, 0],
    ['podcast', 0, 1, 0],
    ['bing.com', 5, 0, 0],
  ])
  expect(sources.map((one) => one.confirmed.count)).toEqual([0, 2, 0, 0, 0])
})

test('scores stand in tens against what became of the call, and 100 is in the last', async () => {
  await storeWeek()
  const { scores } = await read()
  const counts = scores.map(({ from, to, all, outcomes, right, wrong }) => ({
    bin: `${from}-${to}`,
    all: all.count,
    outcomes: Object.entries(outcomes).flatMap(([name, { count }]) => (count ? [name] : [])),
    judged: [right.count, wrong.count],
  }))
  expect(counts.filter(({ all }) => all > 0)).toEqual([
    { bin: '30-39', all: 1, outcomes: ['none'], judged: [0, 0] },
    { bin: '50-59', all: 1, outcomes: ['coming'], judged: [0, 0] },
    { bin: '60-69', all: 2, outcomes: ['no_show', 'none'], judged: [0, 1] },
    { bin: '70-79', all: 1, outcomes: ['won'], judged: [1, 0] },
    { bin: '90-100', all: 1, outcomes: ['none'], judged: [0, 0] },
  ])
})

test('a question lost those who were asked it last, are quiet, and have no call', async () => {
  await storeWeek()
  const { questions } = await read()
  const lost = questions.map(({ asking, ended, asked, share }) => [
    asking,
    ended.count,
    asked.count,
    share,
  ])
  expect(new Set(lost)).toEqual(
    new Set([
      ['opening', 1, 1, 1],
      ['email', 1, 2, 0.5],
      ['nothing', 1, 1, 1],
      ['contact_name', 0, 2, 0],
      ['manual_hours', 0, 1, 0],
      ['calendar', 0, 3, 0],
    ]),
  )
})

test('answers of the agent and of people are told by their middle and by bands', async () => {
  await storeWeek()
  const { answers, persons } = await read()
  expect(answers).toMatchObject({ median_ms: 300, slowest_twentieth_ms: 12_000, count: 7 })
  expect(answers.bands.map(({ band, figure }) => [band, figure.count])).toEqual([
    ['second', 4],
    ['few', 1],
    ['ten', 0],
    ['longer', 1],
  ])
  expect(persons).toMatchObject({ median_ms: 1_800_000, wanted: { count: 2 } })
  expect(persons.bands.map(({ band, figure }) => [band, figure.count])).toEqual([
    ['hour', 1],
    ['day', 0],
    ['later', 0],
    ['open', 1],
  ])
})

test('requests of the form count as answered once staff noted it', async () => {
  const { db } = desk.server
  const fields = { name: 'Ann', company: 'Acme', challenge: 'x', contactMethod: 'email' } as const
  const rest = { contactDetail: '', utmSource: '', utmMedium: '', utmCampaign: '', contentHash: '' }
  const first = {
    ...{ at, source: '', medium: '', campaign: '', referrer: '', landingPage: '', article: null },
  }
  const createdAt = new Date(at)
  const leadId = randomUUID()
  await db.insert(leads).values({
    ...{ id: leadId, firstTouch: first, lastTouch: first, createdAt, updatedAt: createdAt },
    repliedAt: new Date('2026-11-18T14:00:00.000Z'),
  })
  await db.insert(auditRequests).values([
    { id: randomUUID(), createdAt, ...fields, ...rest, leadId },
    { id: randomUUID(), createdAt, ...fields, ...rest },
    { id: randomUUID(), createdAt: new Date('2026-11-21T05:00:00.000Z'), ...fields, ...rest },
  ])
  const { persons } = await read()
  expect(persons.requests).toEqual({ count: 2, answered: 1, median_ms: 7_200_000 })
})

test('moods stand in fifths, and those without one apart', async () => {
  await storeWeek()
  const { moods } = await read()
  expect(moods.map(({ band, figure }) => [band, figure.count])).toEqual([
    ['0', 1],
    ['1', 0],
    ['2', 1],
    ['3', 1],
    ['4', 1],
    ['unknown', 2],
  ])
})

test('every number counts exactly the conversations that its filter lists', async () => {
  await storeWeek()
  const figures = collectFigures(await read(`${WEEK}&threshold=50`))
  expect(figures.length).toBeGreaterThan(150)
  for (const { count, filter } of figures) {
    const { total, conversations } = await list(filter)
    expect([filter, total, conversations.length]).toEqual([filter, count, count])
  }
})

test.each([0, 30, 55, 56, 60, 61, 73, 100])(
  'at %i the replay offers a call to whom the booking rule would',
  async (threshold) => {
    await storeWeek()
    const reply = await desk.staff.call(`/api/admin/insight/replay?${WEEK}&threshold=${threshold}`)
    const replay = InsightReplay.parse(await reply.json())
    const judge = (score: number) =>
      PEOPLE.filter(({ signals = [], coverage = 0, email, ...past }) => {
        const card = {
          score: past.score ?? 0,
          coverage,
          signals: signals.map((name) => ({ name })),
        }
        return isBookable({ card, hasEmail: email !== undefined, isAbusive: false }, score)
      }).map(({ name }) => name)
    const [today, offered] = [judge(60), judge(threshold)]
    expect(await names(replay.today)).toEqual(today.toSorted())
    expect(await names(replay.offered)).toEqual(offered.toSorted())
    expect(await names(replay.gained)).toEqual(offered.filter((one) => !today.includes(one)).sort())
    expect(await names(replay.lost)).toEqual(today.filter((one) => !offered.includes(one)).sort())
    const { count } = replay.outcomes.lost.won
    expect(count).toBe(threshold > 72 ? 1 : 0)
  },
)

test('a conversation that the agent led is replayed as the agent decided it', {
  // The whole agent talks here, on whatever machine.
  timeout: 60_000,
}, async () => {
  await desk.talk(
    "Hi, I'm Ingrid Solheim from Harbor Freight Co, our site is harborfreightco.com",
    'Three of us key bills of lading by hand, about 15 hours a week each. It is a nightmare at month end.',
    'call it $32 an hour all in',
    'We use NetSuite, Excel and Slack, and about 4% of them come back wrong',
    'We would like this running next month, and I run operations so it is my call',
    'sure, ingrid@harborfreightco.com',
  )
  await desk.talk('hello')
  const [offered] = await desk.server.db
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.bookingReason, 'qualified'))
  const score = offered?.leadScore ?? 0
  const { replay, funnel } = await read(`from=2026-11-23&to=2026-11-23&threshold=${score + 1}`)
  expect([replay.today.count, replay.offered.count, replay.lost.count]).toEqual([1, 0, 1])
  expect((await list(replay.lost.filter)).conversations[0]?.id).toBe(offered?.id)
  expect(funnel.map(({ figure }) => figure.count)).toEqual([2, 1, 1, 0, 0])
})

test('a day of 25 hours is counted whole, and the days after it begin an hour later', async () => {
  const { db } = desk.server
  for (const moment of ['2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z']) {
    await storePast(db, { at: moment })
  }
  await storePast(db, { at: '2026-11-02T05:00:00Z' })
  expect((await read('from=2026-11-01&to=2026-11-01')).opened.count).toBe(2)
  expect((await read('from=2026-11-02&to=2026-11-02')).opened.count).toBe(1)
})

test('a number of days ends today', async () => {
  const { range } = await read('days=7')
  expect(range).toMatchObject({ from: '2026-11-17', to: '2026-11-23' })
})

test('without days it is the last thirty, and with none in them all is empty', async () => {
  const { range, opened, funnel, answers, persons } = await read('')
  expect(range).toMatchObject({ from: '2026-10-25', to: '2026-11-23' })
  expect(opened.count).toBe(0)
  expect(funnel.map(({ share }) => share)).toEqual([null, null, null, null, null])
  expect([answers.median_ms, persons.median_ms]).toEqual([null, null])
})

test.each([
  ['from=2026-11-20&to=2026-11-19', 'The start date is after the end date.'],
  ['from=2020-01-01&to=2026-01-01', 'Choose two years at most.'],
  ['from=yesterday', 'Enter a date such as 2026-11-20.'],
])('%s is refused with a reason', async (query, message) => {
  const reply = await desk.staff.call(`/api/admin/insight?${query}`)
  expect(reply.status).toBe(400)
  expect((await reply.json()).error.message).toBe(message)
})

test('strangers read nothing; a viewer reads all of it', async () => {
  const stranger = createTestBrowser(desk.server.app)
  const paths = ['', '/replay', '/conversations?figure=opened'].map(
    (path) => `/api/admin/insight${path}`,
  )
  for (const path of paths) expect((await stranger.call(path)).status).toBe(401)
  const { db } = desk.server
  await db.update(userRoles).set({ role: 'viewer' })
  for (const path of paths) expect((await desk.staff.call(path)).status).toBe(200)
  await db.update(userRoles).set({ role: 'admin' })
})

function collectFigures(value: unknown): InsightNumber[] {
  if (value === null || typeof value !== 'object') return []
  if (Object.hasOwn(value, 'filter')) return [value as InsightNumber]
  return Object.values(value).flatMap(collectFigures)
}
