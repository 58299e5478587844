import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readPublicOrigin } from '#server/platform/http/public-origin.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_SITE = new Set(['same-origin', 'none'])

/**
 * Refuses writes that a page of another site sent. Browsers say so in `Sec-Fetch-Site` and in `Origin`, and what they
 * say has to agree; a client with neither is not a browser and carries nobody's cookies.
 */
export function checkOrigin(config: { siteUrl: string }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && !isFromOwnSite(c, config)) {
      throw new AppError('forbidden', 'This request came from another site.')
    }
    await next()
  }
}

function isFromOwnSite(c: Context<AppEnv>, config: { siteUrl: string }): boolean {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (site !== undefined && !OWN_SITE.has(site)) return false
  if (origin === undefined) return true
  const own = [readPublicOrigin(c, config), new URL(config.siteUrl).origin]
  if (own.includes(origin)) return true
  // Behind a proxy we may not know our scheme; the browser, which compared all of it, does.
  return site === 'same-origin' && URL.canParse(origin) && new URL(origin).host === readHost(c)
}

function readHost(c: Context<AppEnv>): string {
  return new URL(c.req.url).host
}
