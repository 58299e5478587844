import { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { keepCalendlyMessage } from '#server/features/bookings/calendly/keep-calendly-message.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'

const WEBHOOK_BODY_MAX_BYTES = 64 * 1024
const WebhookReply = z.object({ status: z.enum(['kept', 'ignored']) })

/** Called by other servers. What counts is the signature over the bytes: neither cookies nor content types are read. */
export const webhookRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post(
    '/webhooks/calendly',
    describe({
      summary: 'Take a signed message of Calendly; it is worked through afterwards',
      tag: 'Booking',
      reply: { status: 200, description: 'Kept, or of no use', schema: WebhookReply },
      refusals: ['invalid_request', 'unauthenticated', 'too_many_requests', 'payload_too_large'],
    }),
    limitRate(deps, ['webhook']),
    limitBody(WEBHOOK_BODY_MAX_BYTES),
    async (c) => {
      const header = c.req.header('calendly-webhook-signature')
      const rawBody = new Uint8Array(await c.req.arrayBuffer())
      return c.json(await keepCalendlyMessage(deps, { header, rawBody }), 200)
    },
  )
