import { welcomeText } from '#content/welcome-text.ts'
import { composeMessage, type Message } from '#site/islands/chat/replies/message.ts'
import {
  type JsonRecord,
  readNumber,
  readRecord,
  readText,
} from '#site/islands/chat/replies/read-json.ts'
import { type LocalStamps, readMessage } from '#site/islands/chat/replies/read-message.ts'

/** How this site is set up, as far as it bears on what becomes of a visitor's words. */
export type Keeping = {
  /** Days without activity after which a conversation is deleted; null where only people delete. */
  retentionDays: number | null
  /** Who runs the language model that is sent messages; null where there is none. */
  model: string | null
}

/** Null where the server does not say. */
export function readKeeping(reply: JsonRecord): Keeping | null {
  if (reply.retentionDays === undefined || reply.model === undefined) return null
  return { retentionDays: readNumber(reply.retentionDays), model: readText(reply.model) }
}

const OWN_KEY = /^[\w-]{1,100}\.[\w-]{1,100}$/

/** What opens the visitor's own page of the conversation; null where the server gives none. */
export function readOwnKey({ ownKey }: JsonRecord): string | null {
  const key = readText(ownKey)
  return key !== null && OWN_KEY.test(key) ? key : null
}

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
