import type { TwoFactorSetUp } from '#contract/admin-account.ts'
import type { Deps } from '#server/deps.ts'
import { checkPassword } from '#server/features/staff/auth/check-password.ts'
import { AppError } from '#server/platform/errors.ts'

type Request = { userId: string; password: string; headers: Headers }

/** Makes a secret for an authenticator. It counts for nothing until a code of it was confirmed. */
export async function setUpTwoFactor(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  { userId, password, headers }: Request,
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
