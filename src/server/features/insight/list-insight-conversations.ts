import { inArray } from 'drizzle-orm'
import type {
  InsightConversation,
  InsightConversationsReply,
  InsightListRequest,
} from '#contract/admin-insight.ts'
import { OTHER_SOURCE } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import { chooseRange } from '#server/features/insight/choose-range.ts'
import { catchUp } from '#server/features/insight/facts/catch-up.ts'
import { sumDirectly } from '#server/features/insight/facts/count-directly.ts'
import { findSubjects, findSubjectsDirectly } from '#server/features/insight/facts/find-subjects.ts'
import { countCells, findCells, meansQuiet } from '#server/features/insight/facts/insight-filter.ts'
import type { InsightRow } from '#server/features/insight/facts/insight-row.ts'
import { loadRows } from '#server/features/insight/facts/load-rows.ts'
import { readSums, SOURCE_NAMES } from '#server/features/insight/facts/read-sums.ts'
import { nameSources } from '#server/features/insight/name-sources.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'

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
