import type { SQL } from 'drizzle-orm'
import { eq, sql } from 'drizzle-orm'
import type { AgentReply, CorrectFactReply } from '#contract/conversations.ts'
import type { StaffNews } from '#contract/live.ts'
import type { TurnHashes } from '#server/features/chat/conversations/find-earlier-turn.ts'
import type { MessageRow } from '#server/features/chat/conversations/to-chat-message.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import {
  composeOnce,
  nameValues,
  place,
  placeRow,
  type Values,
} from '#server/platform/db/compose-once.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'

/** What makes one statement another: how many rows of a kind there are, and which columns change. */
type TurnShape = {
  messages: number
  known: readonly string[]
  isHeard: boolean
  news: number
}

/** By their shapes, which are few: what a turn changes of a conversation is nearly always the same. */
const statements = new Map<string, (values: Values) => SQL>()

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

/** The statement that writes a turn of this shape, with places for its values. */
function findTurnStatement(transaction: Transaction, shape: TurnShape): (values: Values) => SQL {
  const name = JSON.stringify(shape)
  const statement = statements.get(name) ?? composeOnce(() => compose(transaction, shape))
  statements.set(name, statement)
  return statement
}

function compose(transaction: Transaction, { messages, known, isHeard, news }: TurnShape): SQL {
  const said = Array.from({ length: messages }, (_, at) =>
    placeRow(diagnosticMessages, `said${at}`),
  )
  const saying = transaction.insert(diagnosticMessages).values(said)
  const taking = transaction.insert(diagnosticTurns).values(placeRow(diagnosticTurns, 'taken'))
  const all = Object.entries(placeRow(diagnosticConversations, 'known'))
  const knowing = transaction
    .update(diagnosticConversations)
    .set(Object.fromEntries(all.filter(([key]) => known.includes(key))))
    .where(eq(diagnosticConversations.id, sql.placeholder('conversationId')))
  const hearing = transaction
    .update(leads)
    .set({ updatedAt: place('now', leads.updatedAt) })
    .where(eq(leads.id, sql.placeholder('heardLeadId')))
  const telling = Array.from(
    { length: news },
    (_, at) => sql`pg_notify('staff_news', ${sql.placeholder(`news.${at}`)})`,
  )
  return sql`
    with said as (${saying.getSQL()}), taken as (${taking.getSQL()}), known as (${knowing.getSQL()})
      ${isHeard ? sql`, heard as (${hearing.getSQL()})` : sql``}
    select ${sql.join(telling, sql`, `)}`
}
