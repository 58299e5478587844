import { z } from 'zod'
import { Facts, MessageOrigin, ScoreCard, Worksheet } from '#contract/conversations.ts'
import { AdminTakeover } from '#contract/takeover.ts'
import { isUsualTime, USUAL_TIME } from '#contract/typed-fields.ts'
import { SHOWN_BOOKING_STATUSES } from '#domain/booking-status.ts'
import { FINDING_KINDS } from '#domain/finding.ts'
import { LEAD_STATUSES } from '#domain/lead-status.ts'

export const StaffRole = z.enum(['admin', 'viewer'])
export type StaffRole = z.infer<typeof StaffRole>

/** The signed-in account. Only this may be kept in local storage; the session itself is an HttpOnly cookie. */
export const AdminSession = z.object({
  user: z.object({ id: z.string(), email: z.string() }),
  /** A viewer may read, an admin may change. */
  role: StaffRole,
  expiresAt: z.iso.datetime(),
})
export type AdminSession = z.infer<typeof AdminSession>

const Severity = z.enum(['low', 'medium', 'high'])
const PersonReason = z.enum(['asked', 'abuse', 'off_topic', 'distress', 'question'])

export const AdminConversation = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  sentiment_score: z.number().min(0).max(1).nullable(),
  pain_severity: Severity.nullable(),
  contact_name: z.string().nullable(),
  company_name: z.string().nullable(),
  company_website: z.string().nullable(),
  email: z.string().nullable(),
  lead_score: z.number().int().nullable(),
  message_count: z.number().int(),
  booking_status: z.string().nullable(),
  /** The newest booking that is more than an offered calendar; its brief is one click away. */
  booking_id: z.uuid().nullable(),
  /** Since when a person is wanted; null when nobody asked and nothing ended in it, and once a person has come since. */
  wants_person_at: z.iso.datetime().nullable(),
  wants_person_reason: PersonReason.nullable(),
  /** When something last happened in it. */
  updated_at: z.iso.datetime(),
  /** The visitor's last message; null while they have written none. */
  visitor_wrote_at: z.iso.datetime().nullable(),
  /** The visitor wrote, and something happened since the one who asks last looked, on any device. */
  is_unread: z.boolean(),
  /** Up to when the one who asks has looked at it, on any device. */
  seen_until: z.iso.datetime(),
  /** The campaign's source, else the host of the page that led here, else "direct". */
  source: z.string(),
  lead_id: z.uuid().nullable(),
  lead_status: z.enum(LEAD_STATUSES).nullable(),
  /** Until when a reply was promised that nobody has given yet. */
  reply_due_at: z.iso.datetime().nullable(),
  /** The member of staff who answers instead of the agent. */
  taken_by_name: z.string().nullable(),
  /** With a search for text: the first message that holds one of the words, and a piece of it; null where only names matched. */
  match: z.object({ message_id: z.uuid(), excerpt: z.string() }).nullable(),
})
export type AdminConversation = z.infer<typeof AdminConversation>

/** Up to when somebody has looked at a conversation: its `updated_at` as they saw it. */
export const SeenRequest = z.object({ seen_at: z.iso.datetime().refine(isUsualTime, USUAL_TIME) })
export type SeenRequest = z.infer<typeof SeenRequest>

const InboxLead = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
})

/** A lead with a note that mentions who asks, and that they have not seen. */
export const InboxMention = z.object({
  lead: InboxLead,
  /** Who wrote the newest of these notes. */
  author_email: z.string(),
})
export type InboxMention = z.infer<typeof InboxMention>

/** The newest conversations that pass the filters, 50 at a time, and the three figures over all there are. */
export const AdminConversationsReply = z.object({
  stats: z.object({
    totalConversations: z.number().int(),
    /** Of these, the ones in which the visitor wrote. */
    writtenConversations: z.number().int(),
    highQualityLeads: z.number().int(),
    /** 0..1; null before the first conversation. */
    averageSentiment: z.number().nullable(),
  }),
  /** Invented facts and placeholders that visitors still see; `npm run launch-check` lists them. */
  launchGaps: z.number().int(),
  /** The newest first; empty in all pages but the first. */
  mentions: z.array(InboxMention),
  /** By promised reply, in the first page: requests from the form of those who never used the chat. Else empty. */
  requests: z.array(z.object({ lead: InboxLead, reply_due_at: z.iso.datetime() })),
  conversations: z.array(AdminConversation),
  /** To be sent as `before` for the next 50; null at the end. */
  next: z.string().nullable(),
})
export type AdminConversationsReply = z.infer<typeof AdminConversationsReply>

export const AdminMessage = z.object({
  id: z.string(),
  conversation_id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_at: z.iso.datetime(),
  /** `score_card` is what a visitor corrected there instead of saying it. */
  source: z.enum(['chat', 'score_card']),
  /** Of the person who wrote it instead of the agent. */
  author_name: z.string().nullable(),
  origin: MessageOrigin,
  /** The source of the wording: "offline" for the rules, or the model's provider. Null for the visitor, for people, and in older messages. */
  brain: z.string().nullable(),
  /** Why the rules spoke although a model was to, or why the model ended early; null when all went well. */
  brain_note: z.string().nullable(),
  /** By a machine, into English. Absent where nobody asked for it, and where it would say the same. */
  translation: z.string().optional(),
})
export type AdminMessage = z.infer<typeof AdminMessage>

export const AdminMessagesReply = z.object({ messages: z.array(AdminMessage) })
export type AdminMessagesReply = z.infer<typeof AdminMessagesReply>

/** An email that somebody of the staff wrote to a lead, as it stands in the outbox. */
export const LeadEmail = z.object({
  id: z.uuid(),
  author_email: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** As it goes out, but for the key in the link to a conversation. */
  text: z.string(),
  status: z.enum(['waiting', 'sent', 'failed', 'kept']),
  error: z.string().nullable(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
})
export type LeadEmail = z.infer<typeof LeadEmail>

/** Words of a message that something known rests on. */
export const AdminEvidence = z.object({
  message_id: z.string(),
  quote: z.string(),
  /** Where the quote stands in the message, in UTF-16 units; both null when it is not there to the letter. */
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
  /** The slots of facts and names of signals that rest on it. */
  supports: z.array(
    z.object({ kind: z.enum(['fact', 'signal', 'pain', 'sentiment']), name: z.string() }),
  ),
})
export type AdminEvidence = z.infer<typeof AdminEvidence>

/** A public page's statement about the company, with its source and the visitor's judgment. */
export const AdminFinding = z.object({
  id: z.uuid(),
  /** The website that was read, or the service that knows networks. */
  host: z.string(),
  source: z.enum(['website', 'network']),
  kind: z.enum(FINDING_KINDS),
  value: z.string(),
  url: z.string(),
  quote: z.string(),
  read_at: z.iso.datetime(),
  verdict: z.enum(['right', 'wrong']).nullable(),
  judged_at: z.iso.datetime().nullable(),
})
export type AdminFinding = z.infer<typeof AdminFinding>

const LOOK_UP_STATUSES = ['waiting', 'found', 'nothing', 'failed', 'over_limit'] as const

/** The company's look-up; status, failure and time are of the website that is named now. */
export const AdminCompany = z.object({
  host: z.string().nullable(),
  /** `off`: it is switched off, or the visitor's chat did not ask for it. */
  status: z.enum([...LOOK_UP_STATUSES, 'off']),
  /** Why the website could not be read. Staff alone are told. */
  failure: z.string().nullable(),
  read_at: z.iso.datetime().nullable(),
  /** Every website that the visitor named, oldest first. */
  requests: z.array(
    z.object({
      host: z.string(),
      status: z.enum(LOOK_UP_STATUSES),
      failure: z.string().nullable(),
      requested_at: z.iso.datetime(),
      finished_at: z.iso.datetime().nullable(),
    }),
  ),
  /** Of all of these, and of the network. */
  findings: z.array(AdminFinding),
})
export type AdminCompany = z.infer<typeof AdminCompany>

const Moment = z.iso.datetime().nullable()

/** Words of the visitor in their sentence, and when they were said. */
const Sentence = z.object({
  message_id: z.string(),
  quote: z.string(),
  sentence: z.string(),
  said_at: Moment,
})

/** The score card as the visitor sees it, its history, and the signals that do not count in the score. */
export const AdminScoreCard = z.object({
  score_card: ScoreCard.nullable(),
  facts: Facts,
  /** When each message that the card quotes was written, by its id. */
  said_at: z.record(z.string(), z.iso.datetime()),
  /** Values that no longer stand, newest first, with the words they rested on. */
  history: z.array(
    z.object({
      slot: z.string(),
      value: z.union([z.string(), z.number(), z.array(z.string()), z.null()]),
      quote: z.string(),
      said_at: Moment,
      replaced_at: Moment,
      /** Null in conversations from before this was kept. */
      replaced_in: z.enum(['chat', 'score_card']).nullable(),
    }),
  ),
  sentiment: z.object({
    /** 0..1; null until the visitor has written. */
    score: z.number().min(0).max(1).nullable(),
    /** The sentences that moved it, oldest first, with the 0..1 that it stood at after each. */
    sentences: z.array(Sentence.extend({ score_after: z.number().min(0).max(1) })),
  }),
  pain: z.object({
    grade: z.enum(['low', 'medium', 'high']).nullable(),
    /** 0..1; null until a pain was named. */
    severity: z.number().min(0).max(1).nullable(),
    sentences: z.array(Sentence.extend({ severity: z.number().min(0).max(1) })),
  }),
})
export type AdminScoreCard = z.infer<typeof AdminScoreCard>

/** One conversation as staff work on it, in one answer. */
export const AdminConversationView = z.object({
  conversation: AdminConversation,
  /** True where a model can translate messages that are not in English. */
  can_translate: z.boolean().optional(),
  phone: z.string().nullable(),
  brain: z.string(),
  attribution: z.object({
    referrer: z.string(),
    landing_page: z.string(),
    utm_source: z.string(),
    utm_medium: z.string(),
    utm_campaign: z.string(),
    user_agent: z.string(),
    /** The slug of the article that the visitor landed on. */
    article: z.string().nullable(),
    /** Conversations that the same browser had before this one. */
    earlier_conversations: z.number().int(),
  }),
  /** Newest first; calendars that were merely offered are among them. */
  bookings: z.array(
    z.object({
      id: z.uuid(),
      provider: z.enum(['calendly', 'embedded']),
      status: z.enum(SHOWN_BOOKING_STATUSES),
      starts_at: z.iso.datetime().nullable(),
      ends_at: z.iso.datetime().nullable(),
      moves: z.number().int(),
      outcome: z.enum(['won', 'lost']).nullable(),
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
    }),
  ),
  booking_reason: z.enum(['qualified', 'requested']).nullable(),
  taken_by: z
    .object({
      /** Null when that account is gone. */
      id: z.string().nullable(),
      name: z.string(),
      at: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** The visitor would rather have the agent's answers than wait for a person. */
  prefers_agent: z.boolean(),
  /** By message, in the order in which they were said. */
  evidence: z.array(AdminEvidence),
  /** Null when no website is named and nothing was found. */
  company: AdminCompany.nullable(),
  /** Oldest first. */
  messages: z.array(AdminMessage),
  /** What staff have written to the visitor by email since the conversation began, oldest first. */
  emails: z.array(LeadEmail),
  score_card: AdminScoreCard,
  worksheet: Worksheet,
  takeover: AdminTakeover,
  /** How the lead stands, and until when an answer was promised. */
  lead: z
    .object({
      id: z.uuid(),
      status: z.enum(LEAD_STATUSES),
      /** Name or address of who works on it; null while nobody does. */
      owner: z.string().nullable(),
      reply_due_at: Moment,
      replied_at: Moment,
    })
    .nullable(),
})
export type AdminConversationView = z.infer<typeof AdminConversationView>
