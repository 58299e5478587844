import { and, eq, gt } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { auditLog } from '#server/platform/db/schema/staff.ts'

const ACTION = 'lead.read'
/** A page that lies open is read anew whenever something changes: that is one reading. */
const SAME_READING_MS = 15 * 60_000

/** Keeps who looked at a person's data. */
export async function recordLeadRead(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  leadId: string,
  staff: { id: string; email: string },
): Promise<void> {
  const since = new Date(deps.clock().getTime() - SAME_READING_MS)
  const [earlier] = await deps.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, 'lead'),
        eq(auditLog.subjectId, leadId),
        eq(auditLog.action, ACTION),
        eq(auditLog.actorId, staff.id),
        gt(auditLog.at, since),
      ),
    )
    .limit(1)
  if (earlier) return
  const entry = { actor: staff, action: ACTION, subjectType: 'lead', subjectId: leadId }
  await recordAudit(deps, deps.db, entry)
}
