import { hash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { AgentReply, AgentRequest, CorrectFactReply } from '#contract/conversations.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Db } from '#server/platform/db/client.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'
import { AppError } from '#server/platform/errors.ts'

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

export type EarlierTurn = Pick<
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
