import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

class TooLongError extends Error {
  override readonly name = 'TooLongError'
}

/**
 * A body, unpacked; null when there is more than `maxBytes` of it. Bytes count as they come too: empty blocks, packed,
 * go on for ever and unpack to nothing.
 */
export async function readBody(
  body: Readable,
  unpack: Transform,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const limit = (source: AsyncIterable<Uint8Array>) => limitBytes(source, maxBytes)
  const chunks: Uint8Array[] = []
  try {
    await pipeline(body, limit, unpack, limit, async (source: AsyncIterable<Uint8Array>) => {
      for await (const chunk of source) chunks.push(chunk)
    })
  } catch (error) {
    if (error instanceof TooLongError) return null
    throw error
  }
  return Buffer.concat(chunks)
}

async function* limitBytes(source: AsyncIterable<Uint8Array>, maxBytes: number) {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new TooLongError()
    yield chunk
  }
}
