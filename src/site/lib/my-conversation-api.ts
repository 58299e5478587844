import type { ConversationView, CorrectOwnFactRequest } from '#contract/conversations.ts'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { EmailEstimateReply, EmailEstimateRequest } from '#contract/my-conversation.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'

const calls = api['my-conversation']
/** The key travels as a header: in an address it would stand in logs. */
const authorize = (ownKey: string) => ({ headers: { Authorization: `Bearer ${ownKey}` } })

export function readOwnConversation(ownKey: string): Promise<ApiResult<ConversationView>> {
  return callApi((options) => calls.$get({}, { ...options, ...authorize(ownKey) }))
}

/** Corrects a fact. Sent again with the same `turnId`, it is stored once. */
export function correctOwnFact(
  ownKey: string,
  json: CorrectOwnFactRequest,
): Promise<ApiResult<unknown>> {
  return callApi((options) =>
    calls['correct-fact'].$post({ json }, { ...options, ...authorize(ownKey) }),
  )
}

/** Mails the estimate. Sent again with the same `attemptId`, it is mailed once. */
export function emailOwnEstimate(
  ownKey: string,
  json: EmailEstimateRequest,
): Promise<ApiResult<EmailEstimateReply>> {
  return callApi((options) =>
    calls['email-estimate'].$post({ json }, { ...options, ...authorize(ownKey) }),
  )
}

export function eraseOwnConversation(ownKey: string): Promise<ApiResult<ErasureReceipt>> {
  const json = { confirm: true as const }
  return callApi((options) => calls.erase.$post({ json }, { ...options, ...authorize(ownKey) }))
}

export type RecordFormat = 'json' | 'txt'

export function fetchOwnRecord(ownKey: string, format: RecordFormat): Promise<ApiResult<Blob>> {
  return callApi(async (options) => {
    const answer = await calls[`record.${format}`].$get({}, { ...options, ...authorize(ownKey) })
    const { ok, status } = answer
    return { ok, status, json: () => (ok ? answer.blob() : (answer.json() as Promise<never>)) }
  })
}
