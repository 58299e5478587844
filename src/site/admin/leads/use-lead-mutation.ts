import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureWords } from '#content/staff/records.ts'
import { CONVERSATIONS_KEY } from '#site/admin/conversations/conversation-queries.ts'
import { LEADS_KEY, leadQuery } from '#site/admin/leads/lead-queries.ts'
import { RequestFailure, unwrapResult } from '#site/admin/parts/request-failure.ts'
import { SESSION_KEY } from '#site/admin/session/session-query.ts'
import type { ApiResult } from '#site/lib/call-api.ts'

/** One change to a lead; what it shows is read anew before the change counts as done. */
export function useLeadMutation<Variables, Value>(
  leadId: string,
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

async function rereadLead(client: QueryClient, leadId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: LEADS_KEY })
  void client.invalidateQueries({ queryKey: CONVERSATIONS_KEY })
  void client.invalidateQueries({ queryKey: ['conversation'] })
  await client.invalidateQueries({ queryKey: leadQuery(leadId).queryKey })
}

const INVALID = 400
const CONFLICT = 409

/** The server's own words where it has some for people. */
export function explainRefusal(error: Error): string {
  const isExplained =
    error instanceof RequestFailure && [INVALID, CONFLICT].includes(error.status) && error.message
  return failureWords.notSaved(isExplained ? error.message : failureWords.tryAgain)
}
