import type { MiddlewareHandler } from 'hono'
import { AppError } from '#server/errors.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readPublicOrigin } from '#server/http/public-origin.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_SITE = new Set(['same-origin', 'none'])

/**
 * Refuses writes that a page of another site sent. Browsers say so in `Sec-Fetch-Site`, or, on plain
 * http, in `Origin`; a client with neither is not a browser and carries nobody's cookies.
 */
export function checkOrigin(config: { siteUrl: string }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && !isFromOwnSite()) {
      throw new AppError('forbidden', 'This request came from another site.')
    }
    await next()

    function isFromOwnSite(): boolean {
      const site = c.req.header('sec-fetch-site')
      if (site !== undefined) return OWN_SITE.has(site)
      const origin = c.req.header('origin')
      if (origin === undefined) return true
      return origin === readPublicOrigin(c, config) || origin === new URL(config.siteUrl).origin
    }
  }
}
