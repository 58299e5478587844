import type { Context } from 'hono'

/** Passes on the cookies that Better Auth set. */
export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
