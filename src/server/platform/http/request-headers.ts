import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { composeDataHeaders } from '#server/platform/http/security/data-headers.ts'

/** Every answer names its request, so that a visitor's report finds the log line. Ids from outside are not taken. */
export function setRequestId({ createId }: Pick<Deps, 'createId'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = createId()
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    await next()
  }
}

/** Answers of the API are data, and no cache keeps them. */
export function secureApiHeaders(config: { siteUrl: string }): MiddlewareHandler<AppEnv> {
  const headers = Object.entries({ ...composeDataHeaders(config), 'Cache-Control': 'no-store' })
  return async (c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    await next()
  }
}
