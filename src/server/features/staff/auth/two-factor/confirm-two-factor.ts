import type { Deps } from '#server/deps.ts'
import type { AuditActor } from '#server/features/staff/audit/record-audit.ts'
import { recordAccountChange } from '#server/features/staff/auth/record-account-change.ts'
import type { SpendCode } from '#server/features/staff/auth/two-factor/create-code-register.ts'
import { refuseCode } from '#server/features/staff/auth/two-factor/require-code.ts'
import { verifyCode } from '#server/features/staff/auth/two-factor/verify-code.ts'

const CODE = /^\d{6}$/

type Request = { user: Exclude<AuditActor, string>; code: string; headers: Headers }

/** Turns two-factor sign-in on, once the authenticator has shown that it works. The session gets a new token. */
export async function confirmTwoFactor(
  deps: Pick<Deps, 'db' | 'auth' | 'clock' | 'createId'>,
  spendCode: SpendCode,
  { user, code, headers }: Request,
): Promise<{ recoveryCodes: string[]; cookies: string[] }> {
  if (!CODE.test(code.replace(/\s/g, ''))) throw refuseCode()
  const answer = await verifyCode(deps, spendCode, { userId: user.id, code, headers })
  if (!answer?.ok) throw refuseCode()
  const { backupCodes } = await deps.auth.api.viewBackupCodes({ body: { userId: user.id } })
  await recordAccountChange(deps, user, 'two_factor.on')
  return { recoveryCodes: backupCodes, cookies: answer.headers.getSetCookie() }
}
