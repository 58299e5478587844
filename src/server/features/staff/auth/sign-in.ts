import { eq } from 'drizzle-orm'
import { SignInReply, type SignInRequest } from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import { recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { keepCookie, readDevice } from '#server/features/staff/auth/session-headers.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyAccess } from '#server/platform/events/notify-access.ts'

type SignInDeps = Pick<Deps, 'auth' | 'db' | 'clock' | 'createId'>

/**
 * Checks the password and opens a session; the one that `headers` carry ends. The token is in the
 * cookies alone, not in the reply. An account with a second factor gets no session yet, but the
 * cookie that its second step asks for.
 */
export async function signIn(
  deps: SignInDeps,
  { email, password }: SignInRequest,
  headers: Headers,
): Promise<{ reply: SignInReply; cookies: string[] }> {
  const answer = await deps.auth.api.signInEmail({
    body: { email, password },
    headers: readDevice(headers),
    asResponse: true,
  })
  if (answer.status === 401) {
    await recordFailure(deps, email)
    throw new AppError('invalid_credentials', 'This email and password do not match an account.')
  }
  if (!answer.ok) throw new Error(`Sign-in was answered with ${answer.status}`)
  await signOut(deps, headers)
  const cookies = answer.headers.getSetCookie()
  const said: unknown = await answer.json()
  if (isHalfDone(said)) return { reply: { second_step: true }, cookies }
  const reply = SignInReply.parse(said)
  if ('user' in reply) await recordSignIn(deps, reply.user)
  return { reply, cookies }
}

export function recordSignIn(
  deps: SignInDeps,
  account: { id: string; email: string },
): Promise<void> {
  return recordAudit(deps, deps.db, {
    actor: account,
    action: 'sign_in',
    subjectType: 'account',
    subjectId: account.id,
  })
}

/** An unknown email address is not kept: it may be a password in the wrong field. */
async function recordFailure(deps: SignInDeps, email: string): Promise<void> {
  const [known] = await deps.db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(eq(user.email, email.toLowerCase()))
  await recordAudit(deps, deps.db, {
    actor: 'visitor',
    action: 'sign_in.failed',
    subjectType: 'account',
    subjectId: known?.id ?? 'unknown',
    detail: known ? { email: known.email } : {},
  })
}

function isHalfDone(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'twoFactorRedirect' in said
}

/** Ends the session on the server. Returns the cookies that end it in the browser. */
export async function signOut(
  { auth, db }: Pick<Deps, 'auth' | 'db'>,
  headers: Headers,
): Promise<string[]> {
  const answer = await auth.api.signOut({ headers: keepCookie(headers), asResponse: true })
  if (!answer.ok) throw new Error(`Sign-out was answered with ${answer.status}`)
  if (headers.has('cookie')) await notifyAccess(db)
  return answer.headers.getSetCookie()
}
