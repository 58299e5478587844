import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'

/** Every answer names its request, so that a visitor's report finds the log line. Ids from outside are not taken. */
export function setRequestId({ createId }: Pick<Deps, 'createId'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = createId()
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    await next()
  }
}
