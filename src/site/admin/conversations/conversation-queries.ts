import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
} from '@tanstack/react-query'
import { staffToasts } from '#content/staff/records.ts'
import type { FilterValues } from '#site/admin/filters/filter-field.ts'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { listMessages, readScoreCard } from '#site/lib/api.ts'
import { listConversations, readConversationView } from '#site/lib/inbox-api.ts'

export const CONVERSATIONS_KEY = ['conversations'] as const

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

/** Idle while nothing is selected. */
export function messagesQuery(conversationId: string | null) {
  return queryOptions({
    queryKey: ['messages', conversationId],
    queryFn:
      conversationId === null
        ? skipToken
        : async () => unwrapResult(await listMessages(conversationId)),
    meta: { failureToast: staffToasts.messages },
  })
}

/** What else is known of a conversation, its evidence among it. Fetched with the messages, which say when they failed. */
export function conversationViewQuery(conversationId: string | null) {
  return queryOptions({
    queryKey: ['conversation', conversationId],
    queryFn:
      conversationId === null
        ? skipToken
        : async () => unwrapResult(await readConversationView(conversationId)),
  })
}

/** Its own view says when it failed, so no toast does. */
export function scoreCardQuery(conversationId: string | null) {
  return queryOptions({
    queryKey: ['score-card', conversationId],
    queryFn:
      conversationId === null
        ? skipToken
        : async () => unwrapResult(await readScoreCard(conversationId)),
  })
}
