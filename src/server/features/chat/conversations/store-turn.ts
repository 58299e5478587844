import type { AgentReply, CorrectFactReply } from '#contract/conversations.ts'
import type { StaffNews } from '#contract/live.ts'
import type { TurnHashes } from '#server/features/chat/conversations/find-earlier-turn.ts'
import type { MessageRow } from '#server/features/chat/conversations/to-chat-message.ts'
import { findTurnStatement } from '#server/features/chat/conversations/turn-statement.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { nameValues, type Values } from '#server/platform/db/compose-once.ts'

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
  { messages, changes, heardLeadId, news, now, hashes, ...taken }: TakenTurn,
): Promise<void> {
  const { id, reply, isSettled } = taken
  const turn = { conversationId, id, position: turnCount, ...hashes, reply, isSettled }
  const known = {
    ...changes,
    turnCount: turnCount + 1,
    messageCount: messageCount + messages.length,
    updatedAt: now,
  }
  const statement = findTurnStatement(transaction, {
    messages: messages.length,
    known: listGiven(known),
    isHeard: heardLeadId !== null,
    news: news.length,
  })
  const values: Values = {
    conversationId,
    now,
    heardLeadId,
    ...Object.assign({}, ...messages.map((message, at) => nameValues(`said${at}`, message))),
    ...nameValues('taken', { ...turn, createdAt: now }),
    ...nameValues('known', known),
    ...nameValues(
      'news',
      Object.assign(
        {},
        news.map((one) => JSON.stringify(one)),
      ),
    ),
  }
  await transaction.execute(statement(values))
}

/** What is not given stays as it was. */
function listGiven(known: Values): string[] {
  return Object.keys(known).filter((key) => known[key] !== undefined)
}
