import { eq } from 'drizzle-orm'
import type { Reply, Turn } from '#agent/turn.ts'
import type { Slot } from '#domain/fact.ts'
import type { TurnHashes } from '#server/conversations/find-earlier-turn.ts'
import type { Conversation } from '#server/conversations/owner.ts'
import { readText, toWireFacts } from '#server/conversations/to-agent-reply.ts'
import type { MessageRow } from '#server/conversations/to-chat-message.ts'
import type { Transaction } from '#server/db/client.ts'
import { diagnosticConversations } from '#server/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/db/schema/messages.ts'
import { diagnosticTurns } from '#server/db/schema/turns.ts'
import type { AgentReply, CorrectFactReply } from '#server/routes/conversations.schema.ts'

type TakenTurn = {
  id: string
  hashes: TurnHashes
  turn: Turn
  messages: readonly (MessageRow | undefined)[]
  reply: AgentReply | CorrectFactReply
  /** What the visitor corrected on the score card; when that is forgotten, its column is emptied, too. */
  correction: Slot | undefined
  brain: string
  isSettled: boolean
  now: Date
}

/** Writes all of a turn: what was said, the reply for a retry, and what is now known. */
export async function storeTurn(
  transaction: Transaction,
  conversation: Conversation,
  { id, hashes, turn, messages, reply, correction, brain, isSettled, now }: TakenTurn,
): Promise<void> {
  const stored = messages.filter((message) => message !== undefined)
  await transaction.insert(diagnosticMessages).values(stored)
  await transaction.insert(diagnosticTurns).values({
    conversationId: conversation.id,
    id,
    position: conversation.turnCount,
    ...hashes,
    reply,
    isSettled,
    createdAt: now,
  })
  await transaction
    .update(diagnosticConversations)
    .set({
      ...describeConversation(conversation, turn, correction),
      ...describeHandoff(conversation, turn.reply, now),
      brain,
      turnCount: conversation.turnCount + 1,
      messageCount: conversation.messageCount + stored.length,
      updatedAt: now,
    })
    .where(eq(diagnosticConversations.id, conversation.id))
}

/** The columns that staff list and filter by, from what the agent now knows. */
function describeConversation(
  conversation: Conversation,
  turn: Turn,
  correction: Slot | undefined,
): Partial<typeof diagnosticConversations.$inferInsert> {
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

/** Since when and why a person is wanted. Once asked for, that is the reason; after one came, a new wish begins. */
function describeHandoff(
  { wantsPersonAt, wantsPersonReason, takenAt }: Conversation,
  { handoff }: Reply,
  now: Date,
): Partial<typeof diagnosticConversations.$inferInsert> {
  if (handoff === null) return {}
  const isAsked = handoff.reason === 'asked'
  const isMet = wantsPersonAt !== null && takenAt !== null && takenAt >= wantsPersonAt
  return {
    wantsPersonAt: isMet ? now : (wantsPersonAt ?? now),
    wantsPersonReason: isAsked ? 'asked' : (wantsPersonReason ?? handoff.reason),
    ...(isAsked && { prefersAgent: false }),
  }
}
