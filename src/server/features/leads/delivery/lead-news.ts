import type { BookingRow } from '#server/platform/db/schema/bookings.ts'
import type { Lead } from '#server/platform/db/schema/leads.ts'

export const LEAD_EVENTS = [
  'lead.created',
  'lead.identified',
  'lead.qualified',
  'audit.requested',
  'person.wanted',
  'booking.confirmed',
  'booking.rescheduled',
  'booking.cancelled',
] as const
export type LeadEvent = (typeof LEAD_EVENTS)[number]

/** An event about a person that other systems get. */
export type LeadNews = {
  event: LeadEvent
  /** Names this occasion and no other, without a full stop: Standard Webhooks separates by it. */
  occasion: string
  /** `systems`: people get other news of the same moment that says it all. */
  audience: 'everybody' | 'systems'
  lead: Lead
  conversation: {
    id: string
    leadScore: number
    bookingReason: 'qualified' | 'requested' | null
  } | null
  booking: Pick<BookingRow, 'id' | 'status' | 'startsAt' | 'timeZone'> | null
  request: { id: string; challenge: string; contactMethod: 'email' | 'phone' | 'video' } | null
}
