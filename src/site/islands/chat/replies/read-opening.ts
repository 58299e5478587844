import { welcomeText } from '#content/welcome-text.ts'
import { composeMessage, type Message } from '#site/islands/chat/replies/message.ts'
import { readRecord, readText } from '#site/islands/chat/replies/read-json.ts'
import { type Keeping, readKeeping } from '#site/islands/chat/replies/read-keeping.ts'
import { type LocalStamps, readMessage } from '#site/islands/chat/replies/read-message.ts'
import { readOwnKey } from '#site/islands/chat/replies/read-own-key.ts'

export type Opening = {
  conversationId: string
  ownKey: string | null
  welcomeMessage: Message
  keeping: Keeping | null
}

/** The answer of `create-conversation`, or null when it opens none. */
export function readOpening(value: unknown, stamps: LocalStamps): Opening | null {
  const reply = readRecord(value)
  const conversationId = readText(reply.conversationId)
  if (conversationId === null) return null
  const [ownKey, keeping] = [readOwnKey(reply), readKeeping(reply)]
  const told = readMessage(reply.welcomeMessage, stamps)
  if (told?.content) return { conversationId, ownKey, keeping, welcomeMessage: told }
  const welcome = {
    id: stamps.createId(),
    role: 'assistant' as const,
    content: welcomeText,
    timestamp: stamps.now(),
  }
  return { conversationId, ownKey, keeping, welcomeMessage: composeMessage(welcome) }
}
