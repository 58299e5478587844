import { eq } from 'drizzle-orm'
import { type AuditActor, recordAudit } from '#server/audit/record-audit.ts'
import { userRoles } from '#server/db/schema/auth.ts'
import type { Deps } from '#server/deps.ts'
import { notifyAccess } from '#server/live/notify-access.ts'
import type { StaffRole } from '#server/routes/admin.schema.ts'
import { readOtherMember } from '#server/team/lock-admins.ts'
import { voidInvitesBy } from '#server/team/void-invites-by.ts'

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
