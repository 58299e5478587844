import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { failureWords, staffToasts } from '#content/staff/records.ts'
import { CONVERSATIONS_KEY } from '#site/admin/conversations/conversation-queries.ts'
import type { FilterValues } from '#site/admin/filters/filter-field.ts'
import { RequestFailure, unwrapResult } from '#site/admin/parts/request-failure.ts'
import { SESSION_KEY } from '#site/admin/session/session-query.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
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

/** One change to a lead, or with null to several; what it shows is read anew before the change counts as done. */
export function useLeadMutation<Variables, Value>(
  leadId: string | null,
  send: (variables: Variables) => Promise<ApiResult<Value>>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (variables: Variables) => unwrapResult(await send(variables)),
    networkMode: 'always',
    onSuccess: () => rereadLead(client, leadId),
    onError: (error) => {
      const isLost = error instanceof RequestFailure && error.isAccessLost
      if (isLost) void client.invalidateQueries({ queryKey: SESSION_KEY })
    },
  })
}

async function rereadLead(client: QueryClient, leadId: string | null): Promise<void> {
  void client.invalidateQueries({ queryKey: LEADS_KEY })
  void client.invalidateQueries({ queryKey: CONVERSATIONS_KEY })
  void client.invalidateQueries({ queryKey: ['conversation'] })
  await client.invalidateQueries({ queryKey: leadQuery(leadId).queryKey })
}

const INVALID = 400
const CONFLICT = 409
const TOO_MANY = 429

/** The server's own words where it has some for people. */
export function explainRefusal(error: Error): string {
  const isExplained =
    error instanceof RequestFailure &&
    [INVALID, CONFLICT, TOO_MANY].includes(error.status) &&
    error.message
  return failureWords.notSaved(isExplained ? error.message : failureWords.tryAgain)
}
