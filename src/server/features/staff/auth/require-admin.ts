import { and, eq, gt } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { AdminSession, StaffRole } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import { keepCookie } from '#server/features/staff/auth/session-headers.ts'
import { session as sessions, userRoles } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { type Description, describe } from '#server/platform/http/describe.ts'

export type AdminEnv = AppEnv & {
  Variables: AppEnv['Variables'] & {
    adminSession: AdminSession
    openedSession: AdminAccess['opened']
  }
}

type SessionDeps = Pick<Deps, 'db' | 'auth' | 'clock'>

/** Lets staff through: with `viewer` everybody of the team, with `admin` those who may change things. */
export function requireStaff(
  deps: SessionDeps,
  { role }: { role: StaffRole },
): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    refuseUnsaid(c)
    // A route behind two of these has been asked already.
    if (!c.var.adminSession) {
      const { session, opened, cookies } = await readAdminSession(deps, c.req.raw.headers)
      for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
      c.set('adminSession', session)
      c.set('openedSession', opened)
    }
    if (role === 'admin' && c.var.adminSession.role !== 'admin') {
      throw new AppError('forbidden', 'Only an admin can do this.')
    }
    await next()
  }
}

/**
 * Browsers say where a deletion comes from, and `checkOrigin` has read it. One with a session that says nothing is
 * refused: it has no body of a type that only our own pages can send.
 */
function refuseUnsaid(c: Context): void {
  const isSaid = c.req.header('origin') ?? c.req.header('sec-fetch-site')
  if (c.req.method !== 'DELETE' || isSaid !== undefined || !c.req.header('cookie')) return
  throw new AppError('forbidden', 'Send the Origin header of this site with this request.')
}

export function requireAdmin(deps: SessionDeps): MiddlewareHandler<AdminEnv> {
  return requireStaff(deps, { role: 'admin' })
}

type Reply = readonly [status: number, description: string, schema?: z.ZodType]
type Frame = (
  summary: string,
  reply: Reply,
  refusals?: NonNullable<Description['refusals']>,
) => MiddlewareHandler<AdminEnv>

/** What begins each route of the staff area: who may ask, and the entry in the document. `refusals` names the rarer ones. */
export function frameStaffRoutes(deps: Pick<Deps, 'db' | 'auth' | 'clock'>) {
  const open =
    (role: StaffRole): Frame =>
    (summary, [status, description, schema], refusals = []) =>
      Object.assign(
        requireStaff(deps, { role }),
        describe({
          summary,
          tag: 'Staff',
          reply: { status, description, ...(schema && { schema }) },
          refusals: ['invalid_request', 'unauthenticated', 'forbidden', ...refusals],
        }),
      )
  return { viewer: open('viewer'), admin: open('admin') }
}

/** However busy, a session ends this long after its sign-in. */
export const ABSOLUTE_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** `cookies` prolong the session in the browser when it was prolonged on the server. */
type AdminAccess = {
  session: AdminSession
  /** This session among those of the same account. */
  opened: { id: string; createdAt: Date }
  cookies: string[]
}

/** The account that is signed in, if it is staff now: the role is read anew on every request. */
async function readAdminSession(
  { db, auth, clock }: SessionDeps,
  requestHeaders: Headers,
): Promise<AdminAccess> {
  const { response: found, headers } = await auth.api.getSession({
    headers: keepCookie(requestHeaders),
    returnHeaders: true,
  })
  if (!found) throw new AppError('unauthenticated', 'Sign in first.')
  const { session, user } = found
  const endsAt = session.createdAt.getTime() + ABSOLUTE_LIFETIME_MS
  if (endsAt <= clock().getTime()) {
    await db.delete(sessions).where(eq(sessions.id, session.id))
    throw new AppError('unauthenticated', 'Your session has ended. Sign in again.')
  }
  const role = await readStaffRole({ db }, user.id)
  if (!role) throw new AppError('forbidden', 'Admin privileges are required.')
  return {
    session: {
      user: { id: user.id, email: user.email },
      role,
      expiresAt: new Date(Math.min(session.expiresAt.getTime(), endsAt)).toISOString(),
    },
    opened: { id: session.id, createdAt: session.createdAt },
    cookies: headers.getSetCookie(),
  }
}

/** The most that this account may do; null when it is not of the staff. */
async function readStaffRole({ db }: Pick<Deps, 'db'>, userId: string): Promise<StaffRole | null> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
  return rows.find(({ role }) => role === 'admin')?.role ?? rows[0]?.role ?? null
}

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
