import { inArray, sql } from 'drizzle-orm'
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

/** Those that a month may have. */
function listDays(month: string): string[] {
  return Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/**
 * Adds up anew the facts of the days on which these began, and the days of their months. Of a day without facts no row
 * is left, nor a source's name.
 */
export async function sumDays(
  { config }: Pick<Deps, 'config'>,
  transaction: Transaction,
  facts: readonly Pick<Fact, 'createdAt'>[],
): Promise<void> {
  const findDay = createDayFinder(config.bookingTimeZone)
  const periods = [...new Set(facts.map(({ createdAt }) => findDay(createdAt)))]
  if (periods.length === 0) return
  const months = [...new Set(periods.map((day) => day.slice(0, 'YYYY-MM'.length)))]
  await transaction.delete(insightSums).where(inArray(insightSums.period, [...periods, ...months]))
  const days = periods.map((day) => {
    const { start, end } = findBounds({ from: day, to: day }, config.bookingTimeZone)
    return { period: day, since: start, before: end }
  })
  await transaction.execute(sql`
    insert into insight_sums (period, cell, amount)
    select period, cell, sum(amount)
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as days (period text, since timestamptz, before timestamptz)
    -- The offset has each day looked up by the index of the moment.
    cross join lateral (
      select cells, weights from insight_facts where created_at >= since and created_at < before offset 0
    ) as facts
    cross join lateral (
      select unnest(cells) as cell, 1 as amount
      union all select key, value::bigint from jsonb_each_text(weights)
    ) as amounts
    group by period, cell having sum(amount) <> 0`)
  await transaction.execute(sql`
    insert into insight_sums (period, cell, amount)
    select left(period, 7) as month, cell, sum(amount) from insight_sums
    where period = any(${sql.param(months.flatMap(listDays))}::text[])
    group by month, cell`)
}

/**
 * Takes out of facts, sums and log what was deleted in this transaction, so that not even an id is left of it until the next
 * fold. To be called under the lock of the facts alone.
 */
export async function eraseFacts(
  { config }: Pick<Deps, 'config'>,
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  const before = await transaction
    .delete(insightFacts)
    .where(inArray(insightFacts.subjectId, [...ids]))
    .returning({ createdAt: insightFacts.createdAt })
  await sumDays({ config }, transaction, before)
  await transaction.delete(insightChanges).where(inArray(insightChanges.subjectId, [...ids]))
}
