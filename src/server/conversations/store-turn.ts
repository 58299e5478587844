import { eq } from 'drizzle-orm'
import type { Turn } from '#agent/turn.ts'
import type { TurnHashes } from '#server/conversations/find-earlier-turn.ts'
import type { Conversation } from '#server/conversations/owner.ts'
import { readText, toWireFacts } from '#server/conversations/to-agent-reply.ts'
import type { MessageRow } from '#server/conversations/to-chat-message.ts'
import type { Transaction } from '#server/db/client.ts'
import { diagnosticConversations } from '#server/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/db/schema/messages.ts'
import { diagnosticTurns } from '#server/db/schema/turns.ts'
import type { AgentReply } from '#server/routes/conversations.schema.ts'

type TakenTurn = {
  id: string
  hashes: TurnHashes
  turn: Turn
  messages: MessageRow[]
  reply: AgentReply
  brain: string
  now: Date
}

/** Writes all of a turn: what was said, the reply for a retry, and what is now known. */
export async function storeTurn(
  transaction: Transaction,
  conversation: Conversation,
  { id, hashes, turn, messages, reply, brain, now }: TakenTurn,
): Promise<void> {
  await transaction.insert(diagnosticMessages).values(messages)
  await transaction.insert(diagnosticTurns).values({
    conversationId: conversation.id,
    id,
    position: conversation.turnCount,
    ...hashes,
    reply,
    createdAt: now,
  })
  await transaction
    .update(diagnosticConversations)
    .set({
      ...describeConversation(conversation, turn),
      brain,
      turnCount: conversation.turnCount + 1,
      messageCount: conversation.messageCount + messages.length,
      updatedAt: now,
    })
    .where(eq(diagnosticConversations.id, conversation.id))
}

/** The columns that staff list and filter by, from what the agent now knows. */
function describeConversation(
  conversation: Conversation,
  { state, facts, scoreCard, sentimentScore, painSeverity, reply }: Turn,
): Partial<typeof diagnosticConversations.$inferInsert> {
  return {
    agentState: state,
    contactName: readText(facts, 'contact_name') ?? conversation.contactName,
    companyName: readText(facts, 'company_name') ?? conversation.companyName,
    companyWebsite: readText(facts, 'company_website') ?? conversation.companyWebsite,
    email: readText(facts, 'email') ?? conversation.email,
    phone: readText(facts, 'phone') ?? conversation.phone,
    facts: toWireFacts(facts),
    leadScore: scoreCard.score,
    coverage: scoreCard.coverage,
    scoreCard,
    sentimentScore,
    painSeverity,
    ...(reply.booking && {
      bookingStatus: conversation.bookingStatus ?? 'offered',
      bookingReason: reply.booking.reason,
    }),
  }
}
