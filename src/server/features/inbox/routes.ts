import { Hono } from 'hono'
import { z } from 'zod'
import {
  AdminConversationsReply,
  AdminConversationView,
  AdminMessagesReply,
  AdminScoreCard,
  AdminSession,
  SeenRequest,
} from '#contract/admin.ts'
import { AdminConversationsQuery } from '#contract/admin-conversations-query.ts'
import type { StaffNews } from '#contract/live.ts'
import type { Deps } from '#server/deps.ts'
import { listMessages, markAllSeen, markSeen } from '#server/features/inbox/conversation-row.ts'
import { listConversations } from '#server/features/inbox/list-conversations.ts'
import { readConversationView } from '#server/features/inbox/read-conversation-view.ts'
import { readScoreCard } from '#server/features/inbox/read-score-card.ts'
import { translateConversation } from '#server/features/inbox/translate-conversation.ts'
import { recordReading } from '#server/features/staff/audit/audit-log.ts'
import {
  type AdminEnv,
  findLiveSession,
  isLiveSession,
  requireStaff,
} from '#server/features/staff/auth/require-admin.ts'
import {
  answerNews,
  createStreamLimit,
  type NewsPace,
} from '#server/platform/events/stream-events.ts'
import { describe } from '#server/platform/http/describe.ts'
import { valid } from '#server/platform/http/valid.ts'
import { OPEN_STREAMS } from '#server/platform/limits/limits.ts'

const tag = 'Staff'
const ConversationParam = z.object({ id: z.uuid() })

export const adminRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .use('/admin/*', requireStaff(deps, { role: 'viewer' }))
    .get(
      '/admin/me',
      describe({
        summary: 'Say who is signed in',
        tag,
        reply: { status: 200, description: 'The session', schema: AdminSession },
        refusals: ['unauthenticated', 'forbidden'],
      }),
      (c) => c.json(c.var.adminSession, 200),
    )
    .get(
      '/admin/conversations',
      describe({
        summary: 'List conversations, the 50 newest first, and the figures over all of them',
        tag,
        reply: { status: 200, description: 'The list', schema: AdminConversationsReply },
        refusals: ['invalid_request', 'unauthenticated', 'forbidden'],
      }),
      valid('query', AdminConversationsQuery),
      async (c) => {
        const { id } = c.var.adminSession.user
        return c.json(await listConversations(deps, c.req.valid('query'), id), 200)
      },
    )
    .get(
      '/admin/conversations/:id',
      describe({
        summary:
          'Read one conversation whole: messages, worksheet, score card, bookings, and who has it',
        tag,
        reply: { status: 200, description: 'The conversation', schema: AdminConversationView },
        refusals: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
      }),
      valid('param', ConversationParam),
      async (c) => {
        const { id } = c.req.valid('param')
        const staff = c.var.adminSession.user
        const reply = await readConversationView(deps, { id, staff })
        await recordReading(deps, staff, id)
        return c.json(reply, 200)
      },
    )
    .post(
      '/admin/conversations/:id/translation',
      requireStaff(deps, { role: 'admin' }),
      describe({
        summary: 'Have the model translate the messages of one conversation into English',
        tag,
        reply: { status: 200, description: 'The conversation', schema: AdminConversationView },
        refusals: [
          'invalid_request',
          'unauthenticated',
          'forbidden',
          'not_found',
          'conflict',
          'unavailable',
        ],
      }),
      valid('param', ConversationParam),
      async (c) => {
        const { id } = c.req.valid('param')
        const staff = c.var.adminSession.user
        await translateConversation(deps, id, c.req.raw.signal)
        const reply = await readConversationView(deps, { id, staff })
        await recordReading(deps, staff, id)
        return c.json(reply, 200)
      },
    )
    .post(
      '/admin/conversations/:id/seen',
      describe({
        summary: 'Say that one has looked at a conversation',
        tag,
        reply: { status: 204, description: 'It is read until something happens in it' },
        refusals: ['body', 'unauthenticated', 'forbidden', 'not_found'],
      }),
      valid('param', ConversationParam),
      valid('json', SeenRequest),
      async (c) => {
        const seen = {
          conversationId: c.req.valid('param').id,
          staffId: c.var.adminSession.user.id,
          seenAt: c.req.valid('json').seen_at,
        }
        await markSeen(deps, seen)
        return c.body(null, 204)
      },
    )
    .post(
      '/admin/conversations/seen',
      describe({
        summary: 'Say that one has looked at all conversations',
        tag,
        reply: { status: 204, description: 'All are read until something happens in them' },
        refusals: ['unauthenticated', 'forbidden'],
      }),
      async (c) => {
        await markAllSeen(deps, c.var.adminSession.user.id)
        return c.body(null, 204)
      },
    )
    .get(
      '/admin/conversations/:id/messages',
      describe({
        summary: 'Read the messages of one conversation, oldest first',
        tag,
        reply: { status: 200, description: 'The messages', schema: AdminMessagesReply },
        refusals: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
      }),
      valid('param', ConversationParam),
      async (c) => {
        const { id } = c.req.valid('param')
        const reply = await listMessages(deps, id)
        await recordReading(deps, c.var.adminSession.user, id)
        return c.json(reply, 200)
      },
    )
    .get(
      '/admin/conversations/:id/score-card',
      describe({
        summary: 'Read the score card of one conversation with its history',
        tag,
        reply: { status: 200, description: 'The score card', schema: AdminScoreCard },
        refusals: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
      }),
      valid('param', ConversationParam),
      async (c) => {
        const { id } = c.req.valid('param')
        const reply = await readScoreCard(deps, id)
        await recordReading(deps, c.var.adminSession.user, id)
        return c.json(reply, 200)
      },
    )

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
      return answerNews<StaffNews>(
        c,
        {
          subscribe: (handler) => deps.live.subscribe('staff_news', handler),
          isFor: ({ userId }) => userId === undefined || userId === c.var.adminSession.user.id,
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
