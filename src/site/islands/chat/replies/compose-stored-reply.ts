import type { Reply } from '#site/islands/chat/replies/read-agent-reply.ts'
import type { View } from '#site/islands/chat/replies/read-view.ts'

/** The reply as the server had it stored, for when it cannot be asked what became of it. */
export function composeStoredReply({ messages, knowledge }: View, messageId: string): Reply {
  const stored = messages.filter(({ id }) => id === messageId)
  return { userMessageId: null, messages: stored, knowledge, person: {} }
}
