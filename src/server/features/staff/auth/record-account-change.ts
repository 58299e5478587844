import type { Deps } from '#server/deps.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/record-audit.ts'

/** Somebody changed their own account. */
export function recordAccountChange(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  user: Exclude<AuditActor, string>,
  action: string,
): Promise<void> {
  const { id, email } = user
  return recordAudit(deps, deps.db, {
    actor: { id, email },
    action,
    subjectType: 'account',
    subjectId: id,
  })
}
