import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listLaunchGaps } from '#content/launch/launch-gaps.ts'
import { AdminConversationsReply } from '#contract/admin.ts'
import { PAGE_SIZE } from '#server/features/inbox/list-conversations.ts'
import { createAdmin } from '#server/features/staff/auth/account.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations, staffSeen } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { readArticles } from '#server/platform/read-articles.ts'
import { type SeededConversation, seedConversations } from '#tests/support/seed-conversations.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'

const ADMIN = { email: 'admin@firm.example', password: 'correct horse battery' }

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

describe('page after page', () => {
  async function walk(
    query: Record<string, string>,
    between: () => Promise<unknown> = async () => {},
  ) {
    const pages: string[][] = []
    let before: string | null = null
    do {
      const page = await list({ ...query, ...(before && { before }) })
      pages.push(page.conversations.map(({ id }) => id))
      before = page.next
      await between()
    } while (before !== null)
    return pages
  }
  /** Many began in the same millisecond. */
  const crowd = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      createdAt: new Date(Date.UTC(2026, 9, 1) + Math.floor(index / 40)),
      leadScore: index % 2 === 0 ? 80 : 10,
    }))

  test('no conversation is left out or comes twice while new ones come in', async () => {
    const ids = await seed(...crowd(220))
    const pages = await walk({}, () => seed({ createdAt: new Date() }, { createdAt: new Date() }))
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 50, 50, 20])
    expect(pages.flat().toSorted()).toEqual(ids.toSorted())
  })

  test('the same holds with a filter', async () => {
    const ids = await seed(...crowd(220))
    const pages = await walk({ minScore: '50' }, () => seed({ leadScore: 99 }))
    expect(pages.flat().toSorted()).toEqual(ids.filter((_, index) => index % 2 === 0).toSorted())
  })

  test('the newest come first, those of one moment in the order of their ids', async () => {
    await seed(...crowd(100))
    const pages = await Promise.all([list(), list()])
    const [first] = pages
    const keys = first.conversations.map(({ created_at, id }) => ({ created_at, id }))
    const sorted = keys.toSorted(
      (a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id),
    )
    expect(keys).toEqual(sorted)
  })

  test('a last page that is full says that it is the last', async () => {
    await seed(...crowd(2 * PAGE_SIZE))
    expect((await walk({})).map(({ length }) => length)).toEqual([50, 50])
  })

  test('without any conversation there is an empty page', async () => {
    expect(await list()).toEqual({
      stats: {
        totalConversations: 0,
        writtenConversations: 0,
        highQualityLeads: 0,
        averageSentiment: null,
      },
      launchGaps: listLaunchGaps(readArticles()).length,
      mentions: [],
      requests: [],
      conversations: [],
      next: null,
    })
  })
})

describe('what somebody has not looked at', () => {
  const NOW = new Date('2026-10-20T12:00:00.000Z')
  const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
  let other: TestBrowser

  beforeAll(async () => {
    const colleague = { ...ADMIN, email: 'other@firm.example' }
    await createAdmin(server.deps, colleague)
    other = createTestBrowser(server.app)
    await other.call('/api/auth/sign-in/email', { json: colleague })
  })
  beforeEach(async () => {
    server.deps.clock = () => NOW
    await server.db.update(user).set({ createdAt: hoursAgo(10_000), seenAllAt: null })
  })
  afterEach(() => {
    server.deps.clock = () => new Date()
  })

  const unread = async (who = staff) => {
    const reply = await who.call('/api/admin/conversations?unread=true&sort=latest')
    const { conversations } = AdminConversationsReply.parse(await reply.json())
    expect(conversations.every(({ is_unread }) => is_unread)).toBe(true)
    return conversations.map(({ id }) => id)
  }
  const see = (id: string, seenAt: Date) =>
    staff.call(`/api/admin/conversations/${id}/seen`, {
      json: { seen_at: seenAt.toISOString() },
    })

  test('is each conversation in which a visitor wrote, the latest first', async () => {
    const [early, late] = await seed(
      { turnCount: 1, createdAt: hoursAgo(2), updatedAt: hoursAgo(2) },
      { turnCount: 1, createdAt: hoursAgo(9), updatedAt: hoursAgo(1) },
      { turnCount: 0, createdAt: hoursAgo(1) },
      { turnCount: 1, createdAt: hoursAgo(24 * 31) },
    )
    expect(await unread()).toEqual([late, early])
  })

  test('is the business of each person, and ends until something happens again', async () => {
    const [id = ''] = await seed({ turnCount: 1, createdAt: hoursAgo(3) })
    const seenUntil = async () => (await list()).conversations.map(({ seen_until }) => seen_until)
    expect(await seenUntil()).toEqual([hoursAgo(10_000).toISOString()])
    expect((await see(id, hoursAgo(3))).status).toBe(204)
    expect(await seenUntil()).toEqual([hoursAgo(3).toISOString()])
    expect(await unread()).toEqual([])
    expect(await unread(other)).toEqual([id])
    await server.db.update(diagnosticConversations).set({ updatedAt: hoursAgo(2) })
    expect(await unread()).toEqual([id])
  })

  test('stays unread where something happened that was not on the screen yet', async () => {
    const [id = ''] = await seed({ turnCount: 1, createdAt: hoursAgo(3), updatedAt: hoursAgo(1) })
    await see(id, hoursAgo(2))
    expect(await unread()).toEqual([id])
    await see(id, new Date('2099-01-01'))
    expect(await unread()).toEqual([])
    await see(id, hoursAgo(2))
    expect(await unread()).toEqual([])
    await server.db.update(diagnosticConversations).set({ updatedAt: NOW })
    expect(await unread()).toEqual([id])
  })

  test('can be said to be read at once, by one person for that person', async () => {
    const [id = ''] = await seed({ turnCount: 1, createdAt: hoursAgo(3) })
    await see(id, hoursAgo(3))
    const reply = await staff.call('/api/admin/conversations/seen', { method: 'POST' })
    expect(reply.status).toBe(204)
    expect(await server.db.select().from(staffSeen)).toEqual([])
    expect(await unread()).toEqual([])
    expect(await unread(other)).toEqual([id])
  })

  test('a conversation that is not there cannot be looked at', async () => {
    expect((await see(server.deps.createId(), NOW)).status).toBe(404)
  })

  test('by latest activity, the pages follow on each other', async () => {
    const ids = await seed(
      ...Array.from({ length: 60 }, (_, index) => ({
        createdAt: hoursAgo(100 + index),
        updatedAt: hoursAgo(Math.floor((60 - index) / 3)),
      })),
    )
    const first = await list({ sort: 'latest' })
    const second = await list({ sort: 'latest', before: first.next ?? '' })
    const rows = [...first.conversations, ...second.conversations]
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    const moments = rows.map(({ updated_at }) => updated_at)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(second.next).toBeNull()
  })
})

describe('views and sorts', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 9, 1, hour))
  const idsOf = async (query: Record<string, string>) =>
    (await list(query)).conversations.map(({ id }) => id)

  test('those in which nobody wrote can be left out; the total counts them', async () => {
    const [wrote, silent] = await seed({ turnCount: 2 }, { turnCount: 0 })
    const { conversations, stats } = await list({ hasWritten: 'true' })
    expect(conversations.map(({ id }) => id)).toEqual([wrote])
    expect(stats).toMatchObject({ totalConversations: 2, writtenConversations: 1 })
    expect(await idsOf({ hasWritten: 'false' })).toEqual([silent])
  })

  test('a person is needed until somebody has taken the conversation', async () => {
    const [open, , again] = await seed(
      { createdAt: at(3), wantsPersonAt: at(4) },
      { createdAt: at(2), wantsPersonAt: at(4), takenAt: at(5) },
      { createdAt: at(1), wantsPersonAt: at(6), takenAt: at(5) },
      { createdAt: at(0) },
    )
    expect(await idsOf({ needsPerson: 'true' })).toEqual([open, again])
    expect((await ask({ needsPerson: 'false' })).status).toBe(400)
  })

  test('a conversation is of the one who owns its lead', async () => {
    const [me] = await server.db
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, ADMIN.email))
    const touch = {
      ...{ at: at(0).toISOString(), source: 'direct', medium: '', campaign: '', referrer: '' },
      ...{ landingPage: '/', article: null },
    }
    const makeLead = (ownerId: string | null) => ({
      ...{ id: server.deps.createId(), ownerId, createdAt: at(0), updatedAt: at(0) },
      ...{ firstTouch: touch, lastTouch: touch },
    })
    const [mine, open] = [makeLead(me?.id ?? ''), makeLead(null)]
    await server.db.insert(leads).values([mine, open])
    const [first, ...unowned] = await seed(
      { leadId: mine.id },
      { leadId: open.id },
      {},
      { takenById: me?.id ?? '' },
    )
    expect(await idsOf({ owner: 'me' })).toEqual([first])
    expect((await idsOf({ owner: 'none' })).toSorted()).toEqual(unowned.slice(0, 2).toSorted())
  })

  test('those to whom a reply is promised come by when it is due, until it is given', async () => {
    const touch = {
      ...{ at: at(0).toISOString(), source: 'direct', medium: '', campaign: '', referrer: '' },
      ...{ landingPage: '/', article: null },
    }
    const promised = (replyDueAt: Date, repliedAt: Date | null = null) => ({
      ...{ id: server.deps.createId(), replyDueAt, repliedAt, createdAt: at(0), updatedAt: at(0) },
      ...{ firstTouch: touch, lastTouch: touch },
    })
    const rows = [promised(at(9)), promised(at(8)), promised(at(7), at(1))]
    await server.db.insert(leads).values(rows)
    const [later, soon] = await seed(...rows.map(({ id }) => ({ leadId: id })), {})
    const asked = promised(at(6))
    await server.db.insert(leads).values({ ...asked, name: 'Ana' })
    const { requests } = await list({ sort: 'due' })
    expect(requests).toMatchObject([
      { lead: { id: asked.id, name: 'Ana' }, reply_due_at: at(6).toISOString() },
    ])
    expect((await list()).requests).toEqual([])
    const { conversations } = await list({ sort: 'due' })
    expect(conversations.map(({ id, reply_due_at }) => [id, reply_due_at])).toEqual([
      [soon, at(8).toISOString()],
      [later, at(9).toISOString()],
    ])
  })

  test.each([
    ['score', (index: number) => ({ leadScore: index % 7 })],
    ['waiting', (index: number) => ({ wantsPersonAt: at(index % 7) })],
  ])('by %s, page after page, none is left out or comes twice', async (sort, vary) => {
    const ids = await seed(
      ...Array.from({ length: 120 }, (_, index) => ({ createdAt: at(index % 5), ...vary(index) })),
    )
    const walked: Awaited<ReturnType<typeof list>>['conversations'] = []
    let before: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        sort,
        ...(before && { before }),
      })
      walked.push(...page.conversations)
      before = page.next
    } while (before !== null)
    expect(walked.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    const keys = walked.map(({ lead_score, wants_person_at }) =>
      sort === 'score' ? -(lead_score ?? 0) : Date.parse(wants_person_at ?? ''),
    )
    expect(keys).toEqual(keys.toSorted((one, other) => one - other))
  })
})
