import { and, eq, isNull } from 'drizzle-orm'
import type { StaffRole } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { readOtherMember } from '#server/features/staff/team/lock-admins.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { user, userRoles, verification } from '#server/platform/db/schema/auth.ts'
import { invites } from '#server/platform/db/schema/staff.ts'
import { AppError } from '#server/platform/errors.ts'
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
    if (!revoked) throw new AppError('not_found', 'This invite is no longer open.')
    await recordAudit(deps, transaction, {
      actor,
      action: 'invite.revoked',
      subjectType: 'invite',
      subjectId: id,
      detail: { email: revoked.email },
    })
  })
}

/** A person who may no longer invite may still know links. They open nothing from then on. */
async function voidInvitesBy(transaction: Transaction, email: string): Promise<void> {
  await transaction
    .delete(invites)
    .where(and(eq(invites.invitedBy, email), isNull(invites.acceptedAt)))
}
