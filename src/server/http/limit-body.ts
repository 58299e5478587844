import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#server/errors.ts'

const DEFAULT_MAX_BYTES = 16 * 1024

export function limitBody(maxBytes = DEFAULT_MAX_BYTES): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new AppError('payload_too_large', `Send at most ${maxBytes / 1024} KB.`)
    },
  })
}
