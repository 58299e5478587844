import { eq } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { TwoFactorSetUp } from '#contract/admin-account.ts'
import type { Deps } from '#server/deps.ts'
import type { AuditActor } from '#server/features/staff/audit/audit-log.ts'
import { checkPassword, recordAccountChange } from '#server/features/staff/auth/account.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { AppError } from '#server/platform/errors.ts'
import { hashSubject } from '#server/platform/limits/count-in-database.ts'

const CODE = /^\d{6}$/

/** A code of an authenticator is good for three steps of 30 seconds; it is remembered a little longer. */
const REMEMBERED_SECONDS = 120

/** True the first time an account shows this code, false when it did before. */
export type SpendCode = (userId: string, code: string) => Promise<boolean>

/** Which codes were shown of late: one that was read over a shoulder opens nothing. Shared by all processes. */
export function createCodeRegister({ db, config }: Pick<Deps, 'db' | 'config'>): SpendCode {
  const register = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: 'code',
    points: 1,
    duration: REMEMBERED_SECONDS,
  })
  return async (userId, code) => {
    try {
      await register.consume(hashSubject(config.authSecret, `${userId} ${code}`))
      return true
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false
      throw reason
    }
  }
}

type Attempt = { userId: string; code: string; headers: Headers }

/**
 * Better Auth's answer to a code of the authenticator or a recovery code; null when this code was used before.
 * With a session in the headers it confirms, with the cookie of a second step it opens a session.
 */
export async function verifyCode(
  { auth }: Pick<Deps, 'auth'>,
  spendCode: SpendCode,
  { userId, code, headers }: Attempt,
): Promise<Response | null> {
  const typed = code.replace(/\s/g, '').toLowerCase()
  if (!CODE.test(typed)) {
    return auth.api.verifyBackupCode({ body: { code: typed }, headers, asResponse: true })
  }
  if (!(await spendCode(userId, typed))) return null
  return auth.api.verifyTOTP({ body: { code: typed }, headers, asResponse: true })
}

/** Asks for a code again before something grave; a recovery code is used up by it. */
async function requireCode(
  deps: Pick<Deps, 'auth'>,
  spendCode: SpendCode,
  attempt: Attempt,
): Promise<void> {
  const answer = await verifyCode(deps, spendCode, attempt)
  if (!answer?.ok) throw refuseCode()
}

function refuseCode(): AppError {
  const message = 'This code was not accepted. Use a new one.'
  return new AppError('invalid_request', message, { code: message })
}

/** Makes a secret for an authenticator. It counts for nothing until a code of it was confirmed. */
export async function setUpTwoFactor(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  { userId, password, headers }: Pick<Attempt, 'userId' | 'headers'> & { password: string },
): Promise<TwoFactorSetUp> {
  await checkPassword({ db }, userId, password)
  const answer = await auth.api.enableTwoFactor({ body: { password }, headers, asResponse: true })
  if (answer.status === 400) {
    throw new AppError('conflict', 'Two-factor sign-in is already on. Turn it off first.')
  }
  if (!answer.ok) throw new Error(`Setting up was answered with ${answer.status}`)
  const { totpURI } = (await answer.json()) as { totpURI: string }
  return { uri: totpURI, secret: new URL(totpURI).searchParams.get('secret') ?? '' }
}

type Proof = {
  user: Exclude<AuditActor, string>
  password: string
  code: string
  headers: Headers
}

type AccountDeps = Pick<Deps, 'db' | 'auth' | 'clock' | 'createId'>

/** Turns two-factor sign-in on, once the authenticator has shown that it works. The session gets a new token. */
export async function confirmTwoFactor(
  deps: AccountDeps,
  spendCode: SpendCode,
  { user, code, headers }: Omit<Proof, 'password'>,
): Promise<{ recoveryCodes: string[]; cookies: string[] }> {
  if (!CODE.test(code.replace(/\s/g, ''))) throw refuseCode()
  const answer = await verifyCode(deps, spendCode, { userId: user.id, code, headers })
  if (!answer?.ok) throw refuseCode()
  const { backupCodes } = await deps.auth.api.viewBackupCodes({ body: { userId: user.id } })
  await recordAccountChange(deps, user, 'two_factor.on')
  return { recoveryCodes: backupCodes, cookies: answer.headers.getSetCookie() }
}

/** New codes take the place of the old ones, all of them. */
export async function renewRecoveryCodes(
  deps: AccountDeps,
  spendCode: SpendCode,
  { user, password, code, headers }: Proof,
): Promise<string[]> {
  await requireTwoFactor(deps, user.id)
  await checkPassword(deps, user.id, password)
  await requireCode(deps, spendCode, { userId: user.id, code, headers })
  const { backupCodes } = await deps.auth.api.generateBackupCodes({ body: { password }, headers })
  await recordAccountChange(deps, user, 'two_factor.recovery_codes_renewed')
  return backupCodes
}

/** Takes the second factor away: the password and a code are asked for. The session gets a new token. */
export async function disableTwoFactor(
  deps: AccountDeps,
  spendCode: SpendCode,
  { user, password, code, headers }: Proof,
): Promise<string[]> {
  await requireTwoFactor(deps, user.id)
  await checkPassword(deps, user.id, password)
  await requireCode(deps, spendCode, { userId: user.id, code, headers })
  const answer = await deps.auth.api.disableTwoFactor({
    body: { password },
    headers,
    asResponse: true,
  })
  if (!answer.ok) throw new Error(`Turning it off was answered with ${answer.status}`)
  await recordAccountChange(deps, user, 'two_factor.off')
  return answer.headers.getSetCookie()
}

async function requireTwoFactor({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  const [account] = await db
    .select({ isOn: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, userId))
  if (!account?.isOn) throw new AppError('conflict', 'Two-factor sign-in is not on.')
}
