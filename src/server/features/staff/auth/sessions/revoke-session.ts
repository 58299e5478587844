import { and, eq, ne } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { session } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyAccess } from '#server/platform/events/notify-access.ts'

type RevokeDeps = Pick<Deps, 'db' | 'clock' | 'createId'>
type Member = Exclude<AuditActor, string>

/** Ends one of somebody's own sessions, with the next request at the latest. */
export async function revokeSession(deps: RevokeDeps, user: Member, id: string): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const ended = await transaction
      .delete(session)
      .where(and(eq(session.id, id), eq(session.userId, user.id)))
      .returning({ id: session.id })
    await notifyAccess(transaction)
    if (ended.length === 0) throw new AppError('not_found', 'This session has ended already.')
    await recordAudit(deps, transaction, {
      actor: user,
      action: 'session.revoked',
      subjectType: 'session',
      subjectId: id,
    })
  })
}

/** Ends all of somebody's sessions but one. */
export async function revokeOtherSessions(
  deps: RevokeDeps,
  user: Member,
  ownSessionId: string,
): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const ended = await transaction
      .delete(session)
      .where(and(eq(session.userId, user.id), ne(session.id, ownSessionId)))
      .returning({ id: session.id })
    await notifyAccess(transaction)
    await recordAudit(deps, transaction, {
      actor: user,
      action: 'session.revoked_others',
      subjectType: 'account',
      subjectId: user.id,
      detail: { count: ended.length },
    })
  })
}
