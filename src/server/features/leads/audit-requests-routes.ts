import { Hono } from 'hono'
import { AuditRequest, AuditRequestReply } from '#contract/audit-requests.ts'
import type { Deps } from '#server/deps.ts'
import { answerPlainFormPost } from '#server/features/leads/audit-request-form-routes.ts'
import { recordAuditRequest } from '#server/features/leads/record-audit-request.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { valid } from '#server/platform/http/valid.ts'

const FORM_BODY_MAX_BYTES = 64 * 1024

export const auditRequestRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post(
    '/audit-requests',
    describe({
      summary: 'Request an operations audit; also takes a plain HTML form post',
      tag: 'Lead',
      reply: { status: 201, description: 'Stored', schema: AuditRequestReply },
      refusals: [
        'invalid_request',
        'too_many_requests',
        'payload_too_large',
        'unsupported_media_type',
      ],
    }),
    limitBody(FORM_BODY_MAX_BYTES),
    answerPlainFormPost(deps),
    valid('json', AuditRequest),
    async (c) => {
      const address = readClientAddress(c, deps.config.trustedProxies)
      return c.json(await recordAuditRequest(deps, { request: c.req.valid('json'), address }), 201)
    },
  )
