import { Hono } from 'hono'
import { z } from 'zod'
import { PersonPresence, PreferenceRequest } from '#contract/conversations.ts'
import type { Deps } from '#server/deps.ts'
import { chooseAnswerer } from '#server/features/chat/takeover/choose-answerer.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { valid } from '#server/platform/http/valid.ts'
import { readVisitorSecret } from '#server/platform/http/visitor-cookie.ts'

const ConversationParam = z.object({ id: z.string() })

export const preferenceRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post(
    '/conversations/:id/preference',
    describe({
      summary: 'Choose between the agent and a person, as the owner of the conversation',
      tag: 'Conversation',
      reply: { status: 200, description: 'Who is there now', schema: PersonPresence },
      refusals: [
        'invalid_request',
        'not_found',
        'cookie_missing',
        'too_many_requests',
        'unsupported_media_type',
      ],
    }),
    limitRate(deps, ['choose-answerer']),
    limitBody(),
    valid('param', ConversationParam),
    valid('json', PreferenceRequest),
    async (c) => {
      const secret = readVisitorSecret(c, deps.config)
      const conversationId = c.req.valid('param').id
      const { prefers } = c.req.valid('json')
      return c.json(await chooseAnswerer(deps, { conversationId, secret, prefers }), 200)
    },
  )
