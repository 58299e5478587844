import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
} from '@tanstack/react-query'
import { staffToasts } from '#content/staff/records.ts'
import type { FilterValues } from '#site/admin/filters/filter-field.ts'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { listConversations, readConversationView } from '#site/lib/inbox-api.ts'

export const CONVERSATIONS_KEY = ['conversations'] as const

/** What one has not looked at; parameters of the address have the names of the server's query. */
export const UNREAD_VIEW = { unread: 'true', sort: 'latest' } as const

/** The newest first, 50 at a time. While another filter is answered, what stood there stays. */
export function conversationsQuery(filter: FilterValues) {
  return infiniteQueryOptions({
    queryKey: [...CONVERSATIONS_KEY, filter],
    queryFn: async ({ pageParam }) =>
      unwrapResult(await listConversations(pageParam ? { ...filter, before: pageParam } : filter)),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { failureToast: staffToasts.conversations },
  })
}

/** Without an answer nobody can be told who has the conversation, so it is asked for again. */
const RETRY_MS = 15_000

/** All of one conversation; idle while nothing is selected. */
export function conversationQuery(conversationId: string | null) {
  return queryOptions({
    queryKey: ['conversation', conversationId],
    queryFn:
      conversationId === null
        ? skipToken
        : async () => unwrapResult(await readConversationView(conversationId)),
    refetchInterval: ({ state }) =>
      state.status === 'error' && state.data !== undefined ? RETRY_MS : false,
    meta: { failureToast: staffToasts.messages },
  })
}

/** How much of what visitors see is still invented. */
export const launchQuery = queryOptions({
  queryKey: ['launch-gaps'],
  queryFn: async () => unwrapResult(await listConversations({ hasWritten: 'true' })).launchGaps,
  staleTime: Number.POSITIVE_INFINITY,
})
