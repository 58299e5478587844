import { eq } from 'drizzle-orm'
import type { StaffRole } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { readOtherMember } from '#server/features/staff/team/lock-admins.ts'
import { voidInvitesBy } from '#server/features/staff/team/void-invites-by.ts'
import { userRoles } from '#server/platform/db/schema/auth.ts'
import { notifyAccess } from '#server/platform/events/notify-access.ts'

type Change = { memberId: string; role: StaffRole }

/** Holds from the member's next request on. Since nobody changes themselves, one admin always stays. */
export async function changeRole(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  actor: Exclude<AuditActor, string>,
  { memberId, role }: Change,
): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    const member = await readOtherMember(transaction, { actorId: actor.id, memberId })
    if (member.role === role) return
    await transaction.delete(userRoles).where(eq(userRoles.userId, memberId))
    await transaction.insert(userRoles).values({ userId: memberId, role })
    if (role === 'viewer') await voidInvitesBy(transaction, member.email)
    await notifyAccess(transaction)
    await recordAudit(deps, transaction, {
      actor,
      action: 'member.role_changed',
      subjectType: 'account',
      subjectId: memberId,
      detail: { email: member.email, from: member.role, to: role },
    })
  })
}
