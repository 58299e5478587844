import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { staffToasts } from '#content/staff/records.ts'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import {
  type FigureQuery,
  listBehind,
  type RangeQuery,
  readInsight,
  replayThreshold,
} from '#site/lib/insight-api.ts'

/** The figures of the days before stay until the new ones are there. */
export function insightQuery(range: RangeQuery) {
  return queryOptions({
    queryKey: ['insight', range],
    queryFn: async () => unwrapResult(await readInsight(range)),
    placeholderData: keepPreviousData,
    meta: { failureToast: staffToasts.figures },
  })
}

export function replayQuery(range: RangeQuery, threshold: string) {
  return queryOptions({
    queryKey: ['insight', 'replay', range, threshold],
    queryFn: async () => unwrapResult(await replayThreshold({ ...range, threshold })),
    placeholderData: keepPreviousData,
    meta: { failureToast: staffToasts.threshold },
  })
}

/** Idle while no number is opened. */
export function behindQuery(range: RangeQuery, figure: FigureQuery | null) {
  return queryOptions({
    queryKey: ['insight', 'behind', range, figure],
    queryFn:
      figure === null
        ? skipToken
        : async () => unwrapResult(await listBehind({ ...range, ...figure })),
    meta: { failureToast: staffToasts.figureConversations },
  })
}
