import type { Reply, Turn } from '#agent/turn.ts'
import type { Slot } from '#domain/fact.ts'
import { readText, toWireFacts } from '#server/features/chat/conversations/to-agent-reply.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'

type Described = {
  turn: Turn
  /** What the visitor corrected on the score card; when that is forgotten, its column is emptied, too. */
  correction: Slot | undefined
  now: Date
}

/** What a turn changes of what is known of its conversation. */
export function describeTurn(conversation: Conversation, { turn, correction, now }: Described) {
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
    // Whoever qualified and later asks for the calendar has not become less qualified.
    ...(reply.booking &&
      conversation.bookingReason !== 'qualified' && { bookingReason: reply.booking.reason }),
  }
}

/**
 * Since when and why a person is wanted. Once asked for, that is the reason, else a question that was passed on, and
 * distress before both until a person came;
 * after one came, a new wish begins.
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
