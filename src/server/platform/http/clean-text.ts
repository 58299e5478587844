import { AppError } from '#server/platform/errors.ts'

const MAXIMUM_DEPTH = 16

/**
 * The same value with text that PostgreSQL can store: without NUL, and with a replacement character
 * for half a surrogate pair (an emoji cut in two by a length limit).
 */
export function cleanText(value: unknown, depth = 0): unknown {
  if (depth > MAXIMUM_DEPTH) {
    throw new AppError('invalid_request', 'The request is nested too deeply.')
  }
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  if (Array.isArray(value)) return value.map((item) => cleanText(item, depth + 1))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, cleanText(item, depth + 1)]),
  )
}

/**
 * The body of another server's answer, as UTF-8 text.
 * @throws when it is longer than `maxBytes`; what is left of it is not read.
 */
export async function readBoundedText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Error('The answer is too long.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
