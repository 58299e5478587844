import type { Deps } from '#server/deps.ts'
import type { SpendCode } from '#server/features/staff/auth/two-factor/create-code-register.ts'

const CODE = /^\d{6}$/

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
