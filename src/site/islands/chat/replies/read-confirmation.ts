import { composeMessage, type Message } from '#site/islands/chat/replies/message.ts'
import { type Booking, readBooking } from '#site/islands/chat/replies/read-booking.ts'
import { readRecord, readText, readTime } from '#site/islands/chat/replies/read-json.ts'
import type { LocalStamps } from '#site/islands/chat/replies/read-message.ts'

export const CONFIRMATION_TEXT = 'Your call is booked.'

/** `booking` is null where the server does not say how it stands. */
export type Confirmation = { message: Message; booking: Booking | null }

/** The answer of `handle-calendly-booking`: the message that confirms the booking, and where it stands. */
export function readConfirmation(value: unknown, { createId, now }: LocalStamps): Confirmation {
  const reply = readRecord(value)
  const confirmation = readRecord(reply.confirmationMessage)
  const message = composeMessage({
    id: readText(confirmation.messageId) ?? createId(),
    role: 'assistant',
    content: readText(confirmation.response) ?? CONFIRMATION_TEXT,
    timestamp: readTime(confirmation.timestamp) ?? now(),
  })
  return { message, booking: readBooking(reply.booking) }
}
