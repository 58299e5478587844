import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { type DayRange, findBounds } from '#server/insight/day-range.ts'
import type { Sums } from '#server/insight/facts/fact.ts'
import { splitRange } from '#server/insight/facts/split-range.ts'
import { findQuietSince } from '#server/insight/insight-row.ts'

/** The first words of cells, such as "source"; without them it is all. */
type Kinds = readonly string[] | undefined
/** Among kinds: of the sources, how many came from each, without what became of them. */
export const SOURCE_NAMES = 'source names'

/** The sums over a range, in one statement and so of one moment. Who wrote lately is not quiet yet, and taken off. */
export async function readSums(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  range: DayRange,
  kinds?: Kinds,
): Promise<Sums> {
  const { start, end } = findBounds(range, config.bookingTimeZone)
  const { added, taken } = splitRange(range)
  const list = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`
  const kind = sql`split_part(cell, ':', 1)`
  const isName = kinds?.includes(SOURCE_NAMES)
    ? sql`or ${kind} = 'source' and split_part(cell, ':', 3) = ''`
    : sql``
  const isMeant = kinds ? sql`(${kind} = any(${list(kinds)}) ${isName})` : sql`true`
  const { rows } = await db.execute<{ cell: string; amount: number }>(sql`
    select cell, sum(case when period = any(${list(taken)}) then -amount::float8 else amount::float8 end) as amount
      from insight_sums where period = any(${list([...added, ...taken])}) and ${isMeant} group by cell
    union all
    select cell, -count(*)::float8 from insight_facts, unnest(cells) cell
      where updated_at > ${findQuietSince(clock()).toISOString()}::timestamptz
        and created_at >= ${start.toISOString()}::timestamptz
        and created_at < ${end.toISOString()}::timestamptz and ${kind} = 'quiet' group by cell`)
  const sums = new Map<string, number>()
  for (const { cell, amount } of rows) sums.set(cell, (sums.get(cell) ?? 0) + amount)
  return new Map([...sums].filter(([, amount]) => amount !== 0))
}
