import { sql } from 'drizzle-orm'
import type { VisitorNews } from '#contract/live.ts'
import type { Transaction } from '#server/platform/db/client.ts'

/** Tells every process that the visitor of a conversation has something to read, once the transaction is committed. */
export async function notifyVisitor(
  transaction: Pick<Transaction, 'execute'>,
  conversationId: string,
): Promise<void> {
  const news: VisitorNews = { conversationId }
  await transaction.execute(sql`select pg_notify('visitor_news', ${JSON.stringify(news)})`)
}
