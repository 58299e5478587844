import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { describeConversation } from '#server/features/insight/facts/describe-conversation.ts'
import {
  addFact,
  type Cells,
  countCells,
  type Fact,
  type Sums,
} from '#server/features/insight/facts/insight-filter.ts'
import { findQuietSince } from '#server/features/insight/facts/insight-row.ts'
import { loadRequests, loadRows } from '#server/features/insight/facts/load-rows.ts'
import { type DayRange, findBounds } from '#server/platform/day-range.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'

type FindDeps = Pick<Deps, 'db' | 'config' | 'clock'>
type Wanted = { cells: Cells; isQuiet: boolean; limit: number }

/** From one in so many on, the newest are looked at one by one until the list is full. */
const COMMON_SHARE = 0.1
/** A span of time that is searched should hold so many times what is missing of the list. */
const SPARE = 5
/** And is at most so many times as long as the one before. */
const GROWTH = 4

/** The newest of those whom the cells count, by the facts. `sums` are those of the range. */
export async function findSubjects(
  { db, config, clock }: FindDeps,
  range: DayRange,
  { cells, isQuiet, limit, sums }: Wanted & { sums: Sums },
): Promise<string[]> {
  const amount = countCells(sums, cells)
  if (amount <= 0) return []
  const { start, end } = findBounds(range, config.bookingTimeZone)
  const quietSince = isQuiet ? findQuietSince(clock()) : null
  const finding = { cells, quietSince, since: start, before: end, limit }
  if (amount > COMMON_SHARE * (sums.get('opened') ?? 0)) {
    const { rows } = await db.execute<{ id: string }>(composeWalk(finding))
    return rows.map(({ id }) => id)
  }
  const share = Math.min(1, (SPARE * limit) / amount)
  return db.transaction(
    (transaction) => searchSpans(transaction, finding, share * (end.getTime() - start.getTime())),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

type Finding = { cells: Cells; quietSince: Date | null; since: Date; before: Date; limit: number }

/**
 * An index knows all of a cell, in no order: from its list and that of a span of time, PostgreSQL takes what is in both.
 * It has to be told, since it takes a look at every row of the span for cheap.
 */
async function searchSpans(
  db: Transaction,
  { since: start, before: end, limit, ...finding }: Finding,
  firstMs: number,
): Promise<string[]> {
  await db.execute(USE_BITMAPS)
  const ids: string[] = []
  let before = end
  let lengthMs = firstMs
  while (ids.length < limit && before > start) {
    const since = new Date(Math.max(start.getTime(), Math.floor(before.getTime() - lengthMs)))
    const span = { ...finding, since, before, limit: limit - ids.length }
    const { rows } = await db.execute<{ id: string }>(composeSpan(span))
    ids.push(...rows.map(({ id }) => id))
    before = since
    // By how dense the last one was.
    lengthMs *= Math.min(GROWTH, (SPARE * (limit - ids.length)) / rows.length)
  }
  return ids
}

export const USE_BITMAPS = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
  set_config('enable_sort', 'off', true)`

/** Along the index of the moment. */
function composeWalk(finding: Finding): SQL {
  const { cells, limit } = finding
  return sql`select subject_id as id from insight_facts
    where cells && ${list(cells.anyOf)} and ${matchRest(finding)}
    order by created_at desc nulls last, subject_id limit ${limit}`
}

/** Cell by cell: one search for several compares all with each other. */
export function composeSpan(finding: Finding): SQL {
  const { cells, limit } = finding
  const isAny = cells.anyOf.map((cell) => sql`cells @> ${list([cell])}`)
  return sql`select subject_id as id from insight_facts
    where (${sql.join(isAny, sql` or `)}) and ${matchRest(finding)}
    order by created_at desc, subject_id limit ${limit}`
}

function matchRest({ cells: { except = [] }, quietSince, since, before }: Finding): SQL {
  return sql`created_at >= ${since.toISOString()}::timestamptz and created_at < ${before.toISOString()}::timestamptz
    and not cells && ${list(except)} ${quietSince ? sql`and updated_at <= ${quietSince.toISOString()}::timestamptz` : sql``}`
}

function list(texts: readonly string[]): SQL {
  return sql`${sql.param([...texts])}::text[]`
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
  for (const fact of await loadRangeFacts(deps, range)) {
    addFact(sums, { ...fact, cells: listCells(fact, quietSince) })
  }
  return sums
}

/** Without the quiet of those who wrote lately. */
function listCells({ cells, updatedAt }: Fact, quietSince: Date): readonly string[] {
  return updatedAt <= quietSince ? cells : cells.filter((cell) => !cell.startsWith('quiet:'))
}
