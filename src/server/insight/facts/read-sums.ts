import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { type DayRange, findBounds } from '#server/insight/day-range.ts'
import type { Sums } from '#server/insight/facts/fact.ts'
import { splitRange } from '#server/insight/facts/split-range.ts'
import { findQuietSince } from '#server/insight/insight-row.ts'

/** The first words of cells, such as "source"; without them it is all. */
type Kinds = readonly string[] | undefined

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
  const isMeant = kinds ? sql`${kind} = any(${list(kinds)})` : sql`true`
  const { rows } = await db.execute<{ cell: string; amount: number }>(sql`
    select cell, sum(amount)::float8 as amount from (
      select cell, amount from insight_sums where period = any(${list(added)}) and ${isMeant}
      union all
      select cell, -amount from insight_sums where period = any(${list(taken)}) and ${isMeant}
      union all
      select cell, -1 from insight_facts, unnest(cells) cell
        where updated_at > ${findQuietSince(clock()).toISOString()}::timestamptz
          and created_at >= ${start.toISOString()}::timestamptz
          and created_at < ${end.toISOString()}::timestamptz and ${kind} = 'quiet'
    ) counted group by cell having sum(amount) <> 0`)
  return new Map(rows.map(({ cell, amount }) => [cell, amount]))
}
