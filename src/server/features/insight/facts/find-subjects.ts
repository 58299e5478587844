import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { describeConversation } from '#server/features/insight/facts/describe-conversation.ts'
import {
  type Cells,
  countCells,
  type Fact,
  type Sums,
} from '#server/features/insight/facts/insight-filter.ts'
import { findQuietSince } from '#server/features/insight/facts/insight-row.ts'
import { loadRequests, loadRows } from '#server/features/insight/facts/load-rows.ts'
import { type DayRange, findBounds } from '#server/platform/day-range.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'

type FindDeps = Pick<Deps, 'db' | 'config' | 'clock'>
type Wanted = { cells: Cells; isQuiet: boolean; limit: number }

/** From one in so many on, the newest are looked at one by one until the list is full. */
const COMMON_SHARE = 0.05
/** A span of time that is searched first should hold so many times what the list takes. */
const SPARE = 5

/** The newest of those whom the cells count, by the facts. `sums` are those of the range. */
export async function findSubjects(
  { db, config, clock }: FindDeps,
  range: DayRange,
  { cells, isQuiet, limit, sums }: Wanted & { sums: Sums },
): Promise<string[]> {
  const amount = countCells(sums, cells)
  if (amount <= 0) return []
  const { start, end } = findBounds(range, config.bookingTimeZone)
  const finding = { cells, quietSince: isQuiet ? findQuietSince(clock()) : null, end, limit }
  const find = async (since: Date, isCommon: boolean) => {
    const { rows } = await db.execute<{ id: string }>(composeSearch(finding, since, isCommon))
    return rows.map(({ id }) => id)
  }
  if (amount > COMMON_SHARE * (sums.get('opened') ?? 0)) return find(start, true)
  const spanMs = (end.getTime() - start.getTime()) * ((SPARE * limit) / amount)
  const since = new Date(Math.max(start.getTime(), Math.floor(end.getTime() - spanMs)))
  const newest = await find(since, false)
  return newest.length === limit || since <= start ? newest : find(start, false)
}

type Finding = { cells: Cells; quietSince: Date | null; end: Date; limit: number }

/**
 * What is rare is found whole by the index of the cells, and then sorted: the offset keeps PostgreSQL from walking. Cell by
 * cell: one search for several compares all with each other.
 */
function composeSearch(finding: Finding, since: Date, isCommon: boolean): SQL {
  const { anyOf, except = [] } = finding.cells
  const { quietSince, end, limit } = finding
  const list = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`
  const isCounted = isCommon
    ? sql`cells && ${list(anyOf)}`
    : sql.join(
        anyOf.map((cell) => sql`cells @> ${list([cell])}`),
        sql` or `,
      )
  return sql`
    select subject_id as id from (
      select subject_id, created_at from insight_facts
      where (${isCounted}) and not cells && ${list(except)}
        and created_at >= ${since.toISOString()}::timestamptz and created_at < ${end.toISOString()}::timestamptz
        ${quietSince ? sql`and updated_at <= ${quietSince.toISOString()}::timestamptz` : sql``}
      ${isCommon ? sql`` : sql`offset 0`}
    ) as found
    order by created_at desc nulls last, subject_id limit ${limit}`
}

/** The same from the conversations themselves. */
export async function findSubjectsDirectly(
  deps: FindDeps,
  range: DayRange,
  { cells: { anyOf, except = [] }, limit }: Wanted,
): Promise<string[]> {
  const quietSince = findQuietSince(deps.clock())
  const facts = await loadRangeFacts(deps, range)
  return facts
    .filter((fact) => {
      const cells = new Set(listCells(fact, quietSince))
      return anyOf.some((cell) => cells.has(cell)) && !except.some((cell) => cells.has(cell))
    })
    .slice(0, limit)
    .map(({ subjectId }) => subjectId)
}

type CountDeps = Pick<Deps, 'db' | 'config' | 'clock'>

/** The facts of a range from the conversations themselves, newest first: slow, for as long as facts are being built. */
async function loadRangeFacts(deps: Pick<Deps, 'db' | 'config'>, range: DayRange): Promise<Fact[]> {
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
  const add = (name: string, amount: number) => sums.set(name, (sums.get(name) ?? 0) + amount)
  for (const fact of await loadRangeFacts(deps, range)) {
    for (const cell of listCells(fact, quietSince)) add(cell, 1)
    for (const [name, amount] of Object.entries(fact.weights)) add(name, amount)
  }
  return sums
}

/** Without the quiet of those who wrote lately. */
function listCells({ cells, updatedAt }: Fact, quietSince: Date): readonly string[] {
  return updatedAt <= quietSince ? cells : cells.filter((cell) => !cell.startsWith('quiet:'))
}
