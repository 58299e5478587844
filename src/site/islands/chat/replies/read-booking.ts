import type { BookingView } from '#contract/bookings.ts'
import { composeMessage, type Message } from '#site/islands/chat/replies/message.ts'
import {
  isRecord,
  type JsonRecord,
  readRecord,
  readText,
  readTime,
  readWebAddress,
} from '#site/islands/chat/replies/read-json.ts'
import type { LocalStamps } from '#site/islands/chat/replies/read-message.ts'

/** A booking that somebody made: a calendar that was only shown is none. */
export type Booking = Omit<BookingView, 'status'> & {
  status: Exclude<BookingView['status'], 'offered' | 'opened'>
}

const STATUSES: readonly Booking['status'][] = [
  'claimed',
  'confirmed',
  'rescheduled',
  'cancelled',
  'no_show',
  'held',
  'expired',
]
const MANAGE_KEY = /^[\w-]{1,100}\.[\w-]{1,100}$/

/** Where the booking stands. A status that this page does not know promises the least: a claim. */
export function readBooking(value: unknown): Booking | null {
  if (!isRecord(value) || value.status === 'offered' || value.status === 'opened') return null
  const manageKey = readManageKey(value)
  return {
    status: STATUSES.find((status) => status === value.status) ?? 'claimed',
    provider: value.provider === 'embedded' || manageKey !== null ? 'embedded' : 'calendly',
    scheduledTime: readTime(value.scheduledTime),
    manageKey,
    joinUrl: readWebAddress(value.joinUrl),
    rescheduleUrl: readWebAddress(value.rescheduleUrl),
    cancelUrl: readWebAddress(value.cancelUrl),
  }
}

function readManageKey({ manageKey }: JsonRecord): string | null {
  const key = readText(manageKey)
  return key !== null && MANAGE_KEY.test(key) ? key : null
}

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
