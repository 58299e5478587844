import { Hono } from 'hono'
import { z } from 'zod'
import { readOwnConversation } from '#server/conversations/owner.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readClientAddress } from '#server/http/client-address.ts'
import { describe } from '#server/http/describe.ts'
import { valid } from '#server/http/valid.ts'
import { readVisitorSecret } from '#server/http/visitor-cookie.ts'
import { OPEN_STREAMS } from '#server/limits/limits.ts'
import { answerNews, type NewsPace } from '#server/live/answer-news.ts'
import { createStreamLimit } from '#server/live/limit-streams.ts'
import type { VisitorNews } from '#server/routes/live.schema.ts'

const ConversationParam = z.object({ id: z.string() })

export const conversationLiveRoutes = (deps: Deps, pace: NewsPace = {}) => {
  const limit = createStreamLimit()
  return new Hono<AppEnv>().get(
    '/conversations/:id/live',
    describe({
      summary: 'Hear of what is new in a conversation, as an event stream, for its owner',
      tag: 'Conversation',
      reply: { status: 200, description: 'A stream that stays open (text/event-stream)' },
      refusals: ['not_found', 'too_many_requests'],
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
