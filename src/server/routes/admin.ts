import { Hono } from 'hono'
import { z } from 'zod'
import { listConversations } from '#server/admin/list-conversations.ts'
import { listMessages } from '#server/admin/list-messages.ts'
import { readScoreCard } from '#server/admin/read-score-card.ts'
import { type AdminEnv, requireAdmin } from '#server/auth/require-admin.ts'
import type { Deps } from '#server/deps.ts'
import { describe } from '#server/http/describe.ts'
import { valid } from '#server/http/valid.ts'
import {
  AdminConversationsReply,
  AdminMessagesReply,
  AdminScoreCard,
  AdminSession,
} from '#server/routes/admin.schema.ts'

const tag = 'Staff'
const ConversationParam = z.object({ id: z.uuid() })

export const adminRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .use('/admin/*', requireAdmin(deps))
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
        summary: 'List the 50 newest conversations, and the figures over all of them',
        tag,
        reply: { status: 200, description: 'The list', schema: AdminConversationsReply },
        refusals: ['unauthenticated', 'forbidden'],
      }),
      async (c) => c.json(await listConversations(deps), 200),
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
      async (c) => c.json(await listMessages(deps, c.req.valid('param').id), 200),
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
      async (c) => c.json(await readScoreCard(deps, c.req.valid('param').id), 200),
    )
