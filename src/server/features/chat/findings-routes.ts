import { Hono } from 'hono'
import { JudgeFindingRequest } from '#contract/findings.ts'
import { JudgeFindingReply } from '#contract/findings-reply.ts'
import type { Deps } from '#server/deps.ts'
import { judgeFinding } from '#server/features/chat/judge-finding.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { valid } from '#server/platform/http/valid.ts'
import { readVisitorSecret } from '#server/platform/http/visitor-cookie.ts'

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
        'cookie_missing',
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
