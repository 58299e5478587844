import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { Sums } from '#server/features/insight/facts/fact.ts'
import { findQuietSince } from '#server/features/insight/facts/insight-row.ts'
import { splitRange } from '#server/features/insight/facts/split-range.ts'
import { type DayRange, findBounds } from '#server/platform/day-range.ts'

/** The first words of cells, such as "source"; without them it is all. */
type Kinds = readonly string[] | undefined
/** A kind of sum: visitors by source, without their outcomes. */
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
  // Compared from the left: taking each of tens of thousands apart costs more.
  const isOf = (kind: string) => sql`starts_with(cell, ${`${kind}:`})`
  const isKind = (kind: string) =>
    kind === SOURCE_NAMES
      ? sql`${isOf('source')} and cell not like 'source:%:%'`
      : sql`cell = ${kind} or ${isOf(kind)}`
  const areQuietMeant = kinds?.includes('quiet') ?? true
  const takeHeard = sql`
    union all
    select cell, -count(*)::float8 from insight_facts, unnest(cells) cell
      where updated_at > ${findQuietSince(clock()).toISOString()}::timestamptz
        and created_at >= ${start.toISOString()}::timestamptz
        and created_at < ${end.toISOString()}::timestamptz and ${isOf('quiet')} group by cell`
  const isMeant = kinds ? sql`(${sql.join(kinds.map(isKind), sql` or `)})` : sql`true`
  const { rows } = await db.execute<{ cell: string; amount: number }>(sql`
    select cell, sum(case when period = any(${list(taken)}) then -amount::float8 else amount::float8 end) as amount
      from insight_sums where period = any(${list([...added, ...taken])}) and ${isMeant} group by cell
    ${areQuietMeant ? takeHeard : sql``}`)
  const sums = new Map<string, number>()
  for (const { cell, amount } of rows) sums.set(cell, (sums.get(cell) ?? 0) + amount)
  return new Map([...sums].filter(([, amount]) => amount !== 0))
}
