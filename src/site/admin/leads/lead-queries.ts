import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
} from '@tanstack/react-query'
import { staffToasts } from '#content/staff/records.ts'
import type { FilterValues } from '#site/admin/filters/filter-field.ts'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { listLeads, readLead } from '#site/lib/lead-api.ts'

const STAFF_STALE_MS = 300_000

export const LEADS_KEY = ['leads'] as const

/** Fifty at a time: the newest first, or with `due` the one whose answer is promised soonest. */
export function leadsQuery(filter: FilterValues) {
  return infiniteQueryOptions({
    queryKey: [...LEADS_KEY, filter],
    queryFn: async ({ pageParam }) =>
      unwrapResult(await listLeads(pageParam ? { ...filter, before: pageParam } : filter)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { failureToast: staffToasts.leads },
  })
}

/** Idle while none is chosen. Where it is shown says when it failed, so no toast does. */
export function leadQuery(leadId: string | null) {
  return queryOptions({
    queryKey: ['lead', leadId],
    queryFn: leadId === null ? skipToken : async () => unwrapResult(await readLead(leadId)),
  })
}

/** Who can own a lead. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async () => unwrapResult(await listLeads({})).staff,
  staleTime: STAFF_STALE_MS,
})
