import { eq } from 'drizzle-orm'
import type { AgentReply, CorrectFactReply } from '#contract/conversations.ts'
import type { StaffNews } from '#contract/live.ts'
import type { TurnHashes } from '#server/features/chat/conversations/find-earlier-turn.ts'
import type { MessageRow } from '#server/features/chat/conversations/to-chat-message.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'
import { notifyStaff } from '#server/platform/events/notify-staff.ts'

type TakenTurn = {
  id: string
  hashes: TurnHashes
  messages: readonly MessageRow[]
  reply: AgentReply | CorrectFactReply
  isSettled: boolean
  /** New values of the conversation's columns. */
  changes: Partial<Conversation>
  /** The lead of a visitor who wrote again and told nothing new. */
  heardLeadId: string | null
  news: readonly StaffNews[]
  now: Date
}

/**
 * Writes a turn: what was said, the reply for a retry, and what is now known; and tells the staff of it. The statements
 * are sent together, in this order.
 */
export async function storeTurn(
  transaction: Transaction,
  { id: conversationId, turnCount, messageCount }: Conversation,
  { id, messages, reply, isSettled, changes, heardLeadId, news, now, hashes }: TakenTurn,
): Promise<void> {
  const turn = { conversationId, id, position: turnCount, ...hashes, reply, isSettled }
  const known = {
    ...changes,
    turnCount: turnCount + 1,
    messageCount: messageCount + messages.length,
    updatedAt: now,
  }
  await Promise.all([
    transaction
      .insert(diagnosticMessages)
      .values([...messages])
      .execute(),
    transaction
      .insert(diagnosticTurns)
      .values({ ...turn, createdAt: now })
      .execute(),
    transaction
      .update(diagnosticConversations)
      .set(known)
      .where(eq(diagnosticConversations.id, conversationId))
      .execute(),
    heardLeadId === null
      ? null
      : transaction
          .update(leads)
          .set({ updatedAt: now })
          .where(eq(leads.id, heardLeadId))
          .execute(),
    ...news.map((one) => notifyStaff(transaction, one)),
  ])
}
