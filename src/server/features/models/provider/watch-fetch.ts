/** Four thousand tokens, each in an event of its own, are half of it. */
const ANSWER_MAX_BYTES = 2_000_000

/** Observations of one call on the wire, independent of the SDK. */
export type Exchange = {
  isSent: boolean
  status: number | null
  isEventStream: boolean
  requestId: string | null
  retryAfter: string | null
  isTooLarge: boolean
  /** The connection ended in the middle of the answer, and not by our own doing. */
  isBrokenOff: boolean
  receivedBytes: number
}

/** A `fetch` for one call: it notes what happens, reads so many bytes and no more, and follows no redirect with the key. */
export function watchFetch(): { fetch: typeof globalThis.fetch; exchange: Exchange } {
  const exchange: Exchange = {
    isSent: false,
    status: null,
    isEventStream: false,
    requestId: null,
    retryAfter: null,
    isTooLarge: false,
    isBrokenOff: false,
    receivedBytes: 0,
  }
  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    exchange.isSent = true
    const response = await globalThis.fetch(input, { ...init, redirect: 'error' })
    noteHead(exchange, response)
    if (!response.body) return response
    const body = response.body.pipeThrough(countBytes(exchange))
    const { status, statusText, headers } = response
    return new Response(noteBreak(exchange, body, init?.signal), { status, statusText, headers })
  }
  return { fetch, exchange }
}

function noteHead(exchange: Exchange, { status, headers }: Response): void {
  exchange.status = status
  exchange.isEventStream = headers.get('content-type')?.includes('text/event-stream') ?? false
  exchange.requestId = readRequestId(headers)
  exchange.retryAfter = headers.get('retry-after')
}

/** It goes into the log, so nothing else than an id may. */
function readRequestId(headers: Headers): string | null {
  const id = headers.get('x-request-id') ?? headers.get('request-id') ?? ''
  return /^[\w.:-]{1,100}$/.test(id) ? id : null
}

function countBytes(exchange: Exchange): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      exchange.receivedBytes += chunk.byteLength
      exchange.isTooLarge = exchange.receivedBytes > ANSWER_MAX_BYTES
      if (exchange.isTooLarge) controller.error(new Error('The answer is too large.'))
      else controller.enqueue(chunk)
    },
  })
}

function noteBreak(
  exchange: Exchange,
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        exchange.isBrokenOff = !signal?.aborted && !exchange.isTooLarge
        controller.error(error)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
