import { and, eq, type SQL } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { isAfter, newestFirst } from '#server/platform/search/walk-newest.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type ExportedRow = { conversation: ConversationRow; lead: typeof leads.$inferSelect | null }

const LIST = { at: conversations.createdAt, id: conversations.id }

type Range = { filter: SQL | undefined; pageSize: number }

/**
 * Conversations from the newest to the oldest, page by page: the next one is read when the last has been sent, so
 * memory holds one page however many there are. What is opened meanwhile is newer and not in it.
 */
export async function* readPages(
  { db }: Pick<Deps, 'db'>,
  { filter, pageSize }: Range,
): AsyncGenerator<ExportedRow[]> {
  let last: ConversationRow | undefined
  for (;;) {
    const rows = await db
      .select({ conversation: conversations, lead: leads })
      .from(conversations)
      .leftJoin(leads, eq(leads.id, conversations.leadId))
      .where(and(filter, last && isAfter(LIST, { at: last.createdAt.toISOString(), id: last.id })))
      .orderBy(...newestFirst(LIST))
      .limit(pageSize)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    last = rows.at(-1)?.conversation
  }
}

export async function countConversations({ db }: Pick<Deps, 'db'>, filter: SQL | undefined) {
  return db.$count(conversations, filter)
}
