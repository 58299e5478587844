import { z } from 'zod'
import { AdminFinding } from '#contract/admin.ts'
import { ScoreCard, Worksheet } from '#contract/conversations.ts'
import { SHOWN_BOOKING_STATUSES } from '#domain/booking-status.ts'

const Moment = z.iso.datetime().nullable()
const Outcome = z.enum(['won', 'lost'])

/** One booking as staff list it. */
export const AdminBooking = z.object({
  id: z.uuid(),
  conversation_id: z.uuid().nullable(),
  provider: z.enum(['calendly', 'embedded']),
  status: z.enum(SHOWN_BOOKING_STATUSES),
  starts_at: Moment,
  ends_at: Moment,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** The visitor's zone; empty when unknown. */
  time_zone: z.string(),
  join_url: z.url().nullable(),
  moves: z.number().int(),
  booking_reason: z.enum(['qualified', 'requested']).nullable(),
  lead_score: z.number().int().nullable(),
  outcome: Outcome.nullable(),
  was_score_right: z.boolean().nullable(),
  judged_score: z.number().int().nullable(),
  created_at: z.iso.datetime(),
})
export type AdminBooking = z.infer<typeof AdminBooking>

/**
 * `upcoming`: confirmed calls that are not over, soonest first. `unconfirmed`: only a browser spoke of them, the
 * newest first. `others`: over, cancelled or judged, the latest first, at most 200. A calendar that was merely
 * offered is no booking and is only counted.
 */
export const AdminBookingsReply = z.object({
  upcoming: z.array(AdminBooking),
  unconfirmed: z.array(AdminBooking),
  others: z.array(AdminBooking),
  counts: z.object({
    upcoming: z.number().int(),
    claims_waiting: z.number().int(),
    claims_expired: z.number().int(),
    held: z.number().int(),
    no_show: z.number().int(),
    offered_unused: z.number().int(),
  }),
  /** Null when the provider sends no messages here; else when the last one came. */
  last_provider_message_at: Moment,
})
export type AdminBookingsReply = z.infer<typeof AdminBookingsReply>

/** One line of a booking's history. `detail` is for people: a reason, an old and a new time. */
export const AdminBookingEvent = z.object({
  kind: z.string(),
  source: z.enum(['agent', 'browser', 'visitor', 'provider', 'provider_api', 'staff']),
  at: z.iso.datetime(),
  received_at: z.iso.datetime(),
  starts_at: Moment,
  detail: z.string(),
})
export type AdminBookingEvent = z.infer<typeof AdminBookingEvent>

export const AdminBookingReply = z.object({
  booking: AdminBooking,
  /** Oldest first. */
  events: z.array(AdminBookingEvent),
})
export type AdminBookingReply = z.infer<typeof AdminBookingReply>

/** Words of the visitor, and when they were said. Empty and null when it was not said in the chat. */
const Quoted = { quote: z.string(), said_at: Moment }

/** One known thing with where it comes from. `note` says how it was read, or what it was before. */
export const BriefFact = z.object({
  slot: z.string(),
  label: z.string(),
  value: z.string(),
  /** Set where the value can be opened: a website, an email address, a telephone number. */
  href: z.string().nullable(),
  note: z.string(),
  source: z.enum(['chat', 'score_card', 'calendar']),
  ...Quoted,
})
export type BriefFact = z.infer<typeof BriefFact>

const BriefEstimate = z.object({
  /** Null when hours or rate are unknown; `missing` says which. */
  figures: z
    .object({
      annual_savings: z.number(),
      annual_cost: z.number(),
      time_saved_per_week: z.number(),
      automation_percent: z.number(),
      /** Null when nothing is saved. */
      payback_months: z.number().nullable(),
      three_year_net: z.number(),
    })
    .nullable(),
  missing: z.string(),
  inputs: z.array(
    z.object({
      slot: z.string(),
      label: z.string(),
      value: z.string(),
      note: z.string(),
      /** Nobody said it; it counts as nothing. */
      is_assumed: z.boolean(),
      ...Quoted,
    }),
  ),
  /** The formula with this lead's figures, step by step. */
  steps: z.array(z.string()),
})

/** All that the conversation came to. */
export const BriefTalk = z.object({
  conversation_id: z.uuid(),
  started_at: z.iso.datetime(),
  message_count: z.number().int(),
  wants_person_reason: z.enum(['asked', 'abuse', 'off_topic', 'distress', 'question']).nullable(),
  /** The sheet as the visitor sees it. */
  worksheet: Worksheet,
  company: z.array(BriefFact),
  /** Statements about the company: from the website that is named now, and from the network. */
  findings: z.array(AdminFinding),
  /** Date, money and who decides. */
  intent: z.array(BriefFact),
  /** The pain in the visitor's own sentences, the worst first. */
  pain: z.array(z.object({ sentence: z.string(), ...Quoted })),
  estimate: BriefEstimate,
  score_card: ScoreCard.nullable(),
  /** The visitor's questions that the site does not answer. */
  unanswered: z.array(z.object(Quoted)),
  /** Unknown facts that would change the score, most points first. */
  open_questions: z.array(
    z.object({ slot: z.string(), text: z.string(), points: z.number(), note: z.string() }),
  ),
  attribution: z.object({
    referrer: z.string(),
    landing_page: z.string(),
    utm_source: z.string(),
    utm_medium: z.string(),
    utm_campaign: z.string(),
  }),
})
export type BriefTalk = z.infer<typeof BriefTalk>

/** The brief before a call. Every figure names its source. */
export const AdminBrief = z.object({
  booking: AdminBooking,
  /** Oldest first. */
  events: z.array(AdminBookingEvent),
  person: z.array(BriefFact),
  /** Null for a booking without a conversation. */
  talk: BriefTalk.nullable(),
  /** Three questions to begin the call with, each with the reason for it. */
  first_questions: z.array(z.object({ text: z.string(), reason: z.string(), ...Quoted })),
})
export type AdminBrief = z.infer<typeof AdminBrief>

/** The outcome of the call, set by one click; the last one counts. Won and lost imply that it was held. */
export const OutcomeRequest = z
  .object({
    outcome: z.enum(['held', 'no_show', 'won', 'lost']).nullable().default(null),
    was_score_right: z.boolean().nullable().default(null),
  })
  .refine(
    ({ outcome, was_score_right }) => outcome !== null || was_score_right !== null,
    'Record the outcome of the call, or whether the score was right.',
  )
export type OutcomeRequest = z.infer<typeof OutcomeRequest>

/** A message that the product sent to somebody, or would have. `kept`: no mail server is configured. */
export const AdminOutboxMessage = z.object({
  id: z.uuid(),
  booking_id: z.uuid().nullable(),
  audience: z.enum(['visitor', 'staff']),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ file_name: z.string(), content_type: z.string() })),
  status: z.enum(['waiting', 'sent', 'failed', 'kept']),
  attempts: z.number().int(),
  error: z.string().nullable(),
  created_at: z.iso.datetime(),
  sent_at: Moment,
})
export type AdminOutboxMessage = z.infer<typeof AdminOutboxMessage>

/** The 50 newest messages. */
export const AdminOutboxReply = z.object({
  /** False when no mail server is configured: messages are kept to be read here. */
  is_sending: z.boolean(),
  messages: z.array(AdminOutboxMessage),
})
export type AdminOutboxReply = z.infer<typeof AdminOutboxReply>
