import { Hono } from 'hono'
import { z } from 'zod'
import type { VisitorNews } from '#contract/live.ts'
import type { Deps } from '#server/deps.ts'
import { readOwnConversation } from '#server/features/conversations/conversation.ts'
import { answerNews, type NewsPace } from '#server/platform/events/answer-news.ts'
import { createStreamLimit } from '#server/platform/events/limit-streams.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { describe } from '#server/platform/http/describe.ts'
import { valid } from '#server/platform/http/valid.ts'
import { readVisitorSecret } from '#server/platform/http/visitor-cookie.ts'
import { OPEN_STREAMS } from '#server/platform/limits/limits.ts'

const ConversationParam = z.object({ id: z.string() })

export const conversationLiveRoutes = (deps: Deps, pace: NewsPace = {}) => {
  const limit = createStreamLimit()
  return new Hono<AppEnv>().get(
    '/conversations/:id/live',
    describe({
      summary: 'Hear of what is new in a conversation, as an event stream, for its owner',
      tag: 'Conversation',
      reply: { status: 200, description: 'A stream that stays open (text/event-stream)' },
      refusals: ['not_found', 'cookie_missing', 'too_many_requests'],
    }),
    valid('param', ConversationParam),
    async (c) => {
      const secret = readVisitorSecret(c, deps.config)
      const key = { conversationId: c.req.valid('param').id, secret }
      const { id } = await readOwnConversation(deps.db, key)
      const leave = limit.enter([
        { key: id, max: OPEN_STREAMS.perConversation },
        { key: readClientAddress(c, deps.config.trustedProxies), max: OPEN_STREAMS.perAddress },
        { key: 'all', max: OPEN_STREAMS.ofVisitors },
      ])
      return answerNews<VisitorNews>(
        c,
        {
          subscribe: (handler) => deps.live.subscribe('visitor_news', handler),
          isFor: ({ conversationId }) => conversationId === id,
          isAllowed: async () => (await readOwnConversation(deps.db, key)).id === id,
          leave,
        },
        pace,
      )
    },
  )
}
