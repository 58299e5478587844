import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { errorBody } from '#server/platform/http/answer-error.ts'
import { composeDataHeaders } from '#server/platform/http/security/data-headers.ts'

/** Given in turn, so that clients refused at the same moment do not all come back at the same moment. */
const RETRY_AFTER_SECONDS = [2, 3, 4, 5] as const

const MESSAGE = 'We’re very busy right now. Try again in a few seconds.'

/** One line holds what was refused in this time. */
const TELL_MS = 1_000

type Surroundings = { siteUrl: string; logger?: Pick<Logger, 'warn'> | undefined }

/** Says that there is no room, before anything of the request is read. */
export function createOverloadRefusal({ siteUrl, logger }: Surroundings) {
  const headers = {
    ...composeDataHeaders({ siteUrl }),
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  }
  let total = 0
  let untold = 0

  function tell() {
    logger?.warn({ refused: untold }, 'more requests came than this process can work on')
    untold = 0
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const seconds = RETRY_AFTER_SECONDS[total % RETRY_AFTER_SECONDS.length]
    total += 1
    if (untold === 0) setTimeout(tell, TELL_MS).unref()
    untold += 1
    const requestId = randomUUID()
    const body = JSON.stringify(errorBody('unavailable', MESSAGE, requestId))
    const answer = () =>
      response
        .writeHead(503, {
          ...headers,
          'Content-Length': String(Buffer.byteLength(body)),
          'Retry-After': String(seconds),
          'X-Request-Id': requestId,
        })
        .end(body)
    // A connection that is closed before its body is here is reset, and the answer may be lost with it.
    request.once('end', answer).resume()
  }
}
