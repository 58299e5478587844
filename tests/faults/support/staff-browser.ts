export const OWNER = { email: 'owner@firm.example', password: 'correct horse battery' }
/** For the environment of a product that has this one account. */
export const OWNER_ENV = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password }

/** Signs in at one process; the session is then asked for at any. */
export async function signIn(url: string) {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  })
  if (!response.ok) throw new Error(`Signing in was answered with ${response.status}.`)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    /** @returns the status of what only staff may read. */
    async look(at: string): Promise<number> {
      const { status } = await fetch(`${at}/api/admin/me`, { headers: { cookie } })
      return status
    },
    leave: (at: string) =>
      fetch(`${at}/api/auth/sign-out`, {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      }),
  }
}
