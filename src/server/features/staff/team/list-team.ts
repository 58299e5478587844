import { desc, eq, isNull, max, sql } from 'drizzle-orm'
import type { TeamInvite, TeamMember, TeamReply } from '#contract/admin-team.ts'
import type { Deps } from '#server/deps.ts'
import { session, user, userRoles } from '#server/platform/db/schema/auth.ts'
import { invites } from '#server/platform/db/schema/staff.ts'

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
