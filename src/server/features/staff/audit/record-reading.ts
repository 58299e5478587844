import { and, eq, gt, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { auditLog } from '#server/platform/db/schema/staff.ts'

const HOUR_MS = 60 * 60 * 1000

/** Somebody read a conversation: one line per person, conversation and hour, however often the page asks. */
export async function recordReading(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  actor: Exclude<AuditActor, string>,
  conversationId: string,
): Promise<void> {
  const entry = { actor, action: 'conversation.read', subjectType: 'conversation' }
  await deps.db.transaction(async (transaction) => {
    // The parts of one conversation are asked for at the same moment.
    const lock = JSON.stringify([entry.action, actor.id, conversationId])
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
    const [recent] = await transaction
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subjectType, entry.subjectType),
          eq(auditLog.subjectId, conversationId),
          eq(auditLog.actorId, actor.id),
          eq(auditLog.action, entry.action),
          gt(auditLog.at, new Date(deps.clock().getTime() - HOUR_MS)),
        ),
      )
      .limit(1)
    if (!recent) await recordAudit(deps, transaction, { ...entry, subjectId: conversationId })
  })
}
