import type { Deps } from '#server/deps.ts'
import { checkPassword } from '#server/features/staff/auth/check-password.ts'
import { recordAccountChange } from '#server/features/staff/auth/record-account-change.ts'
import type { SpendCode } from '#server/features/staff/auth/two-factor/create-code-register.ts'
import type { Proof } from '#server/features/staff/auth/two-factor/renew-recovery-codes.ts'
import { requireCode } from '#server/features/staff/auth/two-factor/require-code.ts'
import { requireTwoFactor } from '#server/features/staff/auth/two-factor/require-two-factor.ts'

/** Takes the second factor away: the password and a code are asked for. The session gets a new token. */
export async function disableTwoFactor(
  deps: Pick<Deps, 'db' | 'auth' | 'clock' | 'createId'>,
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
