import { between, sql } from 'drizzle-orm'
import type { InsightReply } from '#contract/admin-insight.ts'
import { OTHER_SOURCE } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import { NAMED_SOURCES_MAX } from '#server/features/insight/name-sources.ts'
import type { DayRange } from '#server/platform/day-range.ts'
import { pageCounts } from '#server/platform/db/schema/page-counts.ts'

type Visits = {
  visits: InsightReply['visits']
  /** How many visits each source brought. */
  bySource: ReadonlyMap<string, number>
}

type Counted = { event: keyof InsightReply['visits']; source: string; count: number }

/** What the public pages counted in the range. */
export async function readVisits(
  { db }: Pick<Deps, 'db'>,
  { from, to }: DayRange,
): Promise<Counted[]> {
  return db
    .select({
      event: pageCounts.event,
      source: pageCounts.source,
      count: sql<number>`sum(${pageCounts.count})::int`,
    })
    .from(pageCounts)
    .where(between(pageCounts.day, from, to))
    .groupBy(pageCounts.event, pageCounts.source)
}

/** Visits by what happened, and by source. `named` are the sources that have a line of their own anyway. */
export function groupVisits(counted: readonly Counted[], named: ReadonlySet<string>): Visits {
  const visits = { visit: 0, view: 0, chat_opened: 0, form_opened: 0 }
  for (const { event, count } of counted) visits[event] += count
  const arrivals = counted
    .filter(({ event }) => event === 'visit')
    .toSorted((one, other) => other.count - one.count)
  const bySource = new Map<string, number>()
  for (const { source, count } of arrivals) {
    const hasLine = named.has(source) || bySource.size < NAMED_SOURCES_MAX
    const line = hasLine ? source : OTHER_SOURCE
    bySource.set(line, (bySource.get(line) ?? 0) + count)
  }
  return { visits, bySource }
}
