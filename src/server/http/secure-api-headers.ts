import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { isServedSecurely, TRANSPORT_SECURITY } from '#server/http/transport-security.ts'

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Answers of the API are data: nothing in them may be run, framed, guessed at or kept by caches. */
export function secureApiHeaders(config: { siteUrl: string }): MiddlewareHandler<AppEnv> {
  const headers = Object.entries({
    ...HEADERS,
    'Cache-Control': 'no-store',
    ...(isServedSecurely(config) && { 'Strict-Transport-Security': TRANSPORT_SECURITY }),
  })
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    await next()
  }
}
