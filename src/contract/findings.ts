import { z } from 'zod'
import { FINDING_KINDS } from '#domain/finding.ts'

/** Statements of public pages about the visitor's company, each with its source. Empty while nothing was found, for whatever reason. */
export const CompanyView = z.object({
  /** The website that the visitor named. */
  host: z.string(),
  findings: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(FINDING_KINDS),
      value: z.string(),
      url: z.string(),
      quote: z.string(),
      readAt: z.iso.datetime(),
      source: z.enum(['website', 'network']),
      /** The visitor's judgment; null so far. */
      verdict: z.enum(['right', 'wrong']).nullable(),
    }),
  ),
})
export type CompanyView = z.infer<typeof CompanyView>

/** A "right" takes a name, an industry or a tool over into the facts; all else is kept as the visitor's word on it. */
export const JudgeFindingRequest = z.object({
  conversationId: z.uuid(),
  findingId: z.uuid(),
  verdict: z.enum(['right', 'wrong']),
  /** Makes a retry harmless: the same id changes nothing twice. */
  turnId: z.uuid(),
})
export type JudgeFindingRequest = z.infer<typeof JudgeFindingRequest>
