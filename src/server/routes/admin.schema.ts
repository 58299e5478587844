import { z } from 'zod'

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
})

export const AdminMessagesReply = z.object({ messages: z.array(AdminMessage) })
export type AdminMessagesReply = z.infer<typeof AdminMessagesReply>
