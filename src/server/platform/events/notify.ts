import { sql } from 'drizzle-orm'
import type { StaffNews, VisitorNews } from '#contract/live.ts'
import type { Transaction } from '#server/platform/db/client.ts'

/** Tells every process that somebody may read less than before, once the transaction is committed. */
export async function notifyAccess(transaction: Pick<Transaction, 'execute'>): Promise<void> {
  await transaction.execute(sql`select pg_notify('access_news', '{}')`)
}

/** Tells every process that staff have something to look at, once the transaction is committed. */
export async function notifyStaff(
  transaction: Pick<Transaction, 'execute'>,
  news: StaffNews,
): Promise<void> {
  await transaction.execute(sql`select pg_notify('staff_news', ${JSON.stringify(news)})`)
}

/** Tells every process that the visitor of a conversation has something to read, once the transaction is committed. */
export async function notifyVisitor(
  transaction: Pick<Transaction, 'execute'>,
  conversationId: string,
  what?: VisitorNews['what'],
): Promise<void> {
  const news: VisitorNews = { conversationId, what }
  await transaction.execute(sql`select pg_notify('visitor_news', ${JSON.stringify(news)})`)
}
