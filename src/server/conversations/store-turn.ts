import { eq, sql } from 'drizzle-orm'
import type { TurnHashes } from '#server/conversations/find-earlier-turn.ts'
import type { Conversation } from '#server/conversations/owner.ts'
import type { MessageRow } from '#server/conversations/to-chat-message.ts'
import type { Transaction } from '#server/db/client.ts'
import { diagnosticConversations } from '#server/db/schema/conversations.ts'
import { leads } from '#server/db/schema/leads.ts'
import { diagnosticMessages } from '#server/db/schema/messages.ts'
import { diagnosticTurns } from '#server/db/schema/turns.ts'
import type { AgentReply, CorrectFactReply } from '#server/routes/conversations.schema.ts'
import type { StaffNews } from '#server/routes/live.schema.ts'

type TakenTurn = {
  id: string
  hashes: TurnHashes
  messages: readonly MessageRow[]
  reply: AgentReply | CorrectFactReply
  isSettled: boolean
  /** What becomes known of the conversation. */
  changes: Partial<Conversation>
  /** Who has written again, when nothing else changes of that person. */
  heardLeadId: string | null
  news: readonly StaffNews[]
  now: Date
}

/**
 * Writes all of a turn in one statement: what was said, the reply for a retry, and what is now known; and tells the
 * staff of it.
 */
export async function storeTurn(
  transaction: Transaction,
  { id: conversationId, turnCount, messageCount }: Conversation,
  { id, hashes, messages, reply, isSettled, changes, heardLeadId, news, now }: TakenTurn,
): Promise<void> {
  const saying = transaction.insert(diagnosticMessages).values([...messages])
  const taking = transaction.insert(diagnosticTurns).values({
    conversationId,
    id,
    position: turnCount,
    ...hashes,
    reply,
    isSettled,
    createdAt: now,
  })
  const knowing = transaction
    .update(diagnosticConversations)
    .set({
      ...changes,
      turnCount: turnCount + 1,
      messageCount: messageCount + messages.length,
      updatedAt: now,
    })
    .where(eq(diagnosticConversations.id, conversationId))
  const hearing =
    heardLeadId &&
    transaction.update(leads).set({ updatedAt: now }).where(eq(leads.id, heardLeadId))
  const telling = news.map((one) => sql`pg_notify('staff_news', ${JSON.stringify(one)})`)
  await transaction.execute(sql`
    with said as (${saying.getSQL()}), taken as (${taking.getSQL()}), known as (${knowing.getSQL()})
      ${hearing ? sql`, heard as (${hearing.getSQL()})` : sql``}
    select ${sql.join(telling, sql`, `)}`)
}
