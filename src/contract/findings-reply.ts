import { z } from 'zod'
import { CorrectFactReply } from '#contract/conversations.ts'
import { CompanyView } from '#contract/findings.ts'

export const JudgeFindingReply = z.object({
  company: CompanyView,
  /** The turn that took the finding over into the facts; null when none was needed. */
  reply: CorrectFactReply.nullable(),
})
export type JudgeFindingReply = z.infer<typeof JudgeFindingReply>
