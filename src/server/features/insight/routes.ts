import { inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  type InsightConversation,
  InsightConversationsReply,
  InsightListRequest,
  InsightReplay,
  InsightReply,
  InsightRequest,
} from '#contract/admin-insight.ts'
import { OTHER_SOURCE } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import {
  chooseRange,
  nameSources,
  replayThreshold,
} from '#server/features/insight/count-figures.ts'
import {
  findSubjects,
  findSubjectsDirectly,
  sumDirectly,
} from '#server/features/insight/facts/find-subjects.ts'
import { catchUp } from '#server/features/insight/facts/fold-changes.ts'
import { countCells, findCells, meansQuiet } from '#server/features/insight/facts/insight-filter.ts'
import type { InsightRow } from '#server/features/insight/facts/insight-row.ts'
import { loadRows } from '#server/features/insight/facts/load-rows.ts'
import { readSums, SOURCE_NAMES } from '#server/features/insight/facts/sums.ts'
import { readInsight } from '#server/features/insight/read-insight.ts'
import { type AdminEnv, requireStaff } from '#server/features/staff/auth/require-admin.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
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

const LISTED_MAX = 200
/** The cells that a number is counted by, beside those of its own name. */
const OTHER_KINDS: Partial<Record<InsightListRequest['figure'], readonly string[]>> = {
  source: ['step'],
  question: ['asked', 'quiet'],
  replay: ['bookable'],
}

/** The conversations behind one number: what it counts and what is listed are the same cells. */
export async function listInsightConversations(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { from, to, days, threshold, ...filter }: InsightListRequest,
): Promise<InsightConversationsReply> {
  const range = chooseRange(deps, { from, to, days })
  const isBuilt = await catchUp(deps)
  const { figure } = filter
  const kinds = ['opened', SOURCE_NAMES, figure, ...(OTHER_KINDS[figure] ?? [])]
  const sums = isBuilt ? await readSums(deps, range, kinds) : await sumDirectly(deps, range)
  const named = nameSources(sums)
  const cells = findCells(filter, { threshold, named })
  const wanted = { cells, isQuiet: meansQuiet(filter), limit: LISTED_MAX }
  const ids = isBuilt
    ? await findSubjects(deps, range, { ...wanted, sums })
    : await findSubjectsDirectly(deps, range, wanted)
  const isListed = inArray(diagnosticConversations.id, ids)
  const rows = ids.length === 0 ? [] : await loadRows(deps, isListed, { hasAnswers: false })
  return {
    total: countCells(sums, cells),
    conversations: rows.map((row) => toConversation(row, named)),
  }
}

function toConversation(row: InsightRow, named: ReadonlySet<string>): InsightConversation {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    contact_name: row.contactName,
    company_name: row.companyName,
    email: row.email,
    lead_score: row.leadScore,
    message_turns: row.turnCount,
    source: named.has(row.source) ? row.source : OTHER_SOURCE,
    outcome: row.outcome,
    last_asked: row.lastAsked,
  }
}
