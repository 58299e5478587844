import { and, desc, eq, gt } from 'drizzle-orm'
import type { SessionsReply } from '#contract/admin-account.ts'
import type { Deps } from '#server/deps.ts'
import { describeDevice } from '#server/features/staff/auth/sessions/describe-device.ts'
import { session } from '#server/platform/db/schema/auth.ts'

/** Where somebody is signed in, the session that asks first. */
export async function listSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, ownSessionId }: { userId: string; ownSessionId: string },
): Promise<SessionsReply> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, clock())))
    .orderBy(desc(session.updatedAt), session.id)
  const sessions = rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent ?? ''),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
    is_this_one: row.id === ownSessionId,
  }))
  return { sessions: sessions.sort((a, b) => Number(b.is_this_one) - Number(a.is_this_one)) }
}
