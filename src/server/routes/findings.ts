import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { judgeFinding } from '#server/enrichment/judge-finding.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { describe } from '#server/http/describe.ts'
import { limitBody } from '#server/http/limit-body.ts'
import { limitRate } from '#server/http/limit-rate.ts'
import { valid } from '#server/http/valid.ts'
import { readVisitorSecret } from '#server/http/visitor-cookie.ts'
import { JudgeFindingRequest } from '#server/routes/findings.schema.ts'
import { JudgeFindingReply } from '#server/routes/findings-reply.schema.ts'

export const findingRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post(
    '/judge-finding',
    describe({
      summary: 'Say whether something found of the company is right; what is right becomes a fact',
      tag: 'Conversation',
      reply: { status: 200, description: 'All findings, and the turn', schema: JudgeFindingReply },
      refusals: [
        'invalid_request',
        'not_found',
        'too_many_requests',
        'payload_too_large',
        'unsupported_media_type',
      ],
    }),
    limitRate(deps, ['judge-finding']),
    limitBody(),
    valid('json', JudgeFindingRequest),
    async (c) => {
      const secret = readVisitorSecret(c, deps.config)
      return c.json(await judgeFinding(deps, { ...c.req.valid('json'), secret }), 200)
    },
  )
