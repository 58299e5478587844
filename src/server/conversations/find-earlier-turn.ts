import { createHash } from 'node:crypto'
import { and, eq, or } from 'drizzle-orm'
import type { Conversation } from '#server/conversations/owner.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { diagnosticTurns } from '#server/db/schema/turns.ts'
import { AppError } from '#server/errors.ts'
import type { AgentRequest } from '#server/routes/conversations.schema.ts'

/** A person does not type the same sentence twice this fast; a double click and a retry do. */
const RETRY_WINDOW_MS = 10_000

export type TurnHashes = { messageHash: string; historyHash: string | null }

export function hashRequest({
  message,
  messageHistory,
}: Pick<AgentRequest, 'message' | 'messageHistory'>): TurnHashes {
  return {
    messageHash: hash(message),
    historyHash: messageHistory.length > 0 ? hash(JSON.stringify(messageHistory)) : null,
  }
}

type Turn = typeof diagnosticTurns.$inferSelect

/**
 * The turn that this request already was, or null when it is a new one. By its `turnId`; without
 * one, by being the same message after the same history as the last turn.
 */
export async function findEarlierTurn(
  transaction: Transaction,
  conversation: Conversation,
  request: TurnHashes & { turnId: string | undefined; now: Date },
): Promise<Turn | null> {
  const { turnId } = request
  const [named, last] = await selectNamedAndLast(transaction, conversation, turnId)
  if (named && named.messageHash !== request.messageHash) {
    throw new AppError('conflict', 'This turn id was used for another message.')
  }
  if (turnId) return named ?? null
  return last && isRepetition(last, request) ? last : null
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

function isRepetition(last: Turn, request: TurnHashes & { now: Date }): boolean {
  if (last.messageHash !== request.messageHash || last.historyHash !== request.historyHash) {
    return false
  }
  // A clock that was put back makes the last turn one of the future.
  const ageMs = Math.abs(request.now.getTime() - last.createdAt.getTime())
  return request.historyHash !== null || ageMs <= RETRY_WINDOW_MS
}

async function selectNamedAndLast(
  transaction: Transaction,
  { id, turnCount }: Conversation,
  turnId: string | undefined,
): Promise<[Turn | undefined, Turn | undefined]> {
  const isLast = eq(diagnosticTurns.position, turnCount - 1)
  const turns = await transaction
    .select()
    .from(diagnosticTurns)
    .where(
      and(
        eq(diagnosticTurns.conversationId, id),
        turnId ? or(eq(diagnosticTurns.id, turnId), isLast) : isLast,
      ),
    )
  return [
    turns.find((turn) => turn.id === turnId),
    turns.find((turn) => turn.position === turnCount - 1),
  ]
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
