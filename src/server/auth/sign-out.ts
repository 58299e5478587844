import type { Deps } from '#server/deps.ts'

/** Ends the session on the server. Returns the cookies that end it in the browser. */
export async function signOut({ auth }: Pick<Deps, 'auth'>, headers: Headers): Promise<string[]> {
  const answer = await auth.api.signOut({ headers, asResponse: true })
  if (!answer.ok) throw new Error(`Sign-out was answered with ${answer.status}`)
  return answer.headers.getSetCookie()
}
