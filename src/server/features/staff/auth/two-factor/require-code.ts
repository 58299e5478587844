import type { Deps } from '#server/deps.ts'
import type { SpendCode } from '#server/features/staff/auth/two-factor/create-code-register.ts'
import { verifyCode } from '#server/features/staff/auth/two-factor/verify-code.ts'
import { AppError } from '#server/platform/errors.ts'

type Attempt = { userId: string; code: string; headers: Headers }

/** Asks for a code again before something grave; a recovery code is used up by it. */
export async function requireCode(
  deps: Pick<Deps, 'auth'>,
  spendCode: SpendCode,
  attempt: Attempt,
): Promise<void> {
  const answer = await verifyCode(deps, spendCode, attempt)
  if (!answer?.ok) throw refuseCode()
}

export function refuseCode(): AppError {
  const message = 'This code was not accepted. Use a new one.'
  return new AppError('invalid_request', message, { code: message })
}
