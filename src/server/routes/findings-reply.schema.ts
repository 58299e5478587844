import { z } from 'zod'
import { CorrectFactReply } from '#server/routes/conversations.schema.ts'
import { CompanyView } from '#server/routes/findings.schema.ts'

export const JudgeFindingReply = z.object({
  company: CompanyView,
  /** The turn that took the finding over into the facts; null when none was needed. */
  reply: CorrectFactReply.nullable(),
})
export type JudgeFindingReply = z.infer<typeof JudgeFindingReply>
