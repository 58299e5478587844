import type { Hono, MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { errorBody } from '#server/platform/http/answer-error.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'

/** 405 with `Allow` where the address exists but not for this method. */
export function refuseOtherMethods(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
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
