import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { composeDataHeaders } from '#server/platform/http/security/data-headers.ts'

/** Answers of the API are data, and no cache keeps them. */
export function secureApiHeaders(config: { siteUrl: string }): MiddlewareHandler<AppEnv> {
  const headers = Object.entries({ ...composeDataHeaders(config), 'Cache-Control': 'no-store' })
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    await next()
  }
}
