import { z } from 'zod'
import { BookingView } from '#contract/bookings.ts'
import { CompanyView } from '#contract/findings.ts'
import { cleanText } from '#domain/contact/typed-text.ts'
import { ROW_NAMES, SLOT_UNITS, type Slot } from '#domain/fact.ts'

const ShortText = z.string().max(2_000)

/** Attribution sent when the chat opens. Every field is optional in practice: browsers withhold, people edit. */
export const VisitorEnrichment = z.object({
  referrer: ShortText.default('direct'),
  landingPage: ShortText.default(''),
  userAgent: ShortText.default(''),
  timestamp: z.string().max(64).default(''),
  utmParams: z
    .object({
      source: z.string().max(200).default(''),
      medium: z.string().max(200).default(''),
      campaign: z.string().max(200).default(''),
    })
    .prefault({}),
  previousVisit: z.uuid().nullable().default(null),
})
export type VisitorEnrichment = z.infer<typeof VisitorEnrichment>

export const CreateConversationRequest = z.object({
  enrichmentData: z.object({ visitor: VisitorEnrichment.prefault({}) }).prefault({}),
})
export type CreateConversationRequest = z.infer<typeof CreateConversationRequest>

export const MESSAGE_MAX_CHARS = 2_000

export const AgentRequest = z.object({
  conversationId: z.uuid(),
  message: z
    .string()
    .max(MESSAGE_MAX_CHARS)
    .refine((text) => cleanText(text) !== '', 'Write a message first.'),
  /** Accepted for compatibility and never trusted: the server keeps its own history. */
  messageHistory: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(20_000) }))
    .max(1_000)
    .default([]),
  triggerEnrichment: z.boolean().default(false),
  /** Makes a retry harmless: the same id gets the same reply. */
  turnId: z.uuid().optional(),
})
export type AgentRequest = z.infer<typeof AgentRequest>

/** Money in the currency that it was told in, which the value holds in US dollars. */
const OriginalMoney = z.object({ amount: z.number(), currency: z.string() })

const Fact = z.object({
  value: z.union([z.string(), z.number(), z.array(z.string()), z.null()]),
  unit: z.string().optional(),
  quote: z.string(),
  /** The message that holds the quote. */
  messageId: z.string().optional(),
  status: z.enum(['stated', 'confirmed', 'corrected', 'refused']),
  /** `widget` when it was typed into the score card. */
  source: z.literal('widget').optional(),
  /** How the value came from the words, such as "3 × 15 hours a week each". */
  derivation: z.string().optional(),
  original: OriginalMoney.optional(),
})
export const Facts = z.record(z.string(), Fact)
export type Facts = z.infer<typeof Facts>

export const ScoreCard = z.object({
  score: z.number().int().min(0).max(100),
  coverage: z.number().min(0).max(1),
  caps: z.array(z.object({ id: z.string(), limit: z.number(), reason: z.string() })),
  signals: z.array(
    z.object({
      name: z.string(),
      score: z.number(),
      weight: z.number(),
      points: z.number(),
      evidence: z.array(z.object({ quote: z.string(), messageId: z.string() })),
    }),
  ),
})

export const CaseStudySuggestion = z.object({
  slug: z.string(),
  title: z.string(),
  url: z.string(),
  reason: z.string(),
})

/** Dollars per year and hours per week, as the ROI card shows them; `inputs` is what they were computed from. */
export const CalculatedRoi = z.object({
  annual_savings: z.number(),
  time_saved_per_week: z.number(),
  annual_cost: z.number(),
  automation_percent: z.number(),
  inputs: z.object({
    manual_hours: z.number(),
    hourly_rate: z.number(),
    tool_count: z.number(),
    error_rate: z.number(),
  }),
  /** Inputs that nobody has told yet; they count as 0. Absent in older messages. */
  unknown: z.array(z.enum(['tool_count', 'error_rate'])).optional(),
  /** How hours and rate came from the visitor's words, where they were worked out. Absent in older messages. */
  derivations: z
    .object({ manual_hours: z.string().optional(), hourly_rate: z.string().optional() })
    .optional(),
})
export type CalculatedRoi = z.infer<typeof CalculatedRoi>

export const BookingPrefill = z.object({ email: z.string(), name: z.string() })

/** A person to turn to: why, the address that one reads, and where a time can be picked. */
export const Handoff = z.object({
  reason: z.enum(['asked', 'abuse', 'off_topic', 'distress', 'question']),
  email: z.string(),
  schedulingUrl: z.string(),
  /** See `PersonPresence`. Absent in older messages. */
  answersFrom: z.iso.datetime().nullable().optional(),
  /** The question that is passed on, in the visitor's words, where the reason is one. */
  question: z.string().optional(),
})
export type Handoff = z.infer<typeof Handoff>

/** Whether a person is in the conversation, is wanted there, and when one can be. */
export const PersonPresence = z.object({
  /** The name of the person who has joined; null while nobody has. */
  joinedBy: z.string().nullable(),
  /** The visitor would rather have the agent's answers. Else the agent is silent while a person is there. */
  prefersAgent: z.boolean(),
  /** The visitor asked for a person, and none has come since. */
  isWanted: z.boolean(),
  /** When the firm's next hours begin; in the past while they last. Null when it is closed for weeks. */
  answersFrom: z.iso.datetime().nullable(),
})
export type PersonPresence = z.infer<typeof PersonPresence>

export const PreferenceRequest = z.object({ prefers: z.enum(['agent', 'person']) })
export type PreferenceRequest = z.infer<typeof PreferenceRequest>

/** `metadata` of a message: what its card is drawn from. */
export const MessageMetadata = z.object({
  roi: CalculatedRoi.optional(),
  caseStudy: CaseStudySuggestion.optional(),
  calendlyUrl: z.string().optional(),
  prefill: BookingPrefill.optional(),
  /** Handed to the scheduler and given back by it; it names the booking and opens nothing. Absent in older messages. */
  reference: z.uuid().optional(),
  /** Day and time that the visitor named for the call, as it was written. Absent where none was named. */
  callTime: z.string().optional(),
  /** The visitor's campaign, passed through to the scheduler. Absent in older messages. */
  utm: z.object({ source: z.string(), medium: z.string(), campaign: z.string() }).optional(),
  citations: z.array(z.object({ title: z.string(), url: z.string() })).optional(),
  quickReplies: z.array(z.string()).optional(),
  handoff: Handoff.optional(),
  /** The language of the conversation, as two letters, where a model holds it in another one than English. */
  language: z.string().optional(),
  /** Of a message in another language, by a machine, into English. For staff alone. */
  translation: z.string().optional(),
  /** Set on what the visitor did on the score card instead of saying it. */
  correction: z.object({ slot: z.string() }).optional(),
})

/** Who worded a message: a language model, our own templates, or a person, who is the visitor or one of the staff. */
export const MessageOrigin = z.enum(['model', 'template', 'person'])
export type MessageOrigin = z.infer<typeof MessageOrigin>

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['assistant', 'user']),
  /** Absent in older replies. */
  origin: MessageOrigin.optional(),
  /** Of the person who wrote it. Absent when the agent or the visitor did. */
  authorName: z.string().optional(),
  content: z.string(),
  timestamp: z.iso.datetime(),
  type: z.enum(['text', 'roi_calculation', 'booking_widget']).default('text'),
  metadata: MessageMetadata.optional(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const PriceRange = z.object({ minimumUsd: z.number(), maximumUsd: z.number().nullable() })

/** The sheet that visitor and agent fill together. Only rows that are `agreed` count for score, card, and booking. */
export const Worksheet = z.object({
  rows: z.array(
    z.object({
      row: z.enum(ROW_NAMES),
      value: z.union([z.string(), z.number(), z.array(z.string()), z.null()]),
      unit: z.string().nullable(),
      /** The sum behind the value, in the visitor's figures. */
      workings: z.string().optional(),
      original: OriginalMoney.optional(),
      state: z.enum(['open', 'to_check', 'agreed', 'refused']),
      quotes: z.array(z.object({ quote: z.string(), messageId: z.string() })),
      origin: z.enum(['said', 'worked_out', 'edited']).nullable(),
    }),
  ),
  /** Dollars a year and hours a week; null while hours or rate have no value. */
  estimate: z
    .object({
      savings: z.number(),
      hoursSaved: z.number(),
      automationPercent: z.number(),
      formula: z.string(),
      cost: z.object({ audit: PriceRange, pilot: PriceRange, implementation: PriceRange }),
      paybackMonths: z.number().nullable(),
      verdict: z.enum(['worth_it', 'borderline', 'too_small', 'unknown']),
      why: z.string(),
      /** Rows that it counts and nobody agreed to. */
      ifRight: z.array(z.enum(ROW_NAMES)),
    })
    .nullable(),
})
export type Worksheet = z.infer<typeof Worksheet>

export const AgentReply = z.object({
  /** Ids under which the server stored both sides of the turn; of the second, null when the agent is silent. */
  userMessageId: z.string(),
  messageId: z.string().nullable(),
  /** Empty when the agent is silent. */
  response: z.string(),
  /** A person answers instead of the agent, which only listens. Absent in older replies, as is who it is. */
  isSilent: z.boolean().default(false),
  answeredBy: z.string().nullable().default(null),
  timestamp: z.iso.datetime(),
  calculatedROI: CalculatedRoi.nullable(),
  caseStudy: CaseStudySuggestion.nullable(),
  leadScore: z.number().int().min(0).max(100),
  qualificationSignals: z.record(z.string(), z.number()),
  triggerBooking: z.boolean(),
  capturedEmail: z.string().nullable(),
  selfReportedData: z.object({ company_name: z.string().nullable() }),
  facts: Facts,
  /** Null in older replies. */
  worksheet: Worksheet.nullable().default(null),
  asking: z.string().nullable(),
  /** Other slots that the same question asks for. */
  alsoAsking: z.array(z.string()).default([]),
  scoreCard: ScoreCard,
  citations: z.array(z.object({ title: z.string(), url: z.string() })),
  quickReplies: z.array(z.string()),
  brain: z.string(),
  /** Who worded `response`. Absent in older replies. */
  origin: MessageOrigin.optional(),
  /** See `MessageMetadata`. The words of `response` are in it where their origin is a model. */
  language: z.string().optional(),
  /** Set on the turn that hands over to a person. */
  handoff: Handoff.nullable().default(null),
  calendlyUrl: z.string().nullable(),
  prefill: BookingPrefill.nullable(),
  /** Set with triggerBooking: the stored widget message, "Perfect! Here's my calendar …". */
  bookingMessage: ChatMessage.nullable(),
})
export type AgentReply = z.infer<typeof AgentReply>

const SlotName = z.enum(Object.keys(SLOT_UNITS) as [Slot, ...Slot[]])
const CORRECTION_MAX_CHARS = 300
const TOOL_NAME_MAX_CHARS = 60
const TOOLS_MAX = 30

const correction = {
  /** The fact, by its slot or by its row of the worksheet; one of both. */
  slot: SlotName.optional(),
  row: z.enum(ROW_NAMES).optional(),
  /** The typed value, in the unit of the slot; null forgets it. */
  value: z
    .union(
      [
        z.string().max(CORRECTION_MAX_CHARS),
        z.number(),
        z.array(z.string().max(TOOL_NAME_MAX_CHARS)).max(TOOLS_MAX),
        z.null(),
      ],
      `Enter a text of at most ${CORRECTION_MAX_CHARS} characters, a number, or a list of names.`,
    )
    .optional(),
  /** Agrees to the figure that the row shows, in place of a value. */
  confirm: z.literal(true).optional(),
  /** Makes a retry harmless: the same id gets the same reply. */
  turnId: z.uuid(),
}
type Correction = { slot?: unknown; row?: unknown; value?: unknown; confirm?: unknown }
const namesOneFact = ({ slot, row }: Correction) => (slot === undefined) !== (row === undefined)
const doesOneThing = ({ value, confirm }: Correction) =>
  (value === undefined) !== (confirm === undefined)
const NAME_ONE = { path: ['slot'], error: 'Name one fact, by slot or by row.' }
const DO_ONE = { path: ['value'], error: 'Enter a value, or confirm the one that is shown.' }

/** One fact corrected, forgotten, or confirmed on the score card or the worksheet. */
export const CorrectFactRequest = z
  .object({ conversationId: z.uuid(), ...correction })
  .refine(namesOneFact, NAME_ONE)
  .refine(doesOneThing, DO_ONE)
export type CorrectFactRequest = z.infer<typeof CorrectFactRequest>

/** The same, for whoever comes with the conversation's own key. */
export const CorrectOwnFactRequest = z
  .object(correction)
  .refine(namesOneFact, NAME_ONE)
  .refine(doesOneThing, DO_ONE)
export type CorrectOwnFactRequest = z.infer<typeof CorrectOwnFactRequest>

/** How long a conversation is kept after its last news, null for as long as its owner lets it; the language model's provider that reads along, if one does; and whether the site can send mail. */
const Keeping = {
  retentionDays: z.number().int().nullable(),
  model: z.string().nullable(),
  sendsMail: z.boolean(),
}

/** The reply of a turn, with the visitor's side of it as it was stored. */
export const CorrectFactReply = AgentReply.extend({ correctionMessage: ChatMessage })
export type CorrectFactReply = z.infer<typeof CorrectFactReply>

export const CreateConversationReply = z.object({
  conversationId: z.uuid(),
  /** Opens the visitor's own page of this conversation: `/my-conversation#<ownKey>`. */
  ownKey: z.string(),
  /** The stored welcome message. */
  welcomeMessage: ChatMessage,
  ...Keeping,
})
export type CreateConversationReply = z.infer<typeof CreateConversationReply>

/** A conversation as its owner sees it after a reload. */
export const ConversationView = z.object({
  conversationId: z.uuid(),
  /** Opens the visitor's own page of this conversation: `/my-conversation#<ownKey>`. */
  ownKey: z.string(),
  messages: z.array(ChatMessage),
  leadScore: z.number().int(),
  qualificationSignals: z.record(z.string(), z.number()),
  scoreCard: ScoreCard.nullable(),
  facts: Facts,
  worksheet: Worksheet,
  /** The newest booking; null when no calendar was offered, or none was used yet. */
  booking: BookingView.nullable(),
  person: PersonPresence,
  /** Statements of public pages about the visitor's company; null while nothing was found. */
  company: CompanyView.nullable(),
  ...Keeping,
})
export type ConversationView = z.infer<typeof ConversationView>
