import type { JudgeFindingRequest } from '#contract/findings.ts'
import type { JudgeFindingReply } from '#contract/findings-reply.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'

/** Sending the same `turnId` again is harmless. */
export function judgeFinding(json: JudgeFindingRequest): Promise<ApiResult<JudgeFindingReply>> {
  return callApi((options) => api['judge-finding'].$post({ json }, options))
}
