import { z } from 'zod'
import { LeadEmail } from '#contract/admin.ts'
import { AdminBooking } from '#contract/admin-bookings.ts'
import { typedLine, typedText } from '#contract/typed-fields.ts'
import { LEAD_STATUSES } from '#domain/lead-status.ts'

const Moment = z.iso.datetime()
const TEXT_MAX_CHARS = 5_000
const CURSOR =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The last row of a page: the time that the list goes by, and its id among those of the same moment. */
export type ListCursor = { at: string; id: string }

export function writeListCursor(at: Date, id: string): string {
  return `${at.toISOString()}_${id}`
}

const Cursor = z.string().transform((text, context): ListCursor => {
  const [, at = '', id = ''] = CURSOR.exec(text) ?? []
  if (!Number.isNaN(Date.parse(at))) return { at, id }
  context.addIssue({ code: 'custom', message: 'Take the value of `next` as it is.' })
  return z.NEVER
})

const LeadTouch = z.object({
  at: Moment,
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  referrer: z.string(),
  landing_page: z.string(),
  /** The slug of the article that led here, if one did. */
  article: z.string().nullable(),
})

const Colleague = z.object({ id: z.string(), email: z.string(), name: z.string() })

export const AdminLead = z.object({
  id: z.uuid(),
  created_at: Moment,
  updated_at: Moment,
  /** Null where none was left. */
  email: z.string().nullable(),
  /** Of leads that were merged into this one. */
  other_emails: z.array(z.string()),
  /** Empty when unknown, like the three after it. */
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  website: z.string(),
  status: z.enum(LEAD_STATUSES),
  owner: Colleague.nullable(),
  first_touch: LeadTouch,
  last_touch: LeadTouch,
  /** Until when an answer was promised; null when none was. */
  reply_due_at: Moment.nullable(),
  replied_at: Moment.nullable(),
  /** What staff mean to do next; null while nothing is planned. */
  next_action: z.object({ text: z.string(), due_on: z.iso.date() }).nullable(),
  /** Of the best conversation; null without one. */
  lead_score: z.number().int().nullable(),
  conversation_count: z.number().int(),
  request_count: z.number().int(),
})
export type AdminLead = z.infer<typeof AdminLead>

/** All that is given holds at once. `before` is the `next` of the page before. */
export const AdminLeadsQuery = z.strictObject({
  status: z.enum(LEAD_STATUSES).optional(),
  /** "me", "none", or the id of somebody of the staff. */
  owner: z.string().min(1).max(100).optional(),
  /** `open`: an answer is promised and not given. `overdue`: and its time has passed. The soonest first. */
  due: z.enum(['open', 'overdue']).optional(),
  /** A next action is planned for this day or an earlier one. The earliest first, unless `due` is given. */
  actionBy: z.iso.date().optional(),
  /** Parts of name, company, email (of merged leads, too), phone or website; each has to occur. */
  text: z.string().max(500).optional(),
  before: Cursor.optional(),
})
export type AdminLeadsQuery = z.infer<typeof AdminLeadsQuery>

/** Fifty leads, the newest first. */
export const AdminLeadsReply = z.object({
  leads: z.array(AdminLead),
  next: z.string().nullable(),
  /** Staff who can own a lead. */
  staff: z.array(Colleague),
})
export type AdminLeadsReply = z.infer<typeof AdminLeadsReply>

export const LeadNote = z.object({
  id: z.uuid(),
  author_email: z.string(),
  /** Only its author may change a note. */
  is_own: z.boolean(),
  /** `done`: a next action that was done, which nobody changes. */
  kind: z.enum(['note', 'done']),
  /** Whether the note mentions who asks, by “@” and the first part of their email, and whether they have seen it. */
  mention: z.enum(['new', 'seen']).nullable(),
  text: z.string(),
  created_at: Moment,
  updated_at: Moment,
})
export type LeadNote = z.infer<typeof LeadNote>

export const LeadNoteRequest = z.strictObject({
  text: typedText()
    .min(1, 'Write something first.')
    .max(TEXT_MAX_CHARS, 'Keep the note under 5,000 characters.'),
})
export type LeadNoteRequest = z.infer<typeof LeadNoteRequest>

/** `id` is made by the page: sent again with the same one, the note is stored once. */
export const NewLeadNote = LeadNoteRequest.extend({ id: z.uuid().optional() })
export type NewLeadNote = z.infer<typeof NewLeadNote>

const SUBJECT_MAX_CHARS = 120

/** `id` is made by the page: sent again with the same one, the email is written once. */
export const NewLeadEmail = z.strictObject({
  id: z.uuid(),
  subject: typedLine()
    .min(1, 'Enter a subject.')
    .max(SUBJECT_MAX_CHARS, 'Keep the subject under 120 characters.'),
  text: typedText()
    .min(1, 'Write something first.')
    .max(TEXT_MAX_CHARS, 'Keep the email under 5,000 characters.'),
  /** The conversation whose private link stands below the text. */
  conversation_id: z.uuid().optional(),
})
export type NewLeadEmail = z.infer<typeof NewLeadEmail>

/** News on its way to another system. `kept`: its channel is not configured, so it can only be read. */
export const AdminDelivery = z.object({
  id: z.uuid(),
  channel: z.enum(['slack', 'webhook', 'hubspot']),
  event: z.string(),
  lead_id: z.uuid().nullable(),
  /** The body as it is sent. */
  payload: z.record(z.string(), z.unknown()),
  status: z.enum(['waiting', 'sent', 'failed', 'kept']),
  attempts: z.number().int(),
  next_attempt_at: Moment,
  /** Of the last answer; null when there was none. */
  response_status: z.number().int().nullable(),
  error: z.string().nullable(),
  created_at: Moment,
  sent_at: Moment.nullable(),
  /** Whether it can be sent again, or at once. */
  is_sendable: z.boolean(),
})
export type AdminDelivery = z.infer<typeof AdminDelivery>

export const AdminDeliveriesQuery = z.strictObject({
  status: z.enum(['waiting', 'sent', 'failed', 'kept']).optional(),
  channel: z.enum(['slack', 'webhook', 'hubspot']).optional(),
  before: Cursor.optional(),
})
export type AdminDeliveriesQuery = z.infer<typeof AdminDeliveriesQuery>

/** Fifty deliveries, the newest first. */
export const AdminDeliveriesReply = z.object({
  /** Which channels are configured. */
  channels: z.object({ slack: z.boolean(), webhook: z.boolean(), hubspot: z.boolean() }),
  deliveries: z.array(AdminDelivery),
  next: z.string().nullable(),
})
export type AdminDeliveriesReply = z.infer<typeof AdminDeliveriesReply>

/** Everything about one person. All lists are newest first, but notes, which read from the oldest on. */
export const AdminLeadReply = z.object({
  lead: AdminLead,
  /** As `lead` has them. */
  other_emails: z.array(z.string()),
  conversations: z.array(
    z.object({
      id: z.uuid(),
      created_at: Moment,
      updated_at: Moment,
      lead_score: z.number().int(),
      message_count: z.number().int(),
      booking_status: z.string().nullable(),
      wants_person_reason: z
        .enum(['asked', 'abuse', 'off_topic', 'distress', 'question'])
        .nullable(),
      /** Whether an email to the lead may hold its private link. */
      is_linkable: z.boolean(),
    }),
  ),
  audit_requests: z.array(
    z.object({
      id: z.uuid(),
      created_at: Moment,
      name: z.string(),
      company: z.string(),
      challenge: z.string(),
      contact_method: z.enum(['email', 'phone', 'video']),
      contact_detail: z.string(),
    }),
  ),
  bookings: z.array(AdminBooking),
  notes: z.array(LeadNote),
  emails: z.array(LeadEmail),
  /** False when no mail server is configured: emails are kept in the outbox. */
  is_sending: z.boolean(),
  deliveries: z.array(AdminDelivery),
})
export type AdminLeadReply = z.infer<typeof AdminLeadReply>

const ACTION_MAX_CHARS = 200
/** Of several that stand side by side since their leads are one. */
const ACTION_TEXT_MAX_CHARS = 2_000

/**
 * Staff's changes to a lead. `replied` records that the promised answer was given now; `next_action_done` holds the text
 * of the next action that is done, so that one which somebody has changed meanwhile is not taken for it.
 */
export const ChangeLeadRequest = z
  .strictObject({
    status: z.enum(LEAD_STATUSES).optional(),
    owner_id: z.string().max(100).nullable().optional(),
    replied: z.literal(true).optional(),
    next_action: z
      .strictObject({
        text: typedLine()
          .min(1, 'Enter the next action.')
          .max(ACTION_MAX_CHARS, 'Keep the next action under 200 characters.'),
        due_on: z.iso.date('Choose a date.'),
      })
      .nullable()
      .optional(),
    next_action_done: z.string().min(1).max(ACTION_TEXT_MAX_CHARS).optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'Say what to change.')
export type ChangeLeadRequest = z.infer<typeof ChangeLeadRequest>

const CHOSEN_MAX = 200

/** One status for several leads; those that are gone meanwhile are left out. */
export const ChangeLeadsRequest = z.strictObject({
  ids: z.array(z.uuid()).min(1, 'Choose a lead.').max(CHOSEN_MAX),
  status: z.enum(LEAD_STATUSES),
})
export type ChangeLeadsRequest = z.infer<typeof ChangeLeadsRequest>

export const ChangeLeadsReply = z.object({ changed: z.number().int() })
export type ChangeLeadsReply = z.infer<typeof ChangeLeadsReply>

/** What makes another lead look like the same person. `company`: one domain, and a name that both have. */
const SAME = z.enum(['email', 'phone', 'company'])

/** Up to ten, those that share most first. */
export const LeadDuplicatesReply = z.object({
  duplicates: z.array(z.object({ lead: AdminLead, same: z.array(SAME) })),
})
export type LeadDuplicatesReply = z.infer<typeof LeadDuplicatesReply>

const MERGED_FIELDS = [
  ...(['email', 'name', 'phone', 'company', 'website'] as const),
  ...(['status', 'owner', 'next_action', 'reply_due_at'] as const),
] as const

const LeadCounts = z.object({
  conversations: z.number().int(),
  requests: z.number().int(),
  bookings: z.number().int(),
  notes: z.number().int(),
})

/** What would come of a merge, before anything is stored. */
export const LeadMergePreview = z.object({
  /** Which lead remains, and which goes. */
  kept: AdminLead,
  other: AdminLead,
  /** Each as it stands in the two leads, and after; empty when unknown. */
  fields: z.array(
    z.object({
      name: z.enum(MERGED_FIELDS),
      kept: z.string(),
      other: z.string(),
      after: z.string(),
    }),
  ),
  /** How much the lead that is kept has, and how much of the other moves. */
  has: LeadCounts,
  moves: LeadCounts,
  /** Changes with everything that this shows. */
  version: z.string(),
})
export type LeadMergePreview = z.infer<typeof LeadMergePreview>

/** `version` of the preview: what somebody has changed meanwhile is not merged unseen. */
export const MergeLeadsRequest = z.strictObject({
  other_id: z.uuid(),
  version: z.string().min(1).max(100),
})
export type MergeLeadsRequest = z.infer<typeof MergeLeadsRequest>
