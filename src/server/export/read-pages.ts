import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { diagnosticConversations as conversations } from '#server/db/schema/conversations.ts'
import { leads } from '#server/db/schema/leads.ts'
import type { Deps } from '#server/deps.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type ExportedRow = { conversation: ConversationRow; lead: typeof leads.$inferSelect | null }

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
      .where(and(filter, isAfter(last)))
      // In the words of the index, which is not used otherwise.
      .orderBy(sql`${conversations.createdAt} desc nulls last`, conversations.id)
      .limit(pageSize)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
    last = rows.at(-1)?.conversation
  }
}

function isAfter(last: ConversationRow | undefined): SQL | undefined {
  if (!last) return undefined
  const { createdAt, id } = last
  return or(
    lt(conversations.createdAt, createdAt),
    and(eq(conversations.createdAt, createdAt), sql`${conversations.id} > ${id}`),
  )
}

export async function countConversations({ db }: Pick<Deps, 'db'>, filter: SQL | undefined) {
  return db.$count(conversations, filter)
}
