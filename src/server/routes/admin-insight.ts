import { Hono } from 'hono'
import { type AdminEnv, requireStaff } from '#server/auth/require-admin.ts'
import type { Deps } from '#server/deps.ts'
import { describe } from '#server/http/describe.ts'
import { valid } from '#server/http/valid.ts'
import { listInsightConversations } from '#server/insight/list-insight-conversations.ts'
import { readInsight } from '#server/insight/read-insight.ts'
import { replayThreshold } from '#server/insight/replay-threshold.ts'
import {
  InsightConversationsReply,
  InsightListRequest,
  InsightReplay,
  InsightReply,
  InsightRequest,
} from '#server/routes/admin-insight.schema.ts'

const tag = 'Staff'
const refusals = ['invalid_request', 'unauthenticated', 'forbidden'] as const

export const adminInsightRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .use('/admin/insight/*', requireStaff(deps, { role: 'viewer' }))
    .get(
      '/admin/insight',
      describe({
        summary: 'Read the figures over the conversations that began in a range of days',
        tag,
        reply: { status: 200, description: 'The figures', schema: InsightReply },
        refusals,
      }),
      valid('query', InsightRequest),
      async (c) => c.json(await readInsight(deps, c.req.valid('query')), 200),
    )
    .get(
      '/admin/insight/replay',
      describe({
        summary: 'Say whom the booking rule would have offered a call at another score',
        tag,
        reply: { status: 200, description: 'What would have changed', schema: InsightReplay },
        refusals,
      }),
      valid('query', InsightRequest),
      async (c) => c.json(await replayThreshold(deps, c.req.valid('query')), 200),
    )
    .get(
      '/admin/insight/conversations',
      describe({
        summary: 'List the conversations behind one of the figures',
        tag,
        reply: { status: 200, description: 'The list', schema: InsightConversationsReply },
        refusals,
      }),
      valid('query', InsightListRequest),
      async (c) => c.json(await listInsightConversations(deps, c.req.valid('query')), 200),
    )
