import { and, asc, desc, eq, lt } from 'drizzle-orm'
import type { AdminConversationView } from '#contract/admin.ts'
import { describeStatus } from '#domain/booking-status.ts'
import { findLeadArticle } from '#domain/lead-touch.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { readStaffCompany } from '#server/features/enrichment/read-staff-company.ts'
import {
  selectConversationRows,
  toAdminConversation,
} from '#server/features/inbox/conversation-row.ts'
import { listEvidence } from '#server/features/inbox/list-evidence.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages as messages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** All that staff need beside the messages and the score card of one conversation. */
export async function readConversationView(
  deps: ViewDeps,
  id: string,
): Promise<AdminConversationView> {
  const { db } = deps
  const [[row], [conversation], booked, said] = await Promise.all([
    selectConversationRows(db).where(eq(conversations.id, id)),
    db.select().from(conversations).where(eq(conversations.id, id)),
    db
      .select()
      .from(bookings)
      .where(eq(bookings.conversationId, id))
      .orderBy(desc(bookings.createdAt), bookings.id),
    db
      .select({ id: messages.id, content: messages.content })
      .from(messages)
      .where(eq(messages.conversationId, id))
      .orderBy(asc(messages.position)),
  ])
  if (!row || !conversation) throw new AppError('not_found', 'There is no such conversation.')
  return {
    conversation: toAdminConversation(deps, row),
    phone: conversation.phone,
    brain: conversation.brain,
    attribution: await describeAttribution(deps, conversation),
    bookings: booked.map((booking) => toSummary(deps, booking)),
    booking_reason: conversation.bookingReason,
    taken_by: describeTaker(conversation),
    prefers_agent: conversation.prefersAgent,
    evidence: listEvidence(conversation, said),
    company: await readStaffCompany(deps, conversation),
  }
}

async function describeAttribution(
  { db, config }: ViewDeps,
  conversation: Conversation,
): Promise<AdminConversationView['attribution']> {
  const { referrer, landingPage, ownerHash, createdAt } = conversation
  const isEarlier = and(
    eq(conversations.ownerHash, ownerHash),
    lt(conversations.createdAt, createdAt),
  )
  return {
    referrer,
    landing_page: landingPage,
    utm_source: conversation.utmSource,
    utm_medium: conversation.utmMedium,
    utm_campaign: conversation.utmCampaign,
    user_agent: conversation.userAgent,
    article: findLeadArticle({ landingPage, referrer, siteUrl: config.siteUrl }),
    earlier_conversations: await db.$count(conversations, isEarlier),
  }
}

function toSummary(
  { clock }: Pick<Deps, 'clock'>,
  booking: BookingRow,
): AdminConversationView['bookings'][number] {
  return {
    id: booking.id,
    provider: booking.provider,
    status: describeStatus(booking, clock()),
    starts_at: booking.startsAt?.toISOString() ?? null,
    ends_at: booking.endsAt?.toISOString() ?? null,
    moves: booking.moves,
    outcome: booking.outcome,
    created_at: booking.createdAt.toISOString(),
    updated_at: booking.updatedAt.toISOString(),
  }
}

function describeTaker({
  takenById,
  takenByName,
  takenAt,
}: Conversation): AdminConversationView['taken_by'] {
  if (takenByName === null) return null
  return { id: takenById, name: takenByName, at: takenAt?.toISOString() ?? null }
}
