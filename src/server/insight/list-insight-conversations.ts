import type { Deps } from '#server/deps.ts'
import { chooseRange } from '#server/insight/choose-range.ts'
import { matches } from '#server/insight/insight-filter.ts'
import type { InsightRow } from '#server/insight/insight-row.ts'
import { loadRows } from '#server/insight/load-rows.ts'
import type {
  InsightConversation,
  InsightConversationsReply,
  InsightListRequest,
} from '#server/routes/admin-insight.schema.ts'

const LISTED_MAX = 200

/** The conversations behind one number: what it counts and what is listed come from the same filter. */
export async function listInsightConversations(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { from, to, days, threshold, ...filter }: InsightListRequest,
): Promise<InsightConversationsReply> {
  const rows = await loadRows(deps, chooseRange(deps, { from, to, days }))
  const asked = { now: deps.clock(), threshold }
  const meant = rows.filter((row) => matches(row, filter, asked))
  return { total: meant.length, conversations: meant.slice(0, LISTED_MAX).map(toConversation) }
}

function toConversation(row: InsightRow): InsightConversation {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    contact_name: row.contactName,
    company_name: row.companyName,
    email: row.email,
    lead_score: row.leadScore,
    message_turns: row.turnCount,
    source: row.source,
    outcome: row.outcome,
    last_asked: row.lastAsked,
  }
}
