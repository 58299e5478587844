import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#server/platform/errors.ts'

const DEFAULT_MAX_BYTES = 16 * 1024

/** Refuses a body above the limit: by the length it states, or, of one that comes in chunks, as soon as it is over. */
export function limitBody(maxBytes = DEFAULT_MAX_BYTES): MiddlewareHandler {
  return async (c, next) => {
    await refuseLongBody(c, maxBytes)
    await next()
  }
}

export async function refuseLongBody(c: Context, maxBytes = DEFAULT_MAX_BYTES): Promise<void> {
  const length = c.req.header('content-length')
  if (length !== undefined && c.req.header('transfer-encoding') === undefined) {
    if (Number(length) > maxBytes) throw tooLarge(maxBytes)
  } else if (c.req.raw.body) {
    keepBody(c, await readBody(c.req.raw.body, maxBytes))
  }
}

async function readBody(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Made from its parts: the request of the Node adapter, which Hono's own limit copies, is none that can be copied. */
function keepBody(c: Context, body: Buffer): void {
  const { method, headers, signal } = c.req.raw
  c.req.raw = new Request(c.req.url, { method, headers, signal, body: new Uint8Array(body) })
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('payload_too_large', `Send at most ${maxBytes / 1024} KB.`)
}
