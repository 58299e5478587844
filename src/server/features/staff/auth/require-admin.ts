import type { Context, MiddlewareHandler } from 'hono'
import type { AdminSession, StaffRole } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import {
  type AdminAccess,
  readAdminSession,
} from '#server/features/staff/auth/read-admin-session.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'

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
