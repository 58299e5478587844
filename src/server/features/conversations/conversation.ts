import { hash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/platform/db/client.ts'
import { composeOnce } from '#server/platform/db/compose-once.ts'
import { readRow } from '#server/platform/db/read-row.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { AppError } from '#server/platform/errors.ts'

export type Conversation = typeof diagnosticConversations.$inferSelect

/** In place of a secret: the conversation's own key was presented and checked. No request can carry it. */
export const OWN_KEY = Symbol('the own key of a conversation')
/** What a visitor presents: the id is public, the secret is what opens it. */
export type Key = { conversationId: string; secret: string | typeof OWN_KEY | null }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function hashSecret(secret: string): string {
  return hash('sha256', secret)
}

/** The conversation, if the secret owns it. Everything else is the same refusal, to the byte. */
export async function readOwnConversation(
  db: Pick<Transaction, 'select'>,
  key: Key,
): Promise<Conversation> {
  const [conversation] = await selectOwn(db, key)
  return conversation ?? refuse()
}

/** The same, locked until the transaction ends: turns and bookings of one conversation go one by one. */
export async function lockOwnConversation(
  transaction: Pick<Transaction, 'execute'>,
  { conversationId, secret }: Key,
): Promise<Conversation> {
  if (!secret || !UUID.test(conversationId)) refuse()
  const lock =
    secret === OWN_KEY
      ? lockById({ conversationId })
      : lockByOwner({ conversationId, ownerHash: hashSecret(secret) })
  // Sent at once, and not when it is waited for: what is asked beside it comes after it.
  const { rows } = await transaction.execute<Record<string, unknown>>(lock).execute()
  return rows[0] ? readRow(diagnosticConversations, rows[0]) : refuse()
}

const isThisOne = eq(diagnosticConversations.id, sql.placeholder('conversationId'))
const isOwn = eq(diagnosticConversations.ownerHash, sql.placeholder('ownerHash'))
const selectAll = () => new QueryBuilder().select().from(diagnosticConversations)
const lockById = composeOnce(() => selectAll().where(isThisOne).for('update').getSQL())
const lockByOwner = composeOnce(() =>
  selectAll().where(and(isThisOne, isOwn)).for('update').getSQL(),
)

function selectOwn(db: Pick<Transaction, 'select'>, { conversationId, secret }: Key) {
  if (!secret || !UUID.test(conversationId)) refuse()
  return db
    .select()
    .from(diagnosticConversations)
    .where(
      and(
        eq(diagnosticConversations.id, conversationId),
        secret === OWN_KEY ? undefined : eq(diagnosticConversations.ownerHash, hashSecret(secret)),
      ),
    )
}

function refuse(): never {
  throw new AppError('not_found', 'There is no such conversation.')
}
