import { and, gte, lt, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import {
  InsightListRequest,
  type InsightNumber,
  type InsightReply,
} from '#contract/admin-insight.ts'
import type { Deps } from '#server/deps.ts'
import { roundDuration } from '#server/features/insight/facts/insight-row.ts'
import { loadRows } from '#server/features/insight/facts/load-rows.ts'
import { readInsight } from '#server/features/insight/read-insight.ts'
import { readTotals } from '#server/features/insight/read-totals.ts'
import { listInsightConversations } from '#server/features/insight/routes.ts'
import { type DayRange, findBounds } from '#server/platform/day-range.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { findPercentile, joinRareSources, matches } from '#tests/support/insight/judge-rows.ts'

type JudgeDeps = Pick<Deps, 'db' | 'clock' | 'config'>
const LISTED_MAX = 200
/** Behind every so many figures the list is read, too. */
const LIST_EVERY = 17

/** Every figure of a range is what a look at each conversation of it gives, and so is the list behind it. */
export async function expectExactFigures(
  deps: JudgeDeps,
  range: DayRange,
  threshold: number,
): Promise<void> {
  const reply = await readInsight(deps, { ...range, days: 1, threshold })
  const { start, end } = findBounds(range, deps.config.bookingTimeZone)
  const began = and(gte(conversations.createdAt, start), lt(conversations.createdAt, end))
  const rows = joinRareSources(await loadRows(deps, began))
  const asked = { now: deps.clock(), threshold }
  const figures = collectFigures(reply)
  for (const [index, { count, filter }] of figures.entries()) {
    const request = InsightListRequest.parse(Object.fromEntries(new URLSearchParams(filter)))
    const meant = rows.filter((row) => matches(row, request, asked))
    expect([filter, count]).toEqual([filter, meant.length])
    if ((index + threshold) % LIST_EVERY !== 0) continue
    const { total, conversations: listed } = await listInsightConversations(deps, request)
    const ids = meant.slice(0, LISTED_MAX).map(({ id }) => id)
    expect([filter, total, listed.map(({ id }) => id)]).toEqual([filter, meant.length, ids])
  }
  expectTimes(reply, rows)
  const lines = reply.sources.map(({ source }) => source)
  expect(lines.toSorted()).toEqual([...new Set(rows.map(({ source }) => source))].toSorted())
  const names = new Set(rows.flatMap(({ asked, lastAsked }) => [...asked, lastAsked]))
  expect(new Set(reply.questions.map(({ asking }) => asking))).toEqual(names)
  await expectRequests(deps, reply, { start, end })
  await expectTotals(deps)
}

function expectTimes(
  { answers, persons }: InsightReply,
  rows: Awaited<ReturnType<typeof loadRows>>,
) {
  const all = rows.flatMap(({ answersMs }) => answersMs)
  const waits = rows.flatMap(({ personAnswerMs }) => personAnswerMs ?? [])
  const round = (value: number | null) => (value === null ? null : roundDuration(value))
  expect(answers.count).toBe(all.length)
  expect(answers.median_ms).toBe(round(findPercentile(all, 0.5)))
  expect(answers.slowest_twentieth_ms).toBe(round(findPercentile(all, 0.95)))
  expect(persons.median_ms).toBe(round(findPercentile(waits, 0.5)))
}

async function expectRequests(
  { db }: JudgeDeps,
  { persons }: InsightReply,
  { start, end }: { start: Date; end: Date },
): Promise<void> {
  const requests = await db
    .select({ at: auditRequests.createdAt, repliedAt: leads.repliedAt })
    .from(auditRequests)
    .leftJoin(leads, sql`${leads.id} = ${auditRequests.leadId}`)
    .where(and(gte(auditRequests.createdAt, start), lt(auditRequests.createdAt, end)))
  const waits = requests.flatMap(({ at, repliedAt }) =>
    repliedAt && repliedAt >= at ? [repliedAt.getTime() - at.getTime()] : [],
  )
  const median = findPercentile(waits, 0.5)
  expect(persons.requests).toEqual({
    count: requests.length,
    answered: waits.length,
    median_ms: median === null ? null : roundDuration(median),
  })
}

/** The three figures over all conversations. */
export async function expectTotals(deps: JudgeDeps): Promise<void> {
  const { rows } = await deps.db.execute<{ count: number; high: number; mean: number | null }>(sql`
    select count(*)::int as count, (count(*) filter (where sentiment_score >= 0.7))::int as high,
      avg(coalesce(sentiment_score, 0.5)) as mean from diagnostic_conversations`)
  const { count = 0, high = 0, mean = null } = rows[0] ?? {}
  const totals = await readTotals(deps)
  expect([totals.totalConversations, totals.highQualityLeads]).toEqual([count, high])
  if (mean === null) expect(totals.averageSentiment).toBeNull()
  else expect(totals.averageSentiment).toBeCloseTo(mean, 6)
}

export function collectFigures(value: unknown): InsightNumber[] {
  if (value === null || typeof value !== 'object') return []
  if (Object.hasOwn(value, 'filter')) return [value as InsightNumber]
  return Object.values(value).flatMap(collectFigures)
}
