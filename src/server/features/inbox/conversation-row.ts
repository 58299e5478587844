import { asc, eq, sql } from 'drizzle-orm'
import type { AdminConversation, AdminMessage, AdminMessagesReply } from '#contract/admin.ts'
import { nameSource } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import { findOrigin } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import {
  diagnosticConversations as conversations,
  diagnosticConversations,
} from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

/** A calendar that was only offered is no booking yet. */
const newestBooking = sql<string | null>`(
  select booking.id from ${bookings} booking
  where booking.conversation_id = ${conversations}.id and booking.status not in ('offered', 'opened')
  order by booking.created_at desc, booking.id limit 1
)`

const visitorWroteAt = sql<Date | null>`(
  select message.created_at from ${diagnosticMessages} message
  where message.conversation_id = ${conversations}.id and message.role = 'user'
  order by message.position desc limit 1
)`.mapWith(diagnosticMessages.createdAt)

const columns = {
  id: conversations.id,
  created_at: conversations.createdAt,
  sentiment_score: conversations.sentimentScore,
  pain_severity: conversations.painSeverity,
  contact_name: conversations.contactName,
  company_name: conversations.companyName,
  company_website: conversations.companyWebsite,
  email: conversations.email,
  lead_score: conversations.leadScore,
  message_count: conversations.messageCount,
  booking_status: conversations.bookingStatus,
  booking_id: newestBooking,
  wants_person_at: conversations.wantsPersonAt,
  wants_person_reason: conversations.wantsPersonReason,
  updated_at: conversations.updatedAt,
  visitor_wrote_at: visitorWroteAt,
  utmSource: conversations.utmSource,
  referrer: conversations.referrer,
  lead_id: conversations.leadId,
  lead_status: leads.status,
  reply_due_at: leads.replyDueAt,
  replied_at: leads.repliedAt,
  taken_by_name: conversations.takenByName,
}

/** Conversations as staff list them; the caller adds the filters. */
export function selectConversationRows(db: Pick<Transaction, 'select'>) {
  return db
    .select(columns)
    .from(conversations)
    .leftJoin(leads, eq(leads.id, conversations.leadId))
    .$dynamic()
}
export type ConversationRow = Awaited<ReturnType<typeof selectConversationRows>>[number]

export function toAdminConversation(
  { config }: Pick<Deps, 'config'>,
  { utmSource, referrer, replied_at, ...row }: ConversationRow,
  match: AdminConversation['match'] = null,
): AdminConversation {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    wants_person_at: row.wants_person_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    visitor_wrote_at: row.visitor_wrote_at?.toISOString() ?? null,
    reply_due_at: replied_at === null ? (row.reply_due_at?.toISOString() ?? null) : null,
    source: nameSource({ utmSource, referrer, ownHost: new URL(config.siteUrl).host }),
    match,
  }
}

/** The messages of one conversation in the order in which they were said. */
export async function listMessages(
  { db }: Pick<Deps, 'db'>,
  conversationId: string,
): Promise<AdminMessagesReply> {
  const rows = await db
    .select()
    .from(diagnosticMessages)
    .where(eq(diagnosticMessages.conversationId, conversationId))
    .orderBy(asc(diagnosticMessages.position))
  if (rows.length === 0) await requireConversation(db, conversationId)
  return { messages: rows.map(toAdminMessage) }
}

export function toAdminMessage(row: typeof diagnosticMessages.$inferSelect): AdminMessage {
  return {
    id: row.id,
    conversation_id: row.conversationId,
    role: row.role,
    content: row.content,
    created_at: row.createdAt.toISOString(),
    source: row.metadata?.correction ? 'score_card' : 'chat',
    author_name: row.authorName,
    origin: findOrigin(row),
    brain: row.brain,
    brain_note: row.brainNote,
    ...(row.metadata?.translation !== undefined &&
      row.metadata.translation !== row.content && { translation: row.metadata.translation }),
  }
}

async function requireConversation(db: Deps['db'], conversationId: string): Promise<void> {
  const [found] = await db
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  if (!found) throw new AppError('not_found', 'There is no such conversation.')
}
