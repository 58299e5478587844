import type {
  InsightConversationsReply,
  InsightListRequest,
  InsightReplay,
  InsightReply,
} from '#contract/admin-insight.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'

/** The range as parameters of an address: every value is text, and one that is not chosen is absent. */
export type RangeQuery = { days?: string; from?: string; to?: string }
export type FigureQuery = {
  figure: InsightListRequest['figure']
  of?: string
  part?: string
  threshold?: string
}

/** Over a year of many conversations. */
const FIGURES_TIMEOUT_MS = 30_000

export function readInsight(query: RangeQuery): Promise<ApiResult<InsightReply>> {
  return callApi((options) => api.admin.insight.$get({ query }, options), FIGURES_TIMEOUT_MS)
}

export function replayThreshold(
  query: RangeQuery & { threshold: string },
): Promise<ApiResult<InsightReplay>> {
  return callApi((options) => api.admin.insight.replay.$get({ query }, options), FIGURES_TIMEOUT_MS)
}

export function listBehind(
  query: RangeQuery & FigureQuery,
): Promise<ApiResult<InsightConversationsReply>> {
  return callApi(
    (options) => api.admin.insight.conversations.$get({ query }, options),
    FIGURES_TIMEOUT_MS,
  )
}
