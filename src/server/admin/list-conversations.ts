import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import {
  type ConversationRow,
  selectConversationRows,
  toAdminConversation,
} from '#server/admin/conversation-row.ts'
import { readExcerpt } from '#server/admin/read-excerpt.ts'
import {
  DEFAULT_SENTIMENT,
  HIGH_SENTIMENT,
  matchFilter,
} from '#server/admin/search-conversations.ts'
import { matchMessages } from '#server/admin/search-text.ts'
import { diagnosticConversations as conversations } from '#server/db/schema/conversations.ts'
import { diagnosticMessages as messages } from '#server/db/schema/messages.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminConversation, AdminConversationsReply } from '#server/routes/admin.schema.ts'
import {
  type AdminConversationsQuery,
  type ConversationCursor,
  writeCursor,
} from '#server/routes/admin-conversations-query.schema.ts'

type ListDeps = Pick<Deps, 'db' | 'config'>

export const PAGE_SIZE = 50

/** The newest conversations that pass the filters, a page at a time, and the three figures over all there are. */
export async function listConversations(
  deps: ListDeps,
  query: AdminConversationsQuery = {},
): Promise<AdminConversationsReply> {
  const condition = and(await matchFilter(deps, query), query.before && isAfter(query.before))
  const [found, stats] = await Promise.all([selectPage(deps, condition), countAll(deps)])
  const rows = found.slice(0, PAGE_SIZE)
  const matches = await findMatches(deps, rows, query.text?.trim() ?? '')
  return {
    stats,
    conversations: rows.map((row) => toAdminConversation(deps, row, matches.get(row.id))),
    next: found.length > PAGE_SIZE ? writeNext(rows) : null,
  }
}

/** One more than a page, which tells whether another one follows. */
export function selectPage({ db }: Pick<Deps, 'db'>, condition: SQL | undefined) {
  return (
    selectConversationRows(db)
      .where(condition)
      // In the words of the index `…_newest`: otherwise all rows would be sorted.
      .orderBy(sql`${conversations.createdAt} desc nulls last`, asc(conversations.id))
      .limit(PAGE_SIZE + 1)
  )
}

/** What began earlier, or at the same moment and has a higher id. New rows come before it and shift nothing. */
export function isAfter({ createdAt, id }: ConversationCursor): SQL {
  const column = conversations.createdAt
  const moment = sql`${createdAt}::timestamptz`
  return sql`${column} <= ${moment} and (${column} < ${moment} or ${conversations.id} > ${id}::uuid)`
}

function writeNext(rows: readonly ConversationRow[]): string | null {
  const last = rows.at(-1)
  return last ? writeCursor({ createdAt: last.created_at.toISOString(), id: last.id }) : null
}

async function countAll({ db }: ListDeps): Promise<AdminConversationsReply['stats']> {
  const [stats] = await db
    .select({
      totalConversations: sql<number>`count(*)::int`,
      highQualityLeads: sql<number>`count(*) filter (where ${conversations.sentimentScore} >= ${HIGH_SENTIMENT})::int`,
      averageSentiment: sql<
        number | null
      >`avg(coalesce(${conversations.sentimentScore}, ${DEFAULT_SENTIMENT}::float8))`,
    })
    .from(conversations)
  if (!stats) throw new Error('An aggregate without groups returned no row')
  return stats
}

/** The first message of each conversation that holds one of the words. */
async function findMatches(
  { db }: ListDeps,
  rows: readonly ConversationRow[],
  text: string,
): Promise<ReadonlyMap<string, AdminConversation['match']>> {
  if (text === '' || rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const found = await db
    .selectDistinctOn([messages.conversationId], {
      conversationId: messages.conversationId,
      id: messages.id,
      content: messages.content,
    })
    .from(messages)
    .where(and(inArray(messages.conversationId, ids), matchMessages(text)))
    .orderBy(messages.conversationId, messages.position)
  return new Map(
    found.map(({ conversationId, id, content }) => [
      conversationId,
      { message_id: id, excerpt: readExcerpt(content, text) },
    ]),
  )
}
