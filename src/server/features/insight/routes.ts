import { Hono } from 'hono'
import {
  InsightConversationsReply,
  InsightListRequest,
  InsightReplay,
  InsightReply,
  InsightRequest,
} from '#contract/admin-insight.ts'
import type { Deps } from '#server/deps.ts'
import { listInsightConversations } from '#server/features/insight/list-insight-conversations.ts'
import { readInsight } from '#server/features/insight/read-insight.ts'
import { replayThreshold } from '#server/features/insight/replay-threshold.ts'
import { type AdminEnv, requireStaff } from '#server/features/staff/auth/require-admin.ts'
import { describe } from '#server/platform/http/describe.ts'
import { valid } from '#server/platform/http/valid.ts'

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
