import type { MiddlewareHandler } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import { ErrorReply } from '#contract/error-reply.ts'
import { ERROR_STATUS, type ErrorCode } from '#server/platform/errors.ts'

type Description = {
  summary: string
  tag: string
  /** Status and body of the answer to a good request. */
  reply: { status: number; description: string; schema?: z.ZodType }
  /** Codes of refusals; every route may also answer `internal` and `unavailable`. */
  refusals?: readonly ErrorCode[]
}

/** The entry of a route in `/api/openapi.json`. */
export function describe({ summary, tag, reply, refusals = [] }: Description): MiddlewareHandler {
  const statuses = [...refusals, 'internal', 'unavailable'] satisfies readonly ErrorCode[]
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
