import { eq } from 'drizzle-orm'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { AppError } from '#server/platform/errors.ts'

/** Locks a conversation for staff, against its visitor's turns too, so that its messages have one order. */
export async function lockConversation(
  transaction: Pick<Transaction, 'select'>,
  conversationId: string,
): Promise<Conversation> {
  const [conversation] = await transaction
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
    .for('update')
  if (!conversation) throw new AppError('not_found', 'There is no such conversation.')
  return conversation
}
