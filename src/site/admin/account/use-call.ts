import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureWords, staffToasts } from '#content/staff/records.ts'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { SESSION_KEY } from '#site/admin/session/session-query.ts'
import { listSessions, readAccount } from '#site/lib/account-api.ts'
import { addReference } from '#site/lib/add-reference.ts'
import type { ApiFailure, ApiResult } from '#site/lib/call-api.ts'

type Call<Input, Value> = (input: Input) => Promise<ApiResult<Value>>

/** Sends a change once at a time and keeps what the server said of it, field by field. */
export function useCall<Input, Value>(call: Call<Input, Value>, onDone: (value: Value) => unknown) {
  const client = useQueryClient()
  const attempt = useMutation({
    mutationFn: call,
    networkMode: 'always',
    onSuccess: async (result) => {
      if (result.kind === 'ok') return onDone(result.value)
      const isAccessLost =
        result.kind === 'refused' && (result.status === 401 || result.status === 403)
      if (isAccessLost) await client.invalidateQueries({ queryKey: SESSION_KEY })
      return null
    },
  })
  const failure = attempt.data && attempt.data.kind !== 'ok' ? attempt.data : null
  return {
    isBusy: attempt.isPending,
    failure: failure && explainFailure(failure),
    fields: failure?.kind === 'refused' ? failure.fields : {},
    send: (input: Input) => attempt.isPending || attempt.mutate(input),
    reset: attempt.reset,
  }
}

function explainFailure(failure: ApiFailure): string {
  if (failure.kind === 'unreachable') {
    return failureWords.noAnswerRetry
  }
  const isOurs = failure.status < 500 && failure.message !== ''
  if (isOurs) return failure.message
  return addReference(failureWords.server, failure)
}

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => unwrapResult(await readAccount()),
  meta: { failureToast: staffToasts.account },
})

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async () => unwrapResult(await listSessions()),
  meta: { failureToast: staffToasts.sessions },
})
