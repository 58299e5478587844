import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isServedSecurely } from '#server/platform/http/security/transport-security.ts'

const NAME = 'visitor'
const SECRET_PATTERN = /^[A-Za-z0-9_-]{43}$/
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60

/** The visitor's secret, when the cookie holds something of its shape. */
export function readVisitorSecret(c: Context, config: { siteUrl: string }): string | null {
  const value = isServedSecurely(config) ? getCookie(c, NAME, 'host') : getCookie(c, NAME)
  return value && SECRET_PATTERN.test(value) ? value : null
}

export function writeVisitorSecret(c: Context, config: { siteUrl: string }, secret: string): void {
  const isSecure = isServedSecurely(config)
  setCookie(c, NAME, secret, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: MAX_AGE_SECONDS,
    secure: isSecure,
    ...(isSecure && { prefix: 'host' }),
  })
}
