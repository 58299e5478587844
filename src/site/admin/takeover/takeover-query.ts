import { queryOptions } from '@tanstack/react-query'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { readTakeover } from '#site/lib/takeover-api.ts'

/** Without an answer nobody can be told who has the conversation, so it is asked for again. */
const RETRY_MS = 15_000

/** Under the key of its conversation: news of that concern who has it, too. */
export function takeoverQuery(conversationId: string) {
  return queryOptions({
    queryKey: ['conversation', conversationId, 'takeover'],
    queryFn: async () => unwrapResult(await readTakeover(conversationId)),
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  })
}
