import { hash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { MessageOrigin } from '#contract/conversations.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations, staffSeen } from '#server/platform/db/schema/conversations.ts'
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

/** What nobody looked at for so long counts as read; it also bounds how far a search for the unread walks. */
export const UNREAD_MAX_MS = 30 * 86_400_000

/** Whether the visitor wrote, and something happened since a member of the staff last looked. */
export function isUnreadBy(reader: { staffId: string; now: Date }): SQL<boolean> {
  const { id, turnCount, updatedAt } = diagnosticConversations
  const oldest = new Date(reader.now.getTime() - UNREAD_MAX_MS).toISOString()
  return sql<boolean>`(${turnCount} > 0 and ${updatedAt} > greatest(${oldest}::timestamptz, (
    select coalesce(reader.seen_all_at, reader.created_at) from ${user} reader where reader.id = ${reader.staffId}
  )) and not exists (
    select 1 from ${staffSeen} seen
    where seen.user_id = ${reader.staffId} and seen.conversation_id = ${id} and seen.seen_at >= ${updatedAt}
  ))`
}

/** Up to when a member of the staff has looked at it. */
export function readSeenUntil(staffId: string): SQL<Date> {
  const { id } = diagnosticConversations
  return sql`greatest('epoch'::timestamptz, (
    select coalesce(reader.seen_all_at, reader.created_at) from ${user} reader where reader.id = ${staffId}
  ), (
    select seen.seen_at from ${staffSeen} seen where seen.user_id = ${staffId} and seen.conversation_id = ${id}
  ))`.mapWith(staffSeen.seenAt)
}

type Worded = { role: 'user' | 'assistant'; authorName: string | null; brain: string | null }

/** Who worded a message. Without a brain are those of people, and what code says beside replies. */
export function findOrigin({ role, authorName, brain }: Worded): MessageOrigin {
  if (role === 'user' || authorName !== null) return 'person'
  return brain === null || brain === 'offline' ? 'template' : 'model'
}
