import type { HonoRequest, MiddlewareHandler } from 'hono'
import { resolver, uniqueSymbol } from 'hono-openapi'
import type { z } from 'zod'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { cleanText } from '#server/platform/http/clean-text.ts'
import { refuseLongBody } from '#server/platform/http/limit-body.ts'

type Target = 'json' | 'param' | 'query'

type Validated<Place extends Target, Schema extends z.ZodType> = MiddlewareHandler<
  AppEnv,
  string,
  { in: { [Key in Place]: z.input<Schema> }; out: { [Key in Place]: z.output<Schema> } }
>

/**
 * Checks one part of a request against its schema, and puts that schema into the OpenAPI document. A body is refused
 * above `maxBytes`, by default 16 KB.
 */
export function valid<Place extends Target, Schema extends z.ZodType>(
  place: Place,
  schema: Schema,
  maxBytes?: number,
): Validated<Place, Schema> {
  const check: Validated<Place, Schema> = async (c, next) => {
    if (place === 'json') await refuseLongBody(c, maxBytes)
    const value = place === 'json' ? await readJsonBody(c.req) : readPart(c.req, place)
    const result = schema.safeParse(cleanText(value))
    if (!result.success) throw toInvalidRequest(result.error)
    c.req.addValidatedData(place, result.data as object)
    await next()
  }
  return Object.assign(check, { [uniqueSymbol]: { target: place, ...resolver(schema) } })
}

/** One message per field, named by its path; the first one is the sentence for people. */
export function toInvalidRequest(error: z.ZodError): AppError {
  const fields = listFieldMessages(error)
  const [first] = Object.values(fields)
  return new AppError('invalid_request', first ?? 'The request is not valid.', fields)
}

export function listFieldMessages(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || 'body'
    if (!fields.has(path)) fields.set(path, issue.message)
  }
  return Object.fromEntries(fields)
}

function readPart(
  request: { param(): Record<string, string>; query(): Record<string, string> },
  place: Target,
) {
  return place === 'param' ? request.param() : request.query()
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i

export function isJsonType(contentType: string | undefined): boolean {
  return JSON_TYPE.test(contentType ?? '')
}

/** Only `application/json` is read: a plain HTML form on another site cannot send that. */
async function readJsonBody(request: HonoRequest): Promise<unknown> {
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
