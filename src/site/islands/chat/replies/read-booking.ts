import type { BookingView } from '#contract/bookings.ts'
import {
  isRecord,
  type JsonRecord,
  readText,
  readTime,
  readWebAddress,
} from '#site/islands/chat/replies/read-json.ts'

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
