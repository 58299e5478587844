import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { findLiveSession, isLiveSession } from '#server/features/staff/auth/read-admin-session.ts'
import { type AdminEnv, requireStaff } from '#server/features/staff/auth/require-admin.ts'
import { answerNews, type NewsPace } from '#server/platform/events/answer-news.ts'
import { createStreamLimit } from '#server/platform/events/limit-streams.ts'
import { describe } from '#server/platform/http/describe.ts'
import { OPEN_STREAMS } from '#server/platform/limits/limits.ts'

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
