import { eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/client.ts'
import { composeOnce, place, placeRow, type Values } from '#server/platform/db/compose-once.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'

/** What makes one statement another: how many rows of a kind there are, and which columns change. */
export type TurnShape = {
  messages: number
  known: readonly string[]
  isHeard: boolean
  news: number
}

/** By their shapes, which are few: what a turn changes of a conversation is nearly always the same. */
const statements = new Map<string, (values: Values) => SQL>()

/** The statement that writes a turn of this shape, with places for its values. */
export function findTurnStatement(
  transaction: Transaction,
  shape: TurnShape,
): (values: Values) => SQL {
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
