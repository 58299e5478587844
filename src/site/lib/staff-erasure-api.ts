import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'

/** `confirm` is the company or the id, said once more. */
export function eraseConversation(
  conversationId: string,
  confirm: string,
): Promise<ApiResult<ErasureReceipt>> {
  const request = { param: { id: conversationId }, json: { confirm } }
  return callApi((options) => api.admin.conversations[':id'].erase.$post(request, options))
}

/** `confirm` is the e-mail address, the company of whoever left none, or the id. */
export function eraseLead(leadId: string, confirm: string): Promise<ApiResult<ErasureReceipt>> {
  const request = { param: { id: leadId }, json: { confirm } }
  return callApi((options) => api.admin.leads[':id'].erase.$post(request, options))
}

export function eraseAuditRequest(id: string, confirm: string): Promise<ApiResult<ErasureReceipt>> {
  const request = { param: { id }, json: { confirm } }
  return callApi((options) => api.admin['audit-requests'][':id'].erase.$post(request, options))
}
