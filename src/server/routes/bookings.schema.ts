import { z } from 'zod'

/** What the scheduling widget reported. `eventUri` and `inviteeUri` are Calendly's or the embedded scheduler's. */
export const CalendlyBookingRequest = z.object({
  conversationId: z.uuid(),
  eventUri: z.url().max(500),
  inviteeUri: z.url().max(500),
  /** Calendly's browser event does not carry a time; absent then. */
  scheduledTime: z.iso.datetime({ offset: true }).nullable().default(null),
  inviteeName: z.string().max(200).default(''),
  inviteeEmail: z.union([z.email().max(254), z.literal('')]).default(''),
})
export type CalendlyBookingRequest = z.infer<typeof CalendlyBookingRequest>

export const CalendlyBookingReply = z.object({
  confirmationMessage: z.object({
    response: z.string(),
    messageId: z.string(),
    timestamp: z.iso.datetime(),
  }),
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
  name: z.string().trim().min(1, 'Enter your name.').max(200),
  email: z.email('Enter an e-mail address such as name@company.com.').max(254),
  company: z.string().trim().max(200).default(''),
})
export type BookSlotRequest = z.infer<typeof BookSlotRequest>

/** The URIs are what the widget posts to its parent, in the shape of Calendly's own. */
export const BookSlotReply = z.object({
  eventUri: z.url(),
  inviteeUri: z.url(),
  scheduledTime: z.iso.datetime(),
})
export type BookSlotReply = z.infer<typeof BookSlotReply>
