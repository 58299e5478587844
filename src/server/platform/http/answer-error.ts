import type { Context, ErrorHandler } from 'hono'
import { routePath } from 'hono/route'
import type { ErrorReply } from '#contract/error-reply.ts'
import type { Deps } from '#server/deps.ts'
import { isConnectionFailure } from '#server/platform/db/embedded/connection-failure.ts'
import { AppError, ERROR_STATUS, type ErrorCode } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'

/** Turns whatever was thrown into the one error shape. A bug shows its request id and nothing else. */
export function answerError({ logger }: Pick<Deps, 'logger'>): ErrorHandler<AppEnv> {
  return (error, c) => {
    const isRefusal = error instanceof AppError
    if (!isRefusal && hasBrokenOff(c)) return new Response(null, { status: CLIENT_LEFT })
    const refusal = isRefusal ? error : hideCause(error)
    const { requestId } = c.var
    if (refusal !== error) {
      logger.error({ requestId, route: readRoutePattern(c), err: error }, 'request failed')
    }
    const { code, message, fields, retryAfterSeconds } = refusal
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
    return c.json(errorBody(code, message, requestId, fields), ERROR_STATUS[code])
  }
}

/** Nobody reads it; nginx's number for this, which the log and the figures then have. */
const CLIENT_LEFT = 499

/** The client left before its request was here, so that whatever failed is no fault of ours. */
function hasBrokenOff(c: Context<AppEnv>): boolean {
  const incoming = c.env?.incoming
  return incoming !== undefined && incoming.destroyed === true && !incoming.complete
}

export function errorBody(
  code: ErrorCode,
  message: string,
  requestId: string,
  fields?: Record<string, string>,
): ErrorReply {
  return { error: { code, message, requestId, ...(fields && { fields }) } }
}

const RETRY_AFTER_OUTAGE_SECONDS = 5

function hideCause(error: Error): AppError {
  if (!isConnectionFailure(error)) {
    return new AppError('internal', 'Something went wrong on our side.')
  }
  const refusal = new AppError('unavailable', 'We’re briefly unavailable.')
  refusal.retryAfterSeconds = RETRY_AFTER_OUTAGE_SECONDS
  return refusal
}

/** The route that took a request, such as "/api/conversations/:id"; never an address with ids. "none": there is none. */
export function readRoutePattern(c: Context): string {
  const pattern = routePath(c, -1)
  return pattern.endsWith('*') ? 'none' : pattern
}
