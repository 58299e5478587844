import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { answerError, errorBody } from '#server/platform/http/answer-error.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { checkOrigin } from '#server/platform/http/check-origin.ts'
import { refuseOtherMethods } from '#server/platform/http/refuse-other-methods.ts'
import { secureApiHeaders } from '#server/platform/http/secure-api-headers.ts'
import { checkBody } from '#server/platform/http/security/check-body.ts'
import { setRequestId } from '#server/platform/http/set-request-id.ts'
import { watchRequests } from '#server/platform/http/watch-requests.ts'

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
  app.use('/api/*', checkOrigin(deps.config), checkBody)
  return app
}
