import { welcomeText } from '#content/welcome-text.ts'
import { composeMessage, type Message } from '#site/islands/chat/replies/message.ts'
import { readRecord, readText } from '#site/islands/chat/replies/read-json.ts'
import { type LocalStamps, readMessage } from '#site/islands/chat/replies/read-message.ts'
import { readOwnKey } from '#site/islands/chat/replies/read-own-key.ts'

export type Opening = { conversationId: string; ownKey: string | null; welcomeMessage: Message }

/** The answer of `create-conversation`, or null when it opens none. */
export function readOpening(value: unknown, stamps: LocalStamps): Opening | null {
  const reply = readRecord(value)
  const conversationId = readText(reply.conversationId)
  if (conversationId === null) return null
  const ownKey = readOwnKey(reply)
  const told = readMessage(reply.welcomeMessage, stamps)
  if (told?.content) return { conversationId, ownKey, welcomeMessage: told }
  const welcome = {
    id: stamps.createId(),
    role: 'assistant' as const,
    content: welcomeText,
    timestamp: stamps.now(),
  }
  return { conversationId, ownKey, welcomeMessage: composeMessage(welcome) }
}
