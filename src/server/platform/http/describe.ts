import type { MiddlewareHandler } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import { ErrorReply } from '#contract/error-reply.ts'
import { ERROR_STATUS, type ErrorCode } from '#server/platform/errors.ts'

export type Description = {
  summary: string
  tag: string
  /** Status and body of the answer to a good request. */
  reply: { status: number; description: string; schema?: z.ZodType }
  /** Codes of refusals, or names of `GROUPS`; every route may also answer `internal` and `unavailable`. */
  refusals?: readonly (ErrorCode | keyof typeof GROUPS)[]
}

const GROUPS = {
  /** Of a route that reads a JSON body. */
  body: ['invalid_request', 'payload_too_large', 'unsupported_media_type'],
  /** Of a route for the owner of a conversation. */
  owner: ['not_found', 'cookie_missing'],
} as const satisfies Record<string, readonly ErrorCode[]>

/** The entry of a route in `/api/openapi.json`. */
export function describe({ summary, tag, reply, refusals = [] }: Description): MiddlewareHandler {
  const named = refusals.flatMap((one) => (one === 'body' || one === 'owner' ? GROUPS[one] : one))
  const statuses = [...new Set<ErrorCode>([...named, 'internal', 'unavailable'])]
  return describeRoute({
    summary,
    tags: [tag],
    responses: {
      ...Object.fromEntries(groupByStatus(statuses)),
      [reply.status]: {
        description: reply.description,
        ...(reply.schema && {
          content: { 'application/json': { schema: resolver(reply.schema) } },
        }),
      },
    },
  })
}

function groupByStatus(codes: readonly ErrorCode[]) {
  const statuses = new Set(codes.map((code) => ERROR_STATUS[code]))
  return [...statuses].map((status) => {
    const named = codes.filter((code) => ERROR_STATUS[code] === status)
    return [
      status,
      {
        description: named.join(' or '),
        content: { 'application/json': { schema: resolver(ErrorReply) } },
      },
    ] as const
  })
}
