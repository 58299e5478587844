import { Hono, type MiddlewareHandler } from 'hono'
import { CountedEvents } from '#contract/events.ts'
import type { Deps } from '#server/deps.ts'
import { countEvents } from '#server/features/insight/counting/count-events.ts'
import { createPathNamer } from '#server/features/insight/counting/counted-paths.ts'
import { wantsNoCounting } from '#server/features/insight/counting/wants-no-counting.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { valid } from '#server/platform/http/valid.ts'
import { listArticleSlugs } from '#server/platform/read-articles.ts'

const BODY_MAX_BYTES = 2 * 1024

export const eventRoutes = (deps: Deps) => {
  const namePath = createPathNamer(listArticleSlugs())
  return new Hono<AppEnv>().post(
    '/events',
    describe({
      summary: 'Count a view of a public page; nothing that leads to a person is kept',
      tag: 'Site',
      reply: { status: 204, description: 'Counted, or left out at the wish of the browser' },
      refusals: [
        'invalid_request',
        'payload_too_large',
        'too_many_requests',
        'unsupported_media_type',
      ],
    }),
    limitBody(BODY_MAX_BYTES),
    passOverUncounted,
    limitRate(deps, ['event']),
    valid('json', CountedEvents),
    async (c) => {
      const ownHost = c.req.header('host') ?? new URL(deps.config.siteUrl).host
      await countEvents(deps, { ...c.req.valid('json'), ownHost, namePath })
      return c.body(null, 204)
    },
  )
}

const passOverUncounted: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (wantsNoCounting((name) => c.req.header(name))) return c.body(null, 204)
  return next()
}
