import { asc, eq } from 'drizzle-orm'
import type { AdminMessage, AdminMessagesReply } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

/** The messages of one conversation in the order in which they were said. */
export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  conversationId: string,
): Promise<AdminMessagesReply> {
  const rows = await db
    .select()
    .from(diagnosticMessages)
    .where(eq(diagnosticMessages.conversationId, conversationId))
    .orderBy(asc(diagnosticMessages.position))
  if (rows.length === 0) await requireConversation(db, conversationId)
  return { messages: rows.map(toAdminMessage) }
}

export function toAdminMessage(row: typeof diagnosticMessages.$inferSelect): AdminMessage {
  return {
    id: row.id,
    conversation_id: row.conversationId,
    role: row.role,
    content: row.content,
    created_at: row.createdAt.toISOString(),
    source: row.metadata?.correction ? 'score_card' : 'chat',
    author_name: row.authorName,
    brain: row.brain,
    brain_note: row.brainNote,
  }
}

async function requireConversation(db: Deps['db'], conversationId: string): Promise<void> {
  const [found] = await db
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  if (!found) throw new AppError('not_found', 'There is no such conversation.')
}
