import { z } from 'zod'
import { Facts, ScoreCard } from '#server/routes/conversations.schema.ts'

/** Who is signed in. Only this may be kept in local storage; the session itself is an HttpOnly cookie. */
export const AdminSession = z.object({
  user: z.object({ id: z.string(), email: z.string() }),
  role: z.literal('admin'),
  expiresAt: z.iso.datetime(),
})
export type AdminSession = z.infer<typeof AdminSession>

export const AdminConversation = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  sentiment_score: z.number().min(0).max(1).nullable(),
  pain_severity: z.enum(['low', 'medium', 'high']).nullable(),
  contact_name: z.string().nullable(),
  company_name: z.string().nullable(),
  company_website: z.string().nullable(),
  email: z.string().nullable(),
  lead_score: z.number().int().nullable(),
  message_count: z.number().int(),
  booking_status: z.string().nullable(),
  /** The newest booking that is more than an offered calendar; its brief is one click away. */
  booking_id: z.uuid().nullable(),
  /** Since when a person is wanted; null when nobody asked and nothing ended in it. */
  wants_person_at: z.iso.datetime().nullable(),
  wants_person_reason: z.enum(['asked', 'abuse', 'off_topic']).nullable(),
})
export type AdminConversation = z.infer<typeof AdminConversation>

/** The 50 newest conversations, and the three figures over all of them. */
export const AdminConversationsReply = z.object({
  stats: z.object({
    totalConversations: z.number().int(),
    highQualityLeads: z.number().int(),
    /** 0..1; null before the first conversation. */
    averageSentiment: z.number().nullable(),
  }),
  conversations: z.array(AdminConversation),
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
})

export const AdminMessagesReply = z.object({ messages: z.array(AdminMessage) })
export type AdminMessagesReply = z.infer<typeof AdminMessagesReply>

const Moment = z.iso.datetime().nullable()

/** Words of the visitor in their sentence, and when they were said. */
const Sentence = z.object({
  message_id: z.string(),
  quote: z.string(),
  sentence: z.string(),
  said_at: Moment,
})

/** What the visitor sees as the score card, its history, and what stands beside the score without counting in it. */
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
