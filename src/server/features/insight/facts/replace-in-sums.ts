import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { addFact, type Fact } from '#server/features/insight/facts/fact.ts'
import { createDayFinder } from '#server/features/insight/facts/find-days.ts'
import { listPeriods } from '#server/features/insight/facts/split-range.ts'
import type { Transaction } from '#server/platform/db/client.ts'

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
