import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { composeWorksheet } from '#agent/decide/estimate-roi.ts'
import type { AdminConversationView, AdminEvidence } from '#contract/admin.ts'
import { Worksheet } from '#contract/conversations.ts'
import { describeStatus } from '#domain/booking-status.ts'
import { findLeadArticle } from '#domain/lead-touch.ts'
import type { Deps } from '#server/deps.ts'
import { describeTakeover, type StaffMember } from '#server/features/chat/takeover/read-takeover.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { readStaffCompany } from '#server/features/enrichment/read-staff-company.ts'
import {
  selectConversationRows,
  toAdminConversation,
  toAdminMessage,
} from '#server/features/inbox/conversation-row.ts'
import { composeScoreCard } from '#server/features/inbox/read-score-card.ts'
import { canTranslate } from '#server/features/inbox/translate-conversation.ts'
import { listLeadEmails } from '#server/features/leads/email-lead.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages as messages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

type Known = Pick<Conversation, 'facts' | 'scoreCard' | 'agentState'>

type Message = { id: string; content: string }

type Quoted = { messageId: string; quote: string; support: AdminEvidence['supports'][number] }

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'brain'>

/** All that staff need of one conversation. */
export async function readConversationView(
  deps: ViewDeps,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<AdminConversationView> {
  const { db } = deps
  const [[row], [found], booked, said] = await Promise.all([
    selectConversationRows(deps, staff.id).where(eq(conversations.id, id)),
    selectWithPeople(db).where(eq(conversations.id, id)),
    db
      .select()
      .from(bookings)
      .where(eq(bookings.conversationId, id))
      .orderBy(desc(bookings.createdAt), bookings.id),
    db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, id))
      .orderBy(asc(messages.position)),
  ])
  if (!row || !found) throw new AppError('not_found', 'There is no such conversation.')
  const { conversation } = found
  const { lead } = found
  const [attribution, company, emails] = await Promise.all([
    describeAttribution(deps, conversation),
    readStaffCompany(deps, conversation),
    lead === null ? [] : listLeadEmails(deps, lead.id, conversation.createdAt),
  ])
  return {
    conversation: toAdminConversation(deps, row),
    ...(canTranslate(deps, conversation, said) && { can_translate: true }),
    phone: conversation.phone,
    brain: conversation.brain,
    attribution,
    bookings: booked.map((booking) => toSummary(deps, booking)),
    booking_reason: conversation.bookingReason,
    taken_by: describeTaker(conversation),
    prefers_agent: conversation.prefersAgent,
    evidence: listEvidence(conversation, said),
    company,
    messages: said.map(toAdminMessage),
    emails: emails.toReversed(),
    score_card: composeScoreCard(conversation, said),
    worksheet: Worksheet.parse(composeWorksheet(conversation.agentState)),
    takeover: describeTakeover({ ...conversation, email: found.takerEmail }, staff),
    lead: toLeadLine(found),
  }
}

const owner = alias(user, 'owner')

function selectWithPeople(db: Deps['db']) {
  return db
    .select({
      conversation: conversations,
      lead: leads,
      ownerName: sql<string | null>`coalesce(nullif(${owner.name}, ''), ${owner.email})`,
      takerEmail: user.email,
    })
    .from(conversations)
    .leftJoin(user, eq(user.id, conversations.takenById))
    .leftJoin(leads, eq(leads.id, conversations.leadId))
    .leftJoin(owner, eq(owner.id, leads.ownerId))
    .$dynamic()
}

type WithPeople = Awaited<ReturnType<typeof selectWithPeople>>[number]

function toLeadLine({ lead, ownerName }: WithPeople): AdminConversationView['lead'] {
  return (
    lead && {
      id: lead.id,
      status: lead.status,
      owner: ownerName,
      reply_due_at: lead.replyDueAt?.toISOString() ?? null,
      replied_at: lead.repliedAt?.toISOString() ?? null,
    }
  )
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

/** Which words of which messages the facts, signals and moods of a conversation rest on, in the order of the talk. */
function listEvidence(known: Known, messages: readonly Message[]): AdminEvidence[] {
  const byWords = new Map<string, Quoted[]>()
  for (const quoted of listQuotes(known)) {
    const words = JSON.stringify([quoted.messageId, quoted.quote])
    byWords.set(words, [...(byWords.get(words) ?? []), quoted])
  }
  const order = new Map(messages.map(({ id }, index) => [id, index]))
  const contents = new Map(messages.map(({ id, content }) => [id, content]))
  return [...byWords.values()]
    .flatMap((group) => toEvidence(group, contents))
    .sort(
      (a, b) =>
        (order.get(a.message_id) ?? 0) - (order.get(b.message_id) ?? 0) ||
        (a.start ?? Infinity) - (b.start ?? Infinity),
    )
}

function listQuotes({ facts, scoreCard, agentState }: Known): Quoted[] {
  const { painCues, feltSentences = [] } = agentState
  return [
    ...Object.entries(facts).map(([name, { quote, messageId = '' }]) => ({
      quote,
      messageId,
      support: { kind: 'fact' as const, name },
    })),
    ...(scoreCard?.signals ?? []).flatMap(({ name, evidence }) =>
      evidence.map((quoted) => ({ ...quoted, support: { kind: 'signal' as const, name } })),
    ),
    ...painCues.map(({ quote, messageId }) => ({
      quote,
      messageId,
      support: { kind: 'pain' as const, name: 'pain_severity' },
    })),
    ...feltSentences.map(({ quote, messageId }) => ({
      quote,
      messageId,
      support: { kind: 'sentiment' as const, name: 'sentiment_score' },
    })),
  ]
}

/** Nothing for words of a message that is no longer there. */
function toEvidence(
  group: readonly Quoted[],
  contents: ReadonlyMap<string, string>,
): AdminEvidence[] {
  const [first] = group
  const content = first && contents.get(first.messageId)
  if (!first || content === undefined || first.quote.trim() === '') return []
  const supports = new Map(group.map(({ support }) => [`${support.kind} ${support.name}`, support]))
  return [
    {
      message_id: first.messageId,
      quote: first.quote,
      ...locateQuote(content, first.quote),
      supports: [...supports.values()],
    },
  ]
}

/** Where a quote stands in a message: its first occurrence that is no piece of a longer word or number. */
export function locateQuote(
  message: string,
  quote: string,
): { start: number; end: number } | { start: null; end: null } {
  if (quote.trim() === '') return { start: null, end: null }
  let start = message.indexOf(quote)
  while (start >= 0) {
    const end = start + quote.length
    if (!isWithinWord(message, start) && !isWithinWord(message, end)) return { start, end }
    start = message.indexOf(quote, start + 1)
  }
  return { start: null, end: null }
}

function isWithinWord(text: string, position: number): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, position - 1), position + 1))
}
