import { api, type JudgeFindingReply, type JudgeFindingRequest } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'

/** Sending the same `turnId` again is harmless. */
export function judgeFinding(json: JudgeFindingRequest): Promise<ApiResult<JudgeFindingReply>> {
  return callApi((options) => api['judge-finding'].$post({ json }, options))
}
