import { eq } from 'drizzle-orm'
import type { Reply, Turn } from '#agent/state/turn.ts'
import type { AgentReply, CorrectFactReply } from '#contract/conversations.ts'
import type { StaffNews } from '#contract/live.ts'
import type { Slot } from '#domain/fact.ts'
import type { Deps } from '#server/deps.ts'
import { offerBooking } from '#server/features/bookings/ledger/open-booking.ts'
import type { LockedTurn, TurnHashes } from '#server/features/chat/conversations/lock-turn.ts'
import {
  composeHandoff,
  composeTurnMessages,
  storeTurn,
} from '#server/features/chat/conversations/store-turn.ts'
import {
  findLanguage,
  readText,
  toAgentReply,
  toChatMessage,
  toWireFacts,
} from '#server/features/chat/conversations/to-agent-reply.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import {
  requestEnrichment,
  wishForEnrichment,
} from '#server/features/enrichment/request-enrichment.ts'
import {
  isRelatedAsBefore,
  relateConversation,
} from '#server/features/leads/relate-conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'

type Described = {
  turn: Turn
  /** The slot that the visitor corrected on the score card; when its value is forgotten, its column is emptied, too. */
  correction: Slot | undefined
  now: Date
}

type TakenTurn = Pick<LockedTurn, 'conversation' | 'leadEmail'> & {
  turn: Turn
  /** Of the turn; it makes a retry harmless. */
  id: string
  hashes: TurnHashes
  userMessageId: string
  text: string
  /** The slot that was corrected on the score card, when this was no message. */
  correction?: Slot
  brain: string
  /** False while a model may still find other words. */
  isSettled: boolean
  /** The person who answers instead of the agent. */
  answeredBy: string | null
  /** Whether the company is to be looked up, and who counts for the limit of that. */
  enrichment: {
    isTriggered: boolean
    addressKey: string | null
    requestedHosts: readonly string[]
  }
  now: Date
}

type RecordedTurn = {
  reply: AgentReply | CorrectFactReply
  /** The job that looks companies up has something to do once this is committed. */
  wantsEnrichment: boolean
}

/** Stores both sides of a turn with the new state, and returns the reply. */
export async function recordTurn(
  deps: Pick<Deps, 'clock' | 'createId' | 'config'>,
  transaction: Transaction,
  taken: TakenTurn,
): Promise<RecordedTurn> {
  const { turn, id, hashes, userMessageId, correction, brain, answeredBy, now } = taken
  const { conversation, reference } = turn.reply.booking
    ? await offerCalendar(deps, transaction, taken.conversation)
    : { conversation: taken.conversation, reference: null }
  const messages = composeTurnMessages(deps, { ...taken, reference })
  const [user, assistant, widget] = messages
  const agentReply = toAgentReply({
    turn,
    brain,
    userMessageId,
    handoff: composeHandoff(turn.reply, deps.config, now),
    messageId: assistant?.id ?? null,
    answeredBy,
    timestamp: now,
    bookingMessage: widget ? toChatMessage(widget) : null,
    language: findLanguage(taken),
  })
  const reply =
    correction === undefined
      ? agentReply
      : { ...agentReply, correctionMessage: toChatMessage(user) }
  const { isTriggered } = taken.enrichment
  const changes = {
    ...describeTurn(conversation, { turn, correction, now }),
    brain,
    wantsEnrichment: wishForEnrichment(deps.config, { conversation, isTriggered }),
  }
  const relation = await relate(deps, transaction, { ...taken, conversation, changes })
  const wantsEnrichment = await requestEnrichment(deps, transaction, {
    conversation,
    facts: turn.facts,
    ...taken.enrichment,
  })
  const storing = storeTurn(transaction, conversation, {
    id,
    hashes,
    messages: messages.filter((message) => message !== undefined),
    reply,
    isSettled: taken.isSettled,
    changes: { ...changes, leadId: relation.leadId },
    heardLeadId: relation.heardLeadId,
    news: [...relation.news, { kind: 'message', conversationId: conversation.id, what: 'wrote' }],
    now,
  })
  // Sent together.
  await Promise.all([storing, relation.queueNews()])
  return { reply, wantsEnrichment }
}

/** The calendar's booking is written beside the conversation, and may change it. */
async function offerCalendar(
  deps: Pick<Deps, 'clock' | 'createId' | 'config'>,
  transaction: Transaction,
  conversation: Conversation,
): Promise<{ conversation: Conversation; reference: string }> {
  const { reference } = await offerBooking(deps, transaction, conversation)
  const [changed = conversation] = await transaction
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversation.id))
  return { conversation: changed, reference }
}

type Relating = Pick<TakenTurn, 'conversation' | 'leadEmail'> & { changes: Partial<Conversation> }
type Relation = {
  leadId: string | null
  heardLeadId: string | null
  news: readonly StaffNews[]
  queueNews: () => Promise<unknown>
}

async function relate(
  deps: Pick<Deps, 'clock' | 'createId' | 'config'>,
  transaction: Transaction,
  { conversation, leadEmail, changes }: Relating,
): Promise<Relation> {
  const after = { ...conversation, ...changes }
  const { leadId } = conversation
  if (isRelatedAsBefore({ before: conversation, after, leadEmail })) {
    return { leadId, heardLeadId: leadId, news: [], queueNews: async () => {} }
  }
  const { news, ...relation } = await relateConversation(deps, transaction, after)
  return { ...relation, heardLeadId: null, news: news === null ? [] : [news] }
}

/** A turn's changes to the columns of its conversation. */
function describeTurn(conversation: Conversation, { turn, correction, now }: Described) {
  return {
    ...describeConversation(conversation, turn, correction),
    ...describeHandoff(conversation, turn.reply, now),
  }
}

/** The columns that staff list and filter by, from what the agent now knows. */
function describeConversation(
  conversation: Conversation,
  turn: Turn,
  correction: Slot | undefined,
): Partial<Conversation> {
  const { state, facts, scoreCard, sentimentScore, painSeverity, reply } = turn
  const keep = (slot: Slot, known: string | null) =>
    readText(facts, slot) ?? (slot === correction ? null : known)
  return {
    agentState: state,
    contactName: keep('contact_name', conversation.contactName),
    companyName: keep('company_name', conversation.companyName),
    companyWebsite: keep('company_website', conversation.companyWebsite),
    email: keep('email', conversation.email),
    phone: keep('phone', conversation.phone),
    facts: toWireFacts(turn),
    leadScore: scoreCard.score,
    coverage: scoreCard.coverage,
    scoreCard,
    sentimentScore,
    painSeverity,
    // A visitor who qualified and later asks for the calendar stays qualified.
    ...(reply.booking &&
      conversation.bookingReason !== 'qualified' && { bookingReason: reply.booking.reason }),
  }
}

/**
 * Since when and why a person is wanted. Once asked for, that is the reason, else a question that was passed on, and
 * distress before both until a person came;
 * after one came, a new request begins.
 */
function describeHandoff(
  { wantsPersonAt, wantsPersonReason, takenAt }: Conversation,
  { handoff }: Reply,
  now: Date,
): Partial<Conversation> {
  if (handoff === null) return {}
  const isAsked = handoff.reason === 'asked'
  const isMet = wantsPersonAt !== null && takenAt !== null && takenAt >= wantsPersonAt
  const isQuestion = handoff.reason === 'question' && wantsPersonReason !== 'asked'
  const first = isQuestion ? 'question' : (wantsPersonReason ?? handoff.reason)
  const reason = isAsked ? 'asked' : first
  const isStillDistress = wantsPersonReason === 'distress' && !isMet
  const isDistress = handoff.reason === 'distress' || isStillDistress
  return {
    wantsPersonAt: isMet ? now : (wantsPersonAt ?? now),
    wantsPersonReason: isDistress ? 'distress' : reason,
    ...(isAsked && { prefersAgent: false }),
  }
}
