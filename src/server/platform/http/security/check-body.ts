import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { isJsonType } from '#server/platform/http/security/read-json-body.ts'

/** The form as browsers post it without scripts, and what Calendly signs byte by byte. */
const TAKES_OTHER_TYPES = new Set(['/api/audit-requests', '/api/webhooks/calendly'])

/**
 * Refuses bodies that no route takes, before any route is asked: compressed ones, which are small until they are
 * opened, and those that a plain form of another site could send.
 */
export const checkBody: MiddlewareHandler<AppEnv> = async (c, next) => {
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
