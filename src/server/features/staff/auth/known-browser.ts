import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'
import { isServedSecurely } from '#server/platform/http/security/transport-security.ts'

type KnownBrowserDeps = Pick<Deps, 'createId'> & {
  config: Pick<Deps['config'], 'authSecret' | 'siteUrl'>
}

const NAME = 'known-browser'
const KNOWN_SECONDS = 180 * 24 * 60 * 60

/**
 * A browser in which an account was signed in to before, told by a signed cookie that opens nothing: its attempts are
 * counted apart from those of strangers, so that no flood of guesses keeps the owner out.
 * After OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 * @returns the browser's id, or null for a stranger's and for a cookie of another account
 */
export function readKnownBrowser(
  c: Context,
  { config }: KnownBrowserDeps,
  account: string,
): string | null {
  const value = isServedSecurely(config) ? getCookie(c, NAME, 'host') : getCookie(c, NAME)
  const [id = '', signature = ''] = (value ?? '').split('.')
  const expected = Buffer.from(sign(config.authSecret, account, id))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? id : null
}

/** After a right password. */
export function rememberBrowser(
  c: Context,
  { config, createId }: KnownBrowserDeps,
  account: string,
): void {
  const isSecure = isServedSecurely(config)
  const id = createId()
  setCookie(c, NAME, `${id}.${sign(config.authSecret, account, id)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: KNOWN_SECONDS,
    secure: isSecure,
    ...(isSecure && { prefix: 'host' as const }),
  })
}

function sign(authSecret: string, account: string, id: string): string {
  return createHmac('sha256', authSecret).update(`${NAME}:${account}:${id}`).digest('base64url')
}
