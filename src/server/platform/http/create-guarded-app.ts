import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { answerError, errorBody, readRoutePattern } from '#server/platform/http/answer-error.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { isFromUnnamedProxy } from '#server/platform/http/client-address.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { secureApiHeaders, setRequestId } from '#server/platform/http/request-headers.ts'
import { readPublicOrigin } from '#server/platform/http/request-identity.ts'
import { isJsonType } from '#server/platform/http/valid.ts'

/** Forms as browsers post them without scripts, and what Calendly signs byte by byte. */
const TAKES_OTHER_TYPES = new Set([
  '/api/audit-requests',
  '/api/estimate',
  '/api/webhooks/calendly',
])

/**
 * Refuses bodies that no route takes, before any route is asked: compressed ones, which are small until they are
 * opened, and those that a plain form of another site could send.
 */
const checkBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const encoding = c.req.header('content-encoding') ?? ''
  if (encoding !== '' && encoding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', 'Send the body without Content-Encoding.')
  }
  const isJson = isJsonType(c.req.header('content-type'))
  if (hasBody(c) && !isJson && !TAKES_OTHER_TYPES.has(c.req.path)) {
    throw new AppError('unsupported_media_type', 'Send this as application/json.')
  }
  await next()
}

function hasBody(c: Context): boolean {
  const length = c.req.header('content-length')
  return c.req.header('transfer-encoding') !== undefined || (length ?? '0') !== '0'
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** No route takes more; most set a lower limit of their own. */
const BODY_MAX_BYTES = 256 * 1024

const OWN_SITE = new Set(['same-origin', 'none'])

/** An app without routes: what every request passes through, whatever it asks for. */
export function createGuardedApp(
  deps: Pick<Deps, 'logger' | 'metrics' | 'createId' | 'config'>,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.onError(answerError(deps))
  app.notFound((c) =>
    c.json(errorBody('not_found', 'There is nothing at this address.', c.var.requestId), 404),
  )
  app.use(setRequestId(deps), watchRequests(deps), secureApiHeaders(deps.config))
  app.use(refuseOtherMethods(app))
  app.use('/api/*', checkOrigin(deps.config), checkBody, limitBody(BODY_MAX_BYTES))
  return app
}

/** 405 with `Allow` where the address exists but not for this method. */
function refuseOtherMethods(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return methodNotAllowed<AppEnv>({
    app,
    onMethodNotAllowed: (c, methods) =>
      c.json(
        errorBody('method_not_allowed', `Use ${methods.join(' or ')} here.`, c.var.requestId),
        405,
        { Allow: methods.join(', ') },
      ),
  })
}

/**
 * Refuses writes that a page of another site sent. Browsers say so in `Sec-Fetch-Site` and in `Origin`, and what they
 * say has to agree; a client with neither is not a browser and carries nobody's cookies.
 */
function checkOrigin(config: { siteUrl: string }): MiddlewareHandler<AppEnv> {
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
