import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { AdminConversation, AdminMessage, AdminMessagesReply } from '#contract/admin.ts'
import { nameSource } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import {
  findOrigin,
  isUnreadBy,
  readSeenUntil,
} from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import {
  diagnosticConversations as conversations,
  diagnosticConversations,
  staffSeen,
} from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'

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
  takenAt: conversations.takenAt,
}

/** Conversations as a member of the staff lists them; the caller adds the filters. */
export function selectConversationRows(
  { db, clock }: { db: Pick<Transaction, 'select'>; clock: Deps['clock'] },
  staffId: string,
) {
  return db
    .select({
      ...columns,
      is_unread: isUnreadBy({ staffId, now: clock() }),
      seen_until: readSeenUntil(staffId),
    })
    .from(conversations)
    .leftJoin(leads, eq(leads.id, conversations.leadId))
    .$dynamic()
}
export type ConversationRow = Awaited<ReturnType<typeof selectConversationRows>>[number]

export function toAdminConversation(
  { config }: Pick<Deps, 'config'>,
  { utmSource, referrer, replied_at, takenAt, ...row }: ConversationRow,
  match: AdminConversation['match'] = null,
): AdminConversation {
  const { wants_person_at: wantedAt } = row
  // As the filter `needsPerson` has it: whoever came met the request, until it is made again.
  const isWanted = wantedAt !== null && (takenAt === null || takenAt < wantedAt)
  return {
    ...row,
    wants_person_at: isWanted ? wantedAt.toISOString() : null,
    wants_person_reason: isWanted ? row.wants_person_reason : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    visitor_wrote_at: row.visitor_wrote_at?.toISOString() ?? null,
    seen_until: row.seen_until.toISOString(),
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

type Seen = { conversationId: string; staffId: string; seenAt: string }

/** Keeps that somebody has looked at a conversation, never less than they have already; their other devices are told. */
export function markSeen(
  { db }: Pick<Deps, 'db'>,
  { conversationId, staffId, seenAt }: Seen,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await requireConversation(transaction, conversationId)
    // What is still to come cannot have been seen.
    const { rowCount } = await transaction.execute(sql`
      insert into ${staffSeen} as seen (user_id, conversation_id, seen_at)
      select ${staffId}, id, least(${seenAt}::timestamptz, updated_at) from ${conversations} where id = ${conversationId}
      on conflict (conversation_id, user_id) do update set seen_at = excluded.seen_at
      where seen.seen_at < excluded.seen_at`)
    if (!rowCount) return
    const news = { kind: 'seen', conversationId, userId: staffId, at: seenAt } as const
    await notifyStaff(transaction, news)
  })
}

/** From now on all conversations count as read by one member of the staff. */
export function markAllSeen({ db, clock }: Pick<Deps, 'db' | 'clock'>, staffId: string) {
  return db.transaction(async (transaction) => {
    const seenAllAt = clock()
    await transaction.update(user).set({ seenAllAt }).where(eq(user.id, staffId))
    await transaction
      .delete(staffSeen)
      .where(and(eq(staffSeen.userId, staffId), lte(staffSeen.seenAt, seenAllAt)))
    const news = { kind: 'seen', userId: staffId, at: seenAllAt.toISOString() } as const
    await notifyStaff(transaction, news)
  })
}

async function requireConversation(
  db: Pick<Transaction, 'select'>,
  conversationId: string,
): Promise<void> {
  const [found] = await db
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  if (!found) throw new AppError('not_found', 'There is no such conversation.')
}
