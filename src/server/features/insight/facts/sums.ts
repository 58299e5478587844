import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { Fact, Sums } from '#server/features/insight/facts/insight-filter.ts'
import { findQuietSince } from '#server/features/insight/facts/insight-row.ts'
import { type DayRange, findBounds, findDay, shiftDay } from '#server/platform/day-range.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { insightChanges, insightFacts, insightSums } from '#server/platform/db/schema/insight.ts'

/** Finds the firm's day of moments that lie close to each other without asking the calendar for each. */
export function createDayFinder(timeZone: string): (moment: Date) => string {
  let last = { day: '', start: 0, end: 0 }
  return (moment) => {
    const time = moment.getTime()
    if (time < last.start || time >= last.end) {
      const day = findDay(moment, timeZone)
      const { start, end } = findBounds({ from: day, to: day }, timeZone)
      last = { day, start: start.getTime(), end: end.getTime() }
    }
    return last.day
  }
}

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
  // Compared from the left: taking each of tens of thousands apart costs more.
  const isOf = (kind: string) => sql`starts_with(cell, ${`${kind}:`})`
  const isKind = (kind: string) =>
    kind === SOURCE_NAMES
      ? sql`${isOf('source')} and cell not like 'source:%:%'`
      : sql`cell = ${kind} or ${isOf(kind)}`
  const isMeant = kinds ? sql`(${sql.join(kinds.map(isKind), sql` or `)})` : sql`true`
  const takeHeard = sql`
    union all
    select cell, -count(*)::float8 from insight_facts, unnest(cells) cell
      where updated_at > ${findQuietSince(clock()).toISOString()}::timestamptz
        and created_at >= ${start.toISOString()}::timestamptz
        and created_at < ${end.toISOString()}::timestamptz and ${isOf('quiet')} group by cell`
  const { rows } = await db.execute<{ cell: string; amount: number }>(sql`
    select cell, sum(amount)::float8 as amount
      from insight_sums where period = any(${sql.param(listPeriods(range))}::text[]) and ${isMeant} group by cell
    ${kinds?.includes('quiet') === false ? sql`` : takeHeard}`)
  const sums = new Map<string, number>()
  for (const { cell, amount } of rows) sums.set(cell, (sums.get(cell) ?? 0) + amount)
  return new Map([...sums].filter(([, amount]) => amount !== 0))
}

/** Whole months where there are any, and the days beside them. */
function listPeriods({ from, to }: DayRange): string[] {
  const periods: string[] = []
  let day = from
  while (day <= to) {
    const month = day.slice(0, 'YYYY-MM'.length)
    // No month is longer than 31 days, and none so short that this passes two.
    const next = `${shiftDay(`${month}-28`, 4).slice(0, 'YYYY-MM'.length)}-01`
    const isWhole = day === `${month}-01` && next <= shiftDay(to, 1)
    periods.push(isWhole ? month : day)
    day = isWhole ? next : shiftDay(day, 1)
  }
  return periods
}

/**
 * Puts these facts in the place of those of the ids, and the difference into the sums of their days and months: what a
 * day holds besides is not read. Of a sum that comes to nothing no row is left, nor a source's name.
 */
export async function replaceFacts(
  { config }: Pick<Deps, 'config'>,
  transaction: Transaction,
  { ids, facts }: { ids: readonly string[]; facts: readonly Fact[] },
): Promise<void> {
  const { rows: empty } = await transaction.execute<{ period: string }>(sql`
    with gone as (
      delete from insight_facts where subject_id = any(${sql.param([...ids])}::uuid[]) returning *
    ), amounts as (
      select -1 as sign, created_at, cell, 1::bigint as amount from gone, unnest(cells) as cell
      union all
      select -1, created_at, key, value::bigint from gone, jsonb_each_text(weights)
      union all
      select 1, "createdAt", cell, 1 from ${listGiven(facts)}, jsonb_array_elements_text(cells) as cell
      union all
      select 1, "createdAt", key, value::bigint from ${listGiven(facts)}, jsonb_each_text(weights)
    ), days as (
      select to_char(created_at at time zone ${config.bookingTimeZone}, 'YYYY-MM-DD') as day, cell, sum(sign * amount) as amount
      from amounts group by day, cell
    ), changed as (
      insert into insight_sums (period, cell, amount)
      select period, cell, sum(amount) from days cross join lateral (values (day), (left(day, 7))) as periods (period)
      group by period, cell having sum(amount) <> 0
      on conflict (period, cell) do update set amount = insight_sums.amount + excluded.amount
      returning period, amount
    )
    select distinct period from changed where amount = 0`)
  if (empty.length > 0) {
    const periods = empty.map(({ period }) => period)
    await transaction
      .delete(insightSums)
      .where(and(inArray(insightSums.period, periods), eq(insightSums.amount, 0)))
  }
  if (facts.length > 0) {
    await transaction
      .insert(insightFacts)
      .values(facts.map((fact) => ({ ...fact, cells: [...fact.cells] })))
  }
}

function listGiven(facts: readonly Fact[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given ("createdAt" timestamptz, cells jsonb, weights jsonb)`
}

/**
 * Takes out of facts, sums and log what was deleted in this transaction, so that not even an id is left of it until the next
 * fold. To be called under the lock of the facts alone.
 */
export async function eraseFacts(
  deps: Pick<Deps, 'config'>,
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await replaceFacts(deps, transaction, { ids, facts: [] })
  await transaction.delete(insightChanges).where(inArray(insightChanges.subjectId, [...ids]))
}
