import type { Deps } from '#server/deps.ts'
import { keepCookie } from '#server/features/staff/auth/keep-cookie.ts'
import { notifyAccess } from '#server/platform/events/notify-access.ts'

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
