import { desc, sql } from 'drizzle-orm'
import { bookings } from '#server/db/schema/bookings.ts'
import { diagnosticConversations as conversations } from '#server/db/schema/conversations.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminConversationsReply } from '#server/routes/admin.schema.ts'

const NEWEST_COUNT = 50
/** Spec, section 9: a high-quality lead has this sentiment or more. */
const HIGH_QUALITY_SENTIMENT = 0.7
/** Spec, section 9: what a conversation counts as before its visitor has written. */
const DEFAULT_SENTIMENT = 0.5

/** A calendar that was only offered is no booking yet. */
const newestBooking = sql<string | null>`(
  select booking.id from ${bookings} booking
  where booking.conversation_id = ${conversations}.id and booking.status not in ('offered', 'opened')
  order by booking.created_at desc, booking.id limit 1
)`

/** The newest conversations, and the three figures over all of them. */
export async function listConversations({
  db,
}: Pick<Deps, 'db'>): Promise<AdminConversationsReply> {
  const [rows, [stats]] = await Promise.all([
    db
      .select({
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
      })
      .from(conversations)
      .orderBy(desc(conversations.createdAt), conversations.id)
      .limit(NEWEST_COUNT),
    db
      .select({
        totalConversations: sql<number>`count(*)::int`,
        highQualityLeads: sql<number>`count(*) filter (where ${conversations.sentimentScore} >= ${HIGH_QUALITY_SENTIMENT})::int`,
        averageSentiment: sql<
          number | null
        >`avg(coalesce(${conversations.sentimentScore}, ${DEFAULT_SENTIMENT}::float8))`,
      })
      .from(conversations),
  ])
  if (!stats) throw new Error('An aggregate without groups returned no row')
  return {
    stats,
    conversations: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      wants_person_at: row.wants_person_at?.toISOString() ?? null,
    })),
  }
}
