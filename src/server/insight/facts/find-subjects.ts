import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { type DayRange, findBounds } from '#server/insight/day-range.ts'
import { listCells, loadRangeFacts } from '#server/insight/facts/count-directly.ts'
import type { Sums } from '#server/insight/facts/fact.ts'
import { type Cells, countCells } from '#server/insight/insight-filter.ts'
import { findQuietSince } from '#server/insight/insight-row.ts'
import { USE_INDEXES } from '#server/search/pick-newest.ts'

type FindDeps = Pick<Deps, 'db' | 'config' | 'clock'>
type Wanted = { cells: Cells; isQuiet: boolean; limit: number }

/** The newest of those whom the cells count, by the facts. `sums` are those of the range. */
export async function findSubjects(
  { db, config, clock }: FindDeps,
  range: DayRange,
  { cells, isQuiet, limit, sums }: Wanted & { sums: Sums },
): Promise<string[]> {
  const { anyOf, except = [] } = cells
  const amount = countCells(sums, { anyOf })
  if (amount === 0) return []
  const { start, end } = findBounds(range, config.bookingTimeZone)
  const quietSince = findQuietSince(clock()).toISOString()
  // The planner knows cells one by one only. A sum that tells no index makes it find all by their cells, and sort them.
  const isRare = amount ** 2 < (limit * (sums.get('opened') ?? 0)) / 2
  const nothing = isRare ? sql` + interval '0'` : sql``
  return db.transaction(async (transaction) => {
    if (isRare) await transaction.execute(USE_INDEXES)
    const { rows } = await transaction.execute<{ id: string }>(sql`
    select subject_id as id from insight_facts
    where created_at${nothing} >= ${start.toISOString()}::timestamptz
      and created_at${nothing} < ${end.toISOString()}::timestamptz
      and cells && ${sql.param([...anyOf])}::text[]
      and not cells && ${sql.param([...except])}::text[]
      ${isQuiet ? sql`and updated_at${nothing} <= ${quietSince}::timestamptz` : sql``}
    order by created_at${nothing} desc nulls last, subject_id limit ${limit}`)
    return rows.map(({ id }) => id)
  })
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
