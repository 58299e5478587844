import { eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { MessageRow } from '#server/features/chat/conversations/to-chat-message.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'

type Stored = {
  /** Locked, so that its count is the next position. */
  conversation: Conversation
  message: Pick<MessageRow, 'id' | 'content' | 'authorName' | 'metadata'>
}

/** Adds to a conversation what the firm says outside of a turn. */
export async function storeMessage(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  { conversation, message }: Stored,
): Promise<MessageRow> {
  const row: MessageRow = {
    ...message,
    conversationId: conversation.id,
    position: conversation.messageCount,
    role: 'assistant',
    type: 'text',
    brain: null,
    brainNote: null,
    createdAt: clock(),
  }
  await transaction.insert(diagnosticMessages).values(row)
  await transaction
    .update(diagnosticConversations)
    .set({ messageCount: conversation.messageCount + 1, updatedAt: row.createdAt })
    .where(eq(diagnosticConversations.id, conversation.id))
  return row
}
