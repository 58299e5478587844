import { and, eq, gt } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { keepCookie } from '#server/features/staff/auth/keep-cookie.ts'
import { ABSOLUTE_LIFETIME_MS } from '#server/features/staff/auth/read-admin-session.ts'
import { session as sessions, userRoles } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'

/** The id of the session that a request carries. Reading it prolongs nothing: an open page is no use of it. */
export async function findLiveSession({ auth }: Pick<Deps, 'auth'>, headers: Headers) {
  const found = await auth.api.getSession({
    headers: keepCookie(headers),
    query: { disableRefresh: true },
  })
  if (!found) throw new AppError('unauthenticated', 'Sign in first.')
  return found.session.id
}

/** Whether somebody of the staff is still signed in by it. */
export async function isLiveSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sessionId: string,
): Promise<boolean> {
  const now = clock()
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(userRoles, eq(userRoles.userId, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, new Date(now.getTime() - ABSOLUTE_LIFETIME_MS)),
      ),
    )
    .limit(1)
  return found !== undefined
}
