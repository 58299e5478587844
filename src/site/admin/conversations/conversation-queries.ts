import { queryOptions, skipToken } from '@tanstack/react-query'
import { unwrapResult } from '#site/admin/request-failure.ts'
import { listConversations, listMessages, readScoreCard } from '#site/lib/api.ts'

export const conversationsQuery = queryOptions({
  queryKey: ['conversations'],
  queryFn: async () => unwrapResult(await listConversations()),
  meta: { failureToast: 'Failed to load conversations' },
})

/** Idle while nothing is selected. */
export function messagesQuery(conversationId: string | null) {
  return queryOptions({
    queryKey: ['messages', conversationId],
    queryFn:
      conversationId === null
        ? skipToken
        : async () => unwrapResult(await listMessages(conversationId)),
    meta: { failureToast: 'Failed to load messages' },
  })
}

/** Fetched with the messages, which it marks; its own view says when it failed, so no toast does. */
export function scoreCardQuery(conversationId: string | null) {
  return queryOptions({
    queryKey: ['score-card', conversationId],
    queryFn:
      conversationId === null
        ? skipToken
        : async () => unwrapResult(await readScoreCard(conversationId)),
  })
}
