import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { type AuditActor, nameActor } from '#server/features/staff/audit/record-audit.ts'
import { auditLog } from '#server/platform/db/schema/staff.ts'

const HOUR_MS = 60 * 60 * 1000

/** Somebody read a conversation: one line per person, conversation, and hour of the clock, however often the page asks. */
export async function recordReading(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Exclude<AuditActor, string>,
  conversationId: string,
): Promise<void> {
  const at = clock()
  const [action, subjectType] = ['conversation.read', 'conversation']
  const hour = Math.floor(at.getTime() / HOUR_MS)
  // The same reading has the same id, so the primary key keeps a second line out.
  const id = hashToUuid(JSON.stringify([action, actor.id, conversationId, hour]))
  await db
    .insert(auditLog)
    .values({ id, at, ...nameActor(actor), action, subjectType, subjectId: conversationId })
    .onConflictDoNothing()
}

/** A UUID of version 8: made from the text's hash (RFC 9562, section 5.8). */
function hashToUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
