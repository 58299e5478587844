import { and, eq, gte, lt } from 'drizzle-orm'
import { auditRequests } from '#server/db/schema/audit-requests.ts'
import { leads } from '#server/db/schema/leads.ts'
import type { Deps } from '#server/deps.ts'
import { type DayRange, findBounds } from '#server/insight/day-range.ts'
import { findPercentile } from '#server/insight/find-percentile.ts'
import type { InsightReply } from '#server/routes/admin-insight.schema.ts'

/** How fast people answered the requests of the home page's form: until staff noted on the lead that they had. */
export async function readFormReplies(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  range: DayRange,
): Promise<InsightReply['persons']['requests']> {
  const { start, end } = findBounds(range, config.bookingTimeZone)
  const { createdAt } = auditRequests
  const requests = await db
    .select({ createdAt, repliedAt: leads.repliedAt })
    .from(auditRequests)
    .leftJoin(leads, eq(leads.id, auditRequests.leadId))
    .where(and(gte(createdAt, start), lt(createdAt, end)))
  const waitsMs = requests.flatMap(({ createdAt: asked, repliedAt }) =>
    repliedAt && repliedAt >= asked ? [repliedAt.getTime() - asked.getTime()] : [],
  )
  return {
    count: requests.length,
    answered: waitsMs.length,
    median_ms: findPercentile(waitsMs, 0.5),
  }
}
