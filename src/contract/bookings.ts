import { z } from 'zod'
import { TypedEmail, typedLine, typedText } from '#contract/typed-fields.ts'
import { SHOWN_BOOKING_STATUSES } from '#domain/booking-status.ts'

/** An IANA zone such as "Europe/Berlin". */
const TimeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone from the list.')

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Where a visitor's booking stands, as the chat shows it. Addresses are null where there are none. */
export const BookingView = z.object({
  status: z.enum(SHOWN_BOOKING_STATUSES),
  provider: z.enum(['calendly', 'embedded']),
  scheduledTime: z.iso.datetime().nullable(),
  /** The embedded scheduler's key to this booking: `/booking#<manageKey>`. */
  manageKey: z.string().nullable(),
  joinUrl: z.url().nullable(),
  rescheduleUrl: z.url().nullable(),
  cancelUrl: z.url().nullable(),
})
export type BookingView = z.infer<typeof BookingView>

/** The scheduling widget's report. `eventUri` and `inviteeUri` are Calendly's or the embedded scheduler's. */
export const CalendlyBookingRequest = z.object({
  conversationId: z.uuid(),
  eventUri: z.url().max(500),
  inviteeUri: z.url().max(500),
  /** Calendly's browser event does not carry a time; absent then. */
  scheduledTime: z.iso.datetime({ offset: true }).nullable().default(null),
  inviteeName: z.string().max(200).default(''),
  inviteeEmail: z.union([TypedEmail, z.literal('')]).default(''),
})
export type CalendlyBookingRequest = z.infer<typeof CalendlyBookingRequest>

export const CalendlyBookingReply = z.object({
  confirmationMessage: z.object({
    response: z.string(),
    messageId: z.string(),
    timestamp: z.iso.datetime(),
  }),
  booking: BookingView,
})
export type CalendlyBookingReply = z.infer<typeof CalendlyBookingReply>

export const Slot = z.object({ startsAt: z.iso.datetime(), isFree: z.boolean() })

/** Open 30-minute slots of the embedded scheduler, grouped by the firm's working day. */
export const SlotsReply = z.object({
  timeZone: z.string(),
  durationMinutes: z.number().int(),
  days: z.array(z.object({ date: z.iso.date(), slots: z.array(Slot) })),
})
export type SlotsReply = z.infer<typeof SlotsReply>

export const BookSlotRequest = z.object({
  startsAt: z.iso.datetime(),
  name: typedLine().min(1, 'Enter your name.').max(200),
  email: TypedEmail,
  company: typedLine().max(200).default(''),
  /** The visitor's zone, for the words of the confirmation. */
  timeZone: TimeZone.or(z.literal('')).default(''),
  /** Of the calendar that a conversation offered; the booking is that conversation's then. */
  reference: z.uuid().nullable().default(null),
  /** Made by the page for each booking that it tries: sent again with the same one, it gets the same answer. */
  attemptId: z.uuid().optional(),
})
export type BookSlotRequest = z.infer<typeof BookSlotRequest>

/** Where a booking can be added to somebody's own calendar. `file` is an .ics of this site. */
export const CalendarLinks = z.object({ google: z.url(), outlook: z.url(), file: z.string() })
export type CalendarLinks = z.infer<typeof CalendarLinks>

/** The URIs are what the widget posts to its parent, in the shape of Calendly's own. */
export const BookSlotReply = z.object({
  eventUri: z.url(),
  inviteeUri: z.url(),
  scheduledTime: z.iso.datetime(),
  manageKey: z.string(),
  joinUrl: z.url().nullable(),
  calendarLinks: CalendarLinks,
})
export type BookSlotReply = z.infer<typeof BookSlotReply>

/** One embedded booking for the holder of its key. */
export const ManagedBooking = z.object({
  status: z.enum(SHOWN_BOOKING_STATUSES),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The zone that it was booked in; empty when unknown. */
  timeZone: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  joinUrl: z.url().nullable(),
  /** Upcoming and not cancelled: it can be moved and cancelled. */
  canChange: z.boolean(),
  calendarLinks: CalendarLinks,
})
export type ManagedBooking = z.infer<typeof ManagedBooking>

export const RescheduleRequest = z.object({
  startsAt: z.iso.datetime(),
  timeZone: TimeZone.or(z.literal('')).default(''),
})
export type RescheduleRequest = z.infer<typeof RescheduleRequest>

export const CancelRequest = z.object({ reason: typedText().max(1_000).default('') })
export type CancelRequest = z.infer<typeof CancelRequest>

/** `key` is the one in `calendarLinks.file`: it reads that file alone. */
export const CalendarFileQuery = z.object({ key: z.string().max(200).default('') })
export type CalendarFileQuery = z.infer<typeof CalendarFileQuery>

export const BookingOpenedRequest = z.object({ conversationId: z.uuid() })
export type BookingOpenedRequest = z.infer<typeof BookingOpenedRequest>
