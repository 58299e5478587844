import type { Context } from 'hono'
import { isServedSecurely } from '#server/platform/http/security/data-headers.ts'

/** Bound to the host where TLS allows it. */
export function nameCookie(
  config: { siteUrl: string },
  name: 'staff' | 'staff-second-step',
): string {
  return isServedSecurely(config) ? `__Host-${name}` : name
}

/** All that Better Auth gets of a request that carries a session: nothing of it says where the request came from. */
export function keepCookie(headers: Headers): Headers {
  const cookie = headers.get('cookie')
  return new Headers(cookie === null ? {} : { cookie })
}

const DEVICE_MAX_CHARS = 300

/** A new session keeps the browser's name for itself. */
export function readDevice(headers: Headers): Headers {
  return new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, DEVICE_MAX_CHARS) })
}

/** Passes on the cookies that Better Auth set. */
export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
