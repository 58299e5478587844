import type { Message } from '#site/islands/chat/replies/message.ts'
import { type Presence, readPresence } from '#site/islands/chat/replies/presence.ts'
import { type Booking, readBooking } from '#site/islands/chat/replies/read-booking.ts'
import { type Company, readCompany } from '#site/islands/chat/replies/read-company.ts'
import { isRecord, readList, readText } from '#site/islands/chat/replies/read-json.ts'
import { type Knowledge, readKnowledge } from '#site/islands/chat/replies/read-knowledge.ts'
import { type LocalStamps, readMessage } from '#site/islands/chat/replies/read-message.ts'
import { type Keeping, readKeeping, readOwnKey } from '#site/islands/chat/replies/read-opening.ts'

export type View = {
  conversationId: string
  ownKey: string | null
  messages: readonly Message[]
  knowledge: Knowledge
  booking: Booking | null
  /** Null where a server knows nothing of people; its messages may then have no lasting ids either. */
  person: Presence | null
  company: Company | null
  keeping: Keeping | null
}

/** A conversation as its owner gets it back after a reload, or null when this is none. */
export function readView(value: unknown, stamps: LocalStamps): View | null {
  if (!isRecord(value)) return null
  const conversationId = readText(value.conversationId)
  if (conversationId === null || !Array.isArray(value.messages)) return null
  return {
    conversationId,
    ownKey: readOwnKey(value),
    messages: readList(value.messages, (message) => readMessage(message, stamps)),
    knowledge: readKnowledge(value),
    booking: readBooking(value.booking),
    person: readPresence(value.person),
    company: readCompany(value.company),
    keeping: readKeeping(value),
  }
}
