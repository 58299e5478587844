import { sql } from 'drizzle-orm'
import type {
  EarlierTurn,
  TurnName,
} from '#server/features/chat/conversations/find-earlier-turn.ts'
import {
  type Conversation,
  type Key,
  lockOwnConversation,
} from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'

/** A conversation that nobody else changes, with what a turn needs to know beside it. */
export type LockedTurn = {
  conversation: Conversation
  /** The turn of that name and the last one, as far as they exist. */
  turns: readonly EarlierTurn[]
  /** The websites that were to be read before. */
  requestedHosts: readonly string[]
  /** Of the lead that it is linked to; null without one, too. */
  leadEmail: string | null
}

type Row = {
  turns: (Omit<EarlierTurn, 'createdAt'> & { createdAt: string })[]
  hosts: string[]
  lead_email: string | null
}

/**
 * Locks a conversation and reads what a turn of it starts from. Two statements, sent together: one that waits for the
 * lock would see the other tables as they were before it waited, and miss the turn that it waited for.
 */
export async function lockTurn(
  transaction: Pick<Transaction, 'select' | 'execute'>,
  key: Key,
  name: TurnName,
): Promise<LockedTurn> {
  const locking = lockOwnConversation(transaction, key)
  const [conversation, { rows }] = await Promise.all([
    locking,
    readStanding(transaction, key.conversationId, name),
  ])
  const turns = rows[0]?.turns ?? []
  return {
    conversation,
    turns: turns.map((turn) => ({ ...turn, createdAt: new Date(turn.createdAt) })),
    requestedHosts: rows[0]?.hosts ?? [],
    leadEmail: rows[0]?.lead_email ?? null,
  }
}

function readStanding(
  transaction: Pick<Transaction, 'execute'>,
  conversationId: string,
  { turnId, messageHash }: TurnName,
) {
  // Two look-ups, and no condition with `or`: that may read all turns of a long conversation.
  return transaction
    .execute<Row>(sql`
      with conversation as (
        select turn_count, lead_id from diagnostic_conversations where id = ${conversationId}::uuid
      ), found as (
        select * from diagnostic_turns
        where conversation_id = ${conversationId}::uuid and id = ${turnId ?? null}::uuid
        union all
        select * from diagnostic_turns
        where conversation_id = ${conversationId}::uuid and position = (
          select turn_count - 1 from conversation)
      )
      select
        (select coalesce(json_agg(json_build_object(
          'id', id, 'position', position, 'messageHash', message_hash, 'historyHash', history_hash,
          'isSettled', is_settled, 'createdAt', created_at,
          'reply', case when message_hash = ${messageHash} then reply end)), '[]') from found) as turns,
        array(
          select host from enrichment_requests where conversation_id = ${conversationId}::uuid
        ) as hosts,
        (select email from leads where id = (select lead_id from conversation)) as lead_email`)
    .execute()
}
