import { z } from 'zod'

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
    .refine((text) => text.trim().length > 0, 'Write a message first.'),
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

const Fact = z.object({
  value: z.union([z.string(), z.number(), z.array(z.string()), z.null()]),
  unit: z.string().optional(),
  quote: z.string(),
  /** The message that holds the quote. */
  messageId: z.string().optional(),
  status: z.enum(['stated', 'confirmed', 'corrected', 'refused']),
})

const ScoreCard = z.object({
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
})
export type CalculatedRoi = z.infer<typeof CalculatedRoi>

export const BookingPrefill = z.object({ email: z.string(), name: z.string() })

/** `metadata` of a message: what its card is drawn from. */
export const MessageMetadata = z.object({
  roi: CalculatedRoi.optional(),
  caseStudy: CaseStudySuggestion.optional(),
  calendlyUrl: z.string().optional(),
  prefill: BookingPrefill.optional(),
  citations: z.array(z.object({ title: z.string(), url: z.string() })).optional(),
  quickReplies: z.array(z.string()).optional(),
})

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['assistant', 'user']),
  content: z.string(),
  timestamp: z.iso.datetime(),
  type: z.enum(['text', 'roi_calculation', 'booking_widget']).default('text'),
  metadata: MessageMetadata.optional(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const AgentReply = z.object({
  /** Ids under which the server stored both sides of the turn. */
  userMessageId: z.string(),
  messageId: z.string(),
  response: z.string(),
  timestamp: z.iso.datetime(),
  calculatedROI: CalculatedRoi.nullable(),
  caseStudy: CaseStudySuggestion.nullable(),
  leadScore: z.number().int().min(0).max(100),
  qualificationSignals: z.record(z.string(), z.number()),
  triggerBooking: z.boolean(),
  capturedEmail: z.string().nullable(),
  selfReportedData: z.object({ company_name: z.string().nullable() }),
  facts: z.record(z.string(), Fact),
  asking: z.string().nullable(),
  scoreCard: ScoreCard,
  citations: z.array(z.object({ title: z.string(), url: z.string() })),
  quickReplies: z.array(z.string()),
  brain: z.string(),
  calendlyUrl: z.string().nullable(),
  prefill: BookingPrefill.nullable(),
  /** Set with triggerBooking: the stored widget message, "Perfect! Here's my calendar …". */
  bookingMessage: ChatMessage.nullable(),
})
export type AgentReply = z.infer<typeof AgentReply>

export const CreateConversationReply = z.object({
  conversationId: z.uuid(),
  /** The stored welcome message. */
  welcomeMessage: ChatMessage,
})
export type CreateConversationReply = z.infer<typeof CreateConversationReply>

/** A conversation as its owner sees it after a reload. */
export const ConversationView = z.object({
  conversationId: z.uuid(),
  messages: z.array(ChatMessage),
  leadScore: z.number().int(),
  qualificationSignals: z.record(z.string(), z.number()),
  scoreCard: ScoreCard.nullable(),
  facts: z.record(z.string(), Fact),
  booking: z
    .object({
      status: z.enum(['claimed', 'confirmed']),
      scheduledTime: z.iso.datetime().nullable(),
    })
    .nullable(),
})
export type ConversationView = z.infer<typeof ConversationView>
