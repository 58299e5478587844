import { sql } from 'drizzle-orm'
import type { StaffNews } from '#contract/live.ts'
import type { Transaction } from '#server/platform/db/client.ts'

/** Tells every process that staff have something to look at, once the transaction is committed. */
export async function notifyStaff(
  transaction: Pick<Transaction, 'execute'>,
  news: StaffNews,
): Promise<void> {
  await transaction.execute(sql`select pg_notify('staff_news', ${JSON.stringify(news)})`)
}
