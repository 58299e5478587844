import { signOut } from '#server/auth/sign-out.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { SignInReply, type SignInRequest } from '#server/routes/auth.schema.ts'

/**
 * Checks the password and opens a session; the one that `headers` carry ends. The token is in the
 * cookies alone, not in the reply.
 */
export async function signIn(
  { auth }: Pick<Deps, 'auth'>,
  { email, password }: SignInRequest,
  headers: Headers,
): Promise<{ reply: SignInReply; cookies: string[] }> {
  const answer = await auth.api.signInEmail({ body: { email, password }, asResponse: true })
  if (answer.status === 401) {
    throw new AppError('invalid_credentials', 'This e-mail and password do not match an account.')
  }
  if (!answer.ok) throw new Error(`Sign-in was answered with ${answer.status}`)
  await signOut({ auth }, headers)
  return { reply: SignInReply.parse(await answer.json()), cookies: answer.headers.getSetCookie() }
}
