import { z } from 'zod'

/**
 * What `GET /api/admin/live` says of a change: that it happened and to whom, never what was said or is being typed. The stream has two
 * events: `resync` (no data; first of all, and after a gap: read everything anew) and `news` (this, as JSON).
 */
export const StaffNews = z.object({
  kind: z.enum(['conversation', 'message', 'booking', 'lead', 'delivery', 'seen', 'typing']),
  conversationId: z.uuid().optional(),
  /** Of the booking, the lead or the delivery. */
  id: z.uuid().optional(),
  /** With `seen`, who looked at the conversation, or, without one, at all: nobody else is told. */
  userId: z.string().optional(),
  /** Up to when they looked at it. */
  at: z.iso.datetime().optional(),
  /** What the visitor did, where it is something that staff want to be told of at once. */
  what: z.enum(['wrote', 'person', 'qualified', 'booked']).optional(),
})
export type StaffNews = z.infer<typeof StaffNews>

/**
 * The same for `GET /api/conversations/:id/live`: something is new in the visitor's own conversation, or, with `what`, a
 * person is writing.
 */
export const VisitorNews = z.object({
  conversationId: z.uuid(),
  what: z.enum(['typing']).optional(),
})
export type VisitorNews = z.infer<typeof VisitorNews>

/** Between processes alone: who may read has changed, so every open stream of staff looks at its session again. */
export const AccessNews = z.object({})
export type AccessNews = z.infer<typeof AccessNews>
