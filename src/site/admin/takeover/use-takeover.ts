import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminTakeover } from '#contract/takeover.ts'
import { RequestFailure, unwrapResult } from '#site/admin/request-failure.ts'
import { takeoverQuery } from '#site/admin/takeover/takeover-query.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
import { handBack, takeConversation } from '#site/lib/takeover-api.ts'

/** Taking a conversation over and handing it back. A refusal means that somebody was faster, so it is asked who. */
export function useTakeover(conversationId: string) {
  const client = useQueryClient()
  const { queryKey } = takeoverQuery(conversationId)
  const change = useMutation({
    mutationFn: async (call: () => Promise<ApiResult<AdminTakeover>>) => unwrapResult(await call()),
    networkMode: 'always',
    onSuccess: (takeover) => {
      client.setQueryData(queryKey, takeover)
      void client.invalidateQueries({ queryKey: ['messages', conversationId] })
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
  return {
    isBusy: change.isPending,
    problem: change.error && explain(change.error),
    take: (name: string, insteadOf?: string) =>
      change.mutateAsync(() => takeConversation(conversationId, { name, insteadOf })),
    handBack: () => change.mutateAsync(() => handBack(conversationId)),
  }
}

function explain(error: Error): string {
  const isRefused = error instanceof RequestFailure && error.status === 409
  return isRefused ? error.message : 'That did not reach the server. Try again.'
}
