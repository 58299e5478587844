import { hash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { AgentReply, AgentRequest, CorrectFactReply } from '#contract/conversations.ts'
import {
  type Conversation,
  type Key,
  lockOwnConversation,
} from '#server/features/conversations/conversation.ts'
import type { Db, Transaction } from '#server/platform/db/client.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'
import { AppError } from '#server/platform/errors.ts'

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

/** A person does not type the same sentence twice this fast; a double click and a retry do. */
const RETRY_WINDOW_MS = 10_000

export type TurnHashes = { messageHash: string; historyHash: string | null }

export function hashRequest({
  message,
  messageHistory,
}: Pick<AgentRequest, 'message' | 'messageHistory'>): TurnHashes {
  return {
    messageHash: hash('sha256', message),
    historyHash: messageHistory.length > 0 ? hash('sha256', JSON.stringify(messageHistory)) : null,
  }
}

type EarlierTurn = Pick<
  typeof diagnosticTurns.$inferSelect,
  'id' | 'position' | 'messageHash' | 'historyHash' | 'isSettled' | 'createdAt'
> & {
  /** Null where the message was another one, which no request may be answered with. */
  reply: AgentReply | CorrectFactReply | null
}
/** The turn that a request asks for. */
export type TurnName = TurnHashes & { turnId: string | undefined }

/**
 * The turn that this request already was, or null when it is a new one. By its `turnId`; without
 * one, by being the same message after the same history as the last turn.
 */
export function findEarlierTurn(
  turns: readonly EarlierTurn[],
  { turnCount }: Pick<Conversation, 'turnCount'>,
  request: TurnName & { now: Date },
): (EarlierTurn & { reply: AgentReply | CorrectFactReply }) | null {
  const { turnId } = request
  const named = turns.find(({ id }) => id === turnId)
  const last = turns.find(({ position }) => position === turnCount - 1)
  if (named && named.messageHash !== request.messageHash) {
    throw new AppError('conflict', 'This turn id was used for another message.')
  }
  const earlier = turnId ? named : last && isRepetition(last, request) ? last : undefined
  if (!earlier) return null
  if (earlier.reply === null) throw new Error('A turn that is repeated was read without its reply.')
  return { ...earlier, reply: earlier.reply }
}

/** Whether a request was answered before; without a name of its own that is found out later. */
export async function hasTurn(
  db: Pick<Db, 'select'>,
  { conversationId, turnId }: { conversationId: string; turnId: string | undefined },
): Promise<boolean> {
  if (turnId === undefined) return false
  const found = await db
    .select({ id: diagnosticTurns.id })
    .from(diagnosticTurns)
    .where(and(eq(diagnosticTurns.conversationId, conversationId), eq(diagnosticTurns.id, turnId)))
  return found.length > 0
}

function isRepetition(last: EarlierTurn, request: TurnHashes & { now: Date }): boolean {
  if (last.messageHash !== request.messageHash || last.historyHash !== request.historyHash) {
    return false
  }
  // A clock that was put back makes the last turn one of the future.
  const ageMs = Math.abs(request.now.getTime() - last.createdAt.getTime())
  return request.historyHash !== null || ageMs <= RETRY_WINDOW_MS
}
