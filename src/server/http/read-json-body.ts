import type { HonoRequest } from 'hono'
import { AppError } from '#server/errors.ts'

const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/** Only `application/json` is read: a plain HTML form on another site cannot send that. */
export async function readJsonBody(request: HonoRequest): Promise<unknown> {
  if (!JSON_TYPE.test(request.header('content-type') ?? '')) {
    throw new AppError('unsupported_media_type', 'Send this as application/json.')
  }
  const text = await request.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid_request', 'The body is not valid JSON.')
  }
}
