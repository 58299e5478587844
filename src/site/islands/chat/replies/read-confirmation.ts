import { composeMessage, type Message } from '#site/islands/chat/replies/message.ts'
import { readRecord, readText, readTime } from '#site/islands/chat/replies/read-json.ts'
import type { LocalStamps } from '#site/islands/chat/replies/read-message.ts'

export const CONFIRMATION_TEXT = 'Your call is booked.'

/** The answer of `handle-calendly-booking`, as the message that confirms the booking. */
export function readConfirmation(value: unknown, { createId, now }: LocalStamps): Message {
  const confirmation = readRecord(readRecord(value).confirmationMessage)
  return composeMessage({
    id: readText(confirmation.messageId) ?? createId(),
    role: 'assistant',
    content: readText(confirmation.response) ?? CONFIRMATION_TEXT,
    timestamp: readTime(confirmation.timestamp) ?? now(),
  })
}
