import type { ChatMessage } from '#contract/conversations.ts'
import type { diagnosticMessages } from '#server/platform/db/schema/messages.ts'

export type MessageRow = typeof diagnosticMessages.$inferSelect

/** A stored message as the chat shows it. */
export function toChatMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    role: row.role,
    ...(row.authorName !== null && { authorName: row.authorName }),
    content: row.content,
    timestamp: row.createdAt.toISOString(),
    type: row.type,
    ...(row.metadata && { metadata: row.metadata }),
  }
}
