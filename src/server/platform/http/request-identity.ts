import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ServerConfig } from '#server/deps.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { isServedSecurely } from '#server/platform/http/security/data-headers.ts'
import { hashSubject } from '#server/platform/limits/count-in-database.ts'

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

const BEARER = /^Bearer +(\S+)$/i

/** The key in `Authorization: Bearer …`; empty, which opens nothing, when there is none. */
export function readBearer(c: Context): string {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}

/** A key of the sender's address, for counting alone: without the site's secret it does not reveal the address. */
export function readAddressKey(
  c: Context<AppEnv>,
  { authSecret, trustedProxies }: Pick<ServerConfig, 'authSecret' | 'trustedProxies'>,
): string {
  return hashSubject(authSecret, readClientAddress(c, trustedProxies))
}

/**
 * The origin under which this visitor reached us: a machine has several names (localhost, 127.0.0.1,
 * its own), and a widget's messages have to come from the one in the address bar.
 */
export function readPublicOrigin(c: Context, config: { siteUrl: string }): string {
  const { protocol, host } = new URL(c.req.url)
  return isServedSecurely(config) ? `https://${host}` : `${protocol}//${host}`
}
