import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { invites } from '#server/platform/db/schema/staff.ts'
import { AppError } from '#server/platform/errors.ts'

export async function revokeInvite(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  actor: AuditActor,
  id: string,
): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const [revoked] = await transaction
      .delete(invites)
      .where(and(eq(invites.id, id), isNull(invites.acceptedAt)))
      .returning({ email: invites.email })
    if (!revoked) throw new AppError('not_found', 'This invite is not open any more.')
    await recordAudit(deps, transaction, {
      actor,
      action: 'invite.revoked',
      subjectType: 'invite',
      subjectId: id,
      detail: { email: revoked.email },
    })
  })
}
