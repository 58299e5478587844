import type { MiddlewareHandler } from 'hono'
import { type AdminAccess, readAdminSession } from '#server/auth/read-admin-session.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { AdminSession, StaffRole } from '#server/routes/admin.schema.ts'

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
    // A route behind two of these has been asked already.
    if (!c.var.adminSession) {
      const { session, opened, cookies } = await readAdminSession(deps, c.req.raw.headers)
      for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
      c.set('adminSession', session)
      c.set('openedSession', opened)
    }
    if (role === 'admin' && c.var.adminSession.role !== 'admin') {
      throw new AppError('forbidden', 'Only an admin may do this.')
    }
    await next()
  }
}

export function requireAdmin(deps: SessionDeps): MiddlewareHandler<AdminEnv> {
  return requireStaff(deps, { role: 'admin' })
}
