import type { MiddlewareHandler } from 'hono'
import { readAdminSession } from '#server/auth/read-admin-session.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { AdminSession } from '#server/routes/admin.schema.ts'

export type AdminEnv = AppEnv & { Variables: AppEnv['Variables'] & { adminSession: AdminSession } }

export function requireAdmin(
  deps: Pick<Deps, 'db' | 'auth' | 'clock'>,
): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    const { session, cookies } = await readAdminSession(deps, c.req.raw.headers)
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
    c.set('adminSession', session)
    await next()
  }
}
