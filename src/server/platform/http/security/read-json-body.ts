import type { HonoRequest } from 'hono'
import { AppError } from '#server/platform/errors.ts'

const JSON_TYPE = /^application\/json\s*(?:;|$)/i

export function isJsonType(contentType: string | undefined): boolean {
  return JSON_TYPE.test(contentType ?? '')
}

/** Only `application/json` is read: a plain HTML form on another site cannot send that. */
export async function readJsonBody(request: HonoRequest): Promise<unknown> {
  if (!isJsonType(request.header('content-type'))) {
    throw new AppError('unsupported_media_type', 'Send this as application/json.')
  }
  const bytes = await request.arrayBuffer()
  try {
    // Bytes that are no text are refused, not guessed at (RFC 8259, 8.1).
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('invalid_request', 'The body is not valid JSON.')
  }
}
