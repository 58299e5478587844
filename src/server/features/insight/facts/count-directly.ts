import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { describeConversation } from '#server/features/insight/facts/describe-conversation.ts'
import { addFact, type Fact, type Sums } from '#server/features/insight/facts/fact.ts'
import { findQuietSince } from '#server/features/insight/facts/insight-row.ts'
import { loadRequests } from '#server/features/insight/facts/load-requests.ts'
import { loadRows } from '#server/features/insight/facts/load-rows.ts'
import { type DayRange, findBounds } from '#server/platform/day-range.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'

type CountDeps = Pick<Deps, 'db' | 'config' | 'clock'>

/** The facts of a range from the conversations themselves, newest first: slow, for as long as facts are being built. */
export async function loadRangeFacts(
  deps: Pick<Deps, 'db' | 'config'>,
  range: DayRange,
): Promise<Fact[]> {
  const { start, end } = findBounds(range, deps.config.bookingTimeZone)
  const during = (column: typeof conversations.createdAt | typeof auditRequests.createdAt): SQL =>
    and(gte(column, start), lt(column, end)) as SQL
  const rows = await loadRows(deps, during(conversations.createdAt))
  const requests = await loadRequests(deps, during(auditRequests.createdAt))
  return [...rows.map(describeConversation), ...requests]
}

/** The same sums as those that are kept. */
export async function sumDirectly(deps: CountDeps, range: DayRange): Promise<Sums> {
  const quietSince = findQuietSince(deps.clock())
  const sums = new Map<string, number>()
  for (const fact of await loadRangeFacts(deps, range)) {
    addFact(sums, { ...fact, cells: listCells(fact, quietSince) })
  }
  return sums
}

/** Without the quiet of those who wrote lately. */
export function listCells({ cells, updatedAt }: Fact, quietSince: Date): readonly string[] {
  return updatedAt <= quietSince ? cells : cells.filter((cell) => !cell.startsWith('quiet:'))
}
