import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/client.ts'

/** Tells every process that somebody may read less than before, once the transaction is committed. */
export async function notifyAccess(transaction: Pick<Transaction, 'execute'>): Promise<void> {
  await transaction.execute(sql`select pg_notify('access_news', '{}')`)
}
