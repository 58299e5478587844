import type { Message } from '#site/islands/chat/replies/message.ts'
import { type Booking, readBooking } from '#site/islands/chat/replies/read-booking.ts'
import { isRecord, readList, readText } from '#site/islands/chat/replies/read-json.ts'
import { type Knowledge, readKnowledge } from '#site/islands/chat/replies/read-knowledge.ts'
import { type LocalStamps, readMessage } from '#site/islands/chat/replies/read-message.ts'

export type View = {
  conversationId: string
  messages: readonly Message[]
  knowledge: Knowledge
  booking: Booking | null
}

/** A conversation as its owner gets it back after a reload, or null when this is none. */
export function readView(value: unknown, stamps: LocalStamps): View | null {
  if (!isRecord(value)) return null
  const conversationId = readText(value.conversationId)
  if (conversationId === null || !Array.isArray(value.messages)) return null
  return {
    conversationId,
    messages: readList(value.messages, (message) => readMessage(message, stamps)),
    knowledge: readKnowledge(value),
    booking: readBooking(value.booking),
  }
}
