import { and, eq } from 'drizzle-orm'
import type { StaffRole } from '#contract/admin.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { user, userRoles } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'

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
