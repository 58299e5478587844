import { hash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { MessageOrigin } from '#contract/conversations.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { AppError } from '#server/platform/errors.ts'

export type Conversation = typeof diagnosticConversations.$inferSelect

/** In place of a secret: the conversation's own key was presented and checked. No request can carry it. */
export const OWN_KEY = Symbol('the own key of a conversation')
/** A visitor's proof: the id is public, the secret opens the conversation. */
export type Key = { conversationId: string; secret: string | typeof OWN_KEY | null }

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function hashSecret(secret: string): string {
  return hash('sha256', secret)
}

/**
 * The conversation, if the secret owns it. Everything else is the same refusal, to the byte; a request without a
 * secret has one of its own, which tells nothing of the conversation either.
 */
export async function readOwnConversation(
  db: Pick<Transaction, 'select'>,
  key: Key,
): Promise<Conversation> {
  const [conversation] = await selectOwn(db, key)
  return conversation ?? refuse()
}

/** The same, locked until the transaction ends: turns and bookings of one conversation go one by one. */
export async function lockOwnConversation(
  transaction: Pick<Transaction, 'select'>,
  key: Key,
): Promise<Conversation> {
  // Sent at once, and not when it is waited for: what is asked beside it comes after it.
  const [conversation] = await selectOwn(transaction, key).for('update').execute()
  return conversation ?? refuse()
}

function selectOwn(db: Pick<Transaction, 'select'>, { conversationId, secret }: Key) {
  if (!secret) refuseWithoutCookie()
  if (!UUID.test(conversationId)) refuse()
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

/** For the page: a browser that keeps no cookies gets no further by asking again. */
function refuseWithoutCookie(): never {
  throw new AppError('cookie_missing', 'Allow cookies for this site.')
}

function refuse(): never {
  throw new AppError('not_found', 'There is no such conversation.')
}

type Worded = { role: 'user' | 'assistant'; authorName: string | null; brain: string | null }

/** Who worded a message. Without a brain are those of people, and what code says beside replies. */
export function findOrigin({ role, authorName, brain }: Worded): MessageOrigin {
  if (role === 'user' || authorName !== null) return 'person'
  return brain === null || brain === 'offline' ? 'template' : 'model'
}
