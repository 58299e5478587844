import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Logger } from 'pino'
import { site } from '#content/site.ts'
import { hashPassword, verifyPassword } from '#server/auth/password.ts'
import type { Db } from '#server/db/client.ts'
import { tables } from '#server/db/schema/tables.ts'
import { isServedSecurely } from '#server/http/transport-security.ts'

const IDLE_SECONDS = 12 * 60 * 60
/** A session in use is prolonged at most this often. */
const PROLONG_AFTER_SECONDS = 15 * 60
export const PASSWORD_MIN_LENGTH = 12
export const PASSWORD_MAX_LENGTH = 128

type AuthDeps = {
  db: Db
  createId: () => string
  logger: Pick<Logger, 'error' | 'debug'>
  config: { siteUrl: string; authSecret: string }
}

/**
 * Passwords and sessions of staff. Origin checks and rate limits stand before it, in `http/`, because
 * they hold for every call; nobody can sign up, and no plugin is loaded.
 */
export function createAuth({ db, createId, logger, config }: AuthDeps) {
  const isSecure = isServedSecurely(config)
  return betterAuth({
    appName: site.name,
    baseURL: config.siteUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    trustedOrigins: [new URL(config.siteUrl).origin],
    database: drizzleAdapter(db, { provider: 'pg', schema: tables }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: IDLE_SECONDS, updateAge: PROLONG_AFTER_SECONDS },
    // `http/limit-rate.ts` limits sign-ins; Better Auth's own limiter would store addresses in the clear.
    rateLimit: { enabled: false },
    advanced: {
      ipAddress: { disableIpTracking: true },
      database: { generateId: createId },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: isSecure ? '__Host-staff' : 'staff',
          attributes: { secure: isSecure, sameSite: 'strict', httpOnly: true, path: '/' },
        },
      },
    },
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => logger[level === 'error' ? 'error' : 'debug']({ message }, 'auth'),
    },
  })
}

export type Auth = ReturnType<typeof createAuth>
