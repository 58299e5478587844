import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { auditLog } from '#server/platform/db/schema/staff.ts'

/** Somebody of the staff, or what acts without an account. */
export type AuditActor = { id: string; email: string } | 'visitor' | 'retention'

export type AuditEntry = {
  actor: AuditActor
  action: string
  subjectType: string
  subjectId: string
  detail?: Record<string, string | number | boolean | null>
}

/** Adds a line to the audit log. Within a transaction, the line is stored only if the act is. */
export async function recordAudit(
  deps: Pick<Deps, 'clock' | 'createId'>,
  db: Pick<Deps['db'], 'insert'>,
  entry: AuditEntry,
): Promise<void> {
  await recordAudits(deps, db, [entry])
}

/** Several lines in one statement. */
export async function recordAudits(
  { clock, createId }: Pick<Deps, 'clock' | 'createId'>,
  db: Pick<Deps['db'], 'insert'>,
  entries: readonly AuditEntry[],
): Promise<void> {
  await db.insert(auditLog).values(
    entries.map(({ actor, action, subjectType, subjectId, detail = {} }) => ({
      ...{ id: createId(), at: clock(), ...nameActor(actor) },
      ...{ action, subjectType, subjectId, detail },
    })),
  )
}

export function nameActor(actor: AuditActor): { actorId: string | null; actor: string } {
  if (typeof actor === 'string') return { actorId: null, actor }
  return { actorId: actor.id, actor: actor.email }
}

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
