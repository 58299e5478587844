import { type Reply, readCorrectionReply } from '#site/islands/chat/replies/read-agent-reply.ts'
import { type Company, readCompany } from '#site/islands/chat/replies/read-company.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
import { judgeFinding } from '#site/lib/company-api.ts'
import { createUuid } from '#site/lib/create-uuid.ts'

/** `reply` is what the conversation has to say to it, when a fact came of the verdict. */
export type Judgement = { company: Company; reply: Reply | null }

const stamps = { createId: createUuid, now: () => new Date().toISOString() }

export async function callToJudge(
  request: Parameters<typeof judgeFinding>[0],
): Promise<ApiResult<Judgement>> {
  const result = await judgeFinding(request)
  if (result.kind !== 'ok') return result
  const company = readCompany(result.value?.company)
  if (company === null) return { kind: 'unreachable', isUnreadable: true }
  return {
    kind: 'ok',
    value: { company, reply: readCorrectionReply(result.value.reply, stamps) },
  }
}
