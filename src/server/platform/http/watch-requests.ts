import type { MiddlewareHandler } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { isFromUnnamedProxy } from '#server/platform/http/client-address.ts'
import { readRoutePattern } from '#server/platform/http/route-pattern.ts'

/** Counts visits to pages; a line for each would drown the others. */
const QUIET_ROUTE = '/api/events'

const UNNAMED_PROXY =
  'requests come through a proxy that TRUSTED_PROXIES does not name: all its visitors count as one address and share its limits'

type Trust = { config: Pick<Deps['config'], 'trustedProxies'> }

/**
 * One line and one count per request. The line holds what happened and how long it took: no address, no query, no id
 * but the request's own, nothing that was sent. Of a stream it logs how long it took to open.
 */
export function watchRequests({
  logger,
  metrics,
  config,
}: Pick<Deps, 'logger' | 'metrics'> & Trust): MiddlewareHandler<AppEnv> {
  let isProxyTold = false
  return async (c, next) => {
    if (!isProxyTold && isFromUnnamedProxy(c, config.trustedProxies)) {
      isProxyTold = true
      logger.warn(UNNAMED_PROXY)
    }
    const startedAt = performance.now()
    await next()
    const durationMs = Math.round(performance.now() - startedAt)
    const { method } = c.req
    const { status } = c.res
    const route = readRoutePattern(c)
    metrics.countRequest({ method, route, status, durationMs })
    if (c.res.headers.get('content-type')?.startsWith('text/event-stream')) {
      c.env?.outgoing?.once('close', metrics.openStream())
    }
    const { requestId } = c.var
    logger[chooseLevel(method, route, status)](
      { requestId, method, route, status, durationMs },
      'request',
    )
  }
}

function chooseLevel(method: string, route: string, status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn'
  const isReading = method === 'GET' || method === 'HEAD' || route === QUIET_ROUTE
  return isReading && status < 400 ? 'debug' : 'info'
}
