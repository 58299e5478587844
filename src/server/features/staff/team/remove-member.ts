import { eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { readOtherMember } from '#server/features/staff/team/lock-admins.ts'
import { voidInvitesBy } from '#server/features/staff/team/void-invites-by.ts'
import { user, verification } from '#server/platform/db/schema/auth.ts'
import { notifyAccess } from '#server/platform/events/notify-access.ts'

/** Deletes the account with its sessions and its second factor. What the member did stays in the log by address. */
export async function removeMember(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  actor: Exclude<AuditActor, string>,
  memberId: string,
): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const member = await readOtherMember(transaction, { actorId: actor.id, memberId })
    await transaction.delete(user).where(eq(user.id, memberId))
    await transaction.delete(verification).where(eq(verification.value, memberId))
    await voidInvitesBy(transaction, member.email)
    await notifyAccess(transaction)
    await recordAudit(deps, transaction, {
      actor,
      action: 'member.removed',
      subjectType: 'account',
      subjectId: memberId,
      detail: { email: member.email, role: member.role },
    })
  })
}
