import { inArray, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { addFact, type Fact, type Sums } from '#server/features/insight/facts/insight-filter.ts'
import { findQuietSince } from '#server/features/insight/facts/insight-row.ts'
import {
  countDays,
  type DayRange,
  findBounds,
  findDay,
  shiftDay,
} from '#server/platform/day-range.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { insightChanges, insightFacts } from '#server/platform/db/schema/insight.ts'

export const ALL_PERIOD = 'all'

/** Periods whose sums make up a range: some are added, and some taken away again. */
export type Periods = { added: string[]; taken: string[] }

/**
 * Few periods for any range: whole years and months where there are any. Of a month of which most is meant, the few
 * days that are not are taken away.
 */
export function splitRange({ from, to }: DayRange): Periods {
  const periods: Periods = { added: [], taken: [] }
  let day = from
  while (day <= to) {
    const year = findSpan(day.slice(0, 'YYYY'.length))
    const month = findSpan(day.slice(0, 'YYYY-MM'.length))
    const span = year.from === day && year.to <= to ? year : month
    const last = span.to < to ? span.to : to
    addSpan(periods, span, { from: day, to: last })
    day = shiftDay(last, 1)
  }
  return periods
}

/** Where an amount of that day is added. */
function listPeriods(day: string): string[] {
  return [day, day.slice(0, 'YYYY-MM'.length), day.slice(0, 'YYYY'.length), ALL_PERIOD]
}

type Span = DayRange & { name: string }

function findSpan(name: string): Span {
  if (name.length === 'YYYY'.length) return { name, from: `${name}-01-01`, to: `${name}-12-31` }
  // No month is longer than 31 days, and none so short that this passes two.
  const next = shiftDay(`${name}-28`, 4).slice(0, 'YYYY-MM'.length)
  return { name, from: `${name}-01`, to: shiftDay(`${next}-01`, -1) }
}

function addSpan(periods: Periods, span: Span, meant: DayRange): void {
  const before = { from: span.from, to: shiftDay(meant.from, -1) }
  const behind = { from: shiftDay(meant.to, 1), to: span.to }
  if (countDays(before) + countDays(behind) + 1 < countDays(meant)) {
    periods.added.push(span.name)
    periods.taken.push(...listDays(before), ...listDays(behind))
  } else periods.added.push(...listDays(meant))
}

function listDays(range: DayRange): string[] {
  const count = Math.max(0, countDays(range))
  return Array.from({ length: count }, (_, index) => shiftDay(range.from, index))
}

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

type Replacing = { before: readonly Fact[]; after: readonly Fact[] }

/** Takes facts out of the sums and puts others in, in one statement for the difference. */
export async function replaceInSums(
  { config }: Pick<Deps, 'config'>,
  transaction: Transaction,
  { before, after }: Replacing,
): Promise<void> {
  const findDay = createDayFinder(config.bookingTimeZone)
  const changes = new Map<string, Map<string, number>>()
  const note = (fact: Fact, sign: 1 | -1) => {
    for (const period of listPeriods(findDay(fact.createdAt))) {
      const sums = changes.get(period) ?? new Map<string, number>()
      changes.set(period, sums)
      addFact(sums, fact, sign)
    }
  }
  for (const fact of before) note(fact, -1)
  for (const fact of after) note(fact, 1)
  await addToSums(transaction, changes)
}

/** A sum that has come to nothing leaves no row, and with it no name of a source. */
async function addToSums(
  transaction: Transaction,
  changes: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Promise<void> {
  const rows = [...changes].flatMap(([period, sums]) =>
    [...sums]
      .filter(([, amount]) => amount !== 0)
      .map(([cell, amount]) => ({ period, cell, amount })),
  )
  if (rows.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (period text, cell text, amount bigint)`
  await transaction.execute(sql`
    insert into insight_sums (period, cell, amount) select period, cell, amount from ${given}
    on conflict (period, cell) do update set amount = insight_sums.amount + excluded.amount`)
  if (rows.every(({ amount }) => amount > 0)) return
  await transaction.execute(sql`
    delete from insight_sums sums using ${given}
    where sums.period = given.period and sums.cell = given.cell and sums.amount = 0`)
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
    .returning()
  await replaceInSums({ config }, transaction, { before, after: [] })
  await transaction.delete(insightChanges).where(inArray(insightChanges.subjectId, [...ids]))
}
