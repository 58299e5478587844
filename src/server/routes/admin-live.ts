import { Hono } from 'hono'
import { type AdminEnv, requireStaff } from '#server/auth/require-admin.ts'
import type { Deps } from '#server/deps.ts'
import { describe } from '#server/http/describe.ts'
import { OPEN_STREAMS } from '#server/limits/limits.ts'
import { answerNews, type NewsPace } from '#server/live/answer-news.ts'
import { findLiveSession, isLiveSession } from '#server/live/find-live-session.ts'
import { createStreamLimit } from '#server/live/limit-streams.ts'

const PATH = '/admin/live'

export const adminLiveRoutes = (deps: Deps, pace: NewsPace = {}) => {
  const limit = createStreamLimit()
  return new Hono<AdminEnv>().use(PATH, requireStaff(deps, { role: 'viewer' })).get(
    PATH,
    describe({
      summary: 'Hear of what changes, as an event stream: `resync` and `news`',
      tag: 'Staff',
      reply: { status: 200, description: 'A stream that stays open (text/event-stream)' },
      refusals: ['unauthenticated', 'forbidden', 'too_many_requests'],
    }),
    async (c) => {
      const sessionId = await findLiveSession(deps, c.req.raw.headers)
      const leave = limit.enter([{ key: sessionId, max: OPEN_STREAMS.perStaffSession }])
      return answerNews(
        c,
        {
          subscribe: (handler) => deps.live.subscribe('staff_news', handler),
          isAllowed: () => isLiveSession(deps, sessionId),
          subscribeToAccess: (handler) =>
            deps.live.subscribe('access_news', ({ kind }) => kind !== 'closed' && handler()),
          leave,
        },
        pace,
      )
    },
  )
}
