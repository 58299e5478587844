import { and, eq, isNull } from 'drizzle-orm'
import { type AuditActor, recordAudit } from '#server/audit/record-audit.ts'
import { invites } from '#server/db/schema/staff.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'

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
