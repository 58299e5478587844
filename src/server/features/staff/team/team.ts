import { and, desc, eq, isNull, max, sql } from 'drizzle-orm'
import type { StaffRole } from '#contract/admin.ts'
import type { TeamInvite, TeamMember, TeamReply } from '#contract/admin-team.ts'
import type { Deps } from '#server/deps.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/audit-log.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { invites, session, user, userRoles, verification } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyAccess } from '#server/platform/events/notify.ts'

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

/** Changes to who is an admin go one by one: two admins who remove each other would leave none. */
export async function lockAdmins(transaction: Transaction): Promise<string[]> {
  const rows = await transaction
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .orderBy(userRoles.userId)
    .for('update')
  return rows.map(({ userId }) => userId)
}

export type Member = { id: string; email: string; role: StaffRole }

/** The member to be changed by somebody else, who is an admin still. */
export async function readOtherMember(
  transaction: Transaction,
  { actorId, memberId }: { actorId: string; memberId: string },
): Promise<Member> {
  const admins = await lockAdmins(transaction)
  if (!admins.includes(actorId)) throw new AppError('forbidden', 'Only an admin can do this.')
  if (actorId === memberId) {
    throw new AppError('conflict', 'Ask another admin: you can’t change your own role.')
  }
  const [member] = await transaction
    .select({ id: user.id, email: user.email })
    .from(user)
    .innerJoin(userRoles, and(eq(userRoles.userId, user.id)))
    .where(eq(user.id, memberId))
    .limit(1)
  if (!member) throw new AppError('not_found', 'No team member has this ID.')
  return { ...member, role: admins.includes(memberId) ? 'admin' : 'viewer' }
}

export async function listTeam({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<TeamReply> {
  const [members, open] = await Promise.all([readMembers(db), readOpenInvites(db, clock())])
  return { members, invites: open }
}

async function readMembers(db: Deps['db']): Promise<TeamMember[]> {
  const rows = await db
    .select({
      id: user.id,
      email: user.email,
      hasTwoFactor: user.twoFactorEnabled,
      isAdmin: sql<boolean>`bool_or(${userRoles.role} = 'admin')`,
      joinedAt: user.createdAt,
      lastSeenAt: max(session.updatedAt),
    })
    .from(user)
    .innerJoin(userRoles, eq(userRoles.userId, user.id))
    .leftJoin(session, eq(session.userId, user.id))
    .groupBy(user.id)
    .orderBy(user.email)
  return rows.map(({ id, email, hasTwoFactor, isAdmin, joinedAt, lastSeenAt }) => ({
    id,
    email,
    role: isAdmin ? 'admin' : 'viewer',
    two_factor: hasTwoFactor,
    joined_at: joinedAt.toISOString(),
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  }))
}

async function readOpenInvites(db: Deps['db'], now: Date): Promise<TeamInvite[]> {
  const rows = await db
    .select()
    .from(invites)
    .where(isNull(invites.acceptedAt))
    .orderBy(desc(invites.createdAt))
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    invited_by: row.invitedBy,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_expired: row.expiresAt <= now,
  }))
}
