import type { Deps } from '#server/deps.ts'
import type { AuditActor } from '#server/features/staff/audit/record-audit.ts'
import { checkPassword } from '#server/features/staff/auth/check-password.ts'
import { recordAccountChange } from '#server/features/staff/auth/record-account-change.ts'
import type { SpendCode } from '#server/features/staff/auth/two-factor/create-code-register.ts'
import { requireCode } from '#server/features/staff/auth/two-factor/require-code.ts'
import { requireTwoFactor } from '#server/features/staff/auth/two-factor/require-two-factor.ts'

export type Proof = {
  user: Exclude<AuditActor, string>
  password: string
  code: string
  headers: Headers
}

/** New codes take the place of the old ones, all of them. */
export async function renewRecoveryCodes(
  deps: Pick<Deps, 'db' | 'auth' | 'clock' | 'createId'>,
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
