import { randomInt } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Logger } from 'pino'
import { site } from '#content/site.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/new-password.ts'
import { hashPassword, verifyPassword } from '#server/features/staff/auth/password.ts'
import { nameCookie } from '#server/features/staff/auth/session-headers.ts'
import type { Db } from '#server/platform/db/client.ts'
import { tables } from '#server/platform/db/schema/tables.ts'
import { isServedSecurely } from '#server/platform/http/security/data-headers.ts'

export type AuthDeps = {
  db: Db
  createId: () => string
  logger: Pick<Logger, 'error' | 'debug'>
  config: { siteUrl: string; authSecret: string }
}

const IDLE_SECONDS = 12 * 60 * 60
/** A session in use is prolonged at most this often. */
const PROLONG_AFTER_SECONDS = 15 * 60
/** So long a right password waits for its code. */
const SECOND_STEP_SECONDS = 10 * 60
/** Wrong codes in a row, after which an account's second step rests. Only who knows the password gets so far. */
const WRONG_CODES = 10
const REST_SECONDS = 15 * 60

/**
 * Passwords and sessions of staff. Origin checks and rate limits stand before it, in `http/`, because
 * they hold for every call; nobody can sign up. Its addresses are not reachable: our routes call it.
 */
export function openAuth({ db, createId, logger, config }: AuthDeps) {
  const isSecure = isServedSecurely(config)
  const attributes = { secure: isSecure, sameSite: 'strict', httpOnly: true, path: '/' } as const
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
    plugins: [
      twoFactor({
        issuer: site.name,
        twoFactorCookieMaxAge: SECOND_STEP_SECONDS,
        backupCodeOptions: { customBackupCodesGenerate: createRecoveryCodes },
        accountLockout: { maxFailedAttempts: WRONG_CODES, durationSeconds: REST_SECONDS },
      }),
    ],
    advanced: {
      ipAddress: { disableIpTracking: true },
      database: { generateId: createId },
      useSecureCookies: false,
      cookies: {
        session_token: { name: nameCookie(config, 'staff'), attributes },
        two_factor: { name: nameCookie(config, 'staff-second-step'), attributes },
      },
    },
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => logger[level === 'error' ? 'error' : 'debug']({ message }, 'auth'),
    },
  })
}

/** Without what is easily taken for something else when written down: 0 o 1 i l. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const CODES = 10
/** Nearly 50 bits each. */
const CHARS = 10

/** Ten codes such as "7kq2m-x4hnt". */
function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const chars = Array.from({ length: CHARS }, () => ALPHABET[randomInt(ALPHABET.length)])
    return `${chars.slice(0, CHARS / 2).join('')}-${chars.slice(CHARS / 2).join('')}`
  })
}
