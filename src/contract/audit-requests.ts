import { z } from 'zod'
import { typedLine, typedText } from '#contract/typed-fields.ts'

/** The audit request form of the home page. Messages are what the visitor reads beside the field. */
export const AuditRequest = z.object({
  name: typedLine().min(1, 'Enter your name.').max(200, 'Keep your name under 200 characters.'),
  company: typedLine()
    .min(1, 'Enter your company’s name.')
    .max(200, 'Keep the company name under 200 characters.'),
  challenge: typedText()
    .min(1, 'Describe the challenge in a sentence or two.')
    .max(5_000, 'Keep the challenge under 5,000 characters.'),
  contactMethod: z.enum(['email', 'phone', 'video'], 'Choose how we should contact you.'),
  /** Where to reach the visitor by the chosen method. The spec's form has no such field; optional so that its payload stays valid. */
  contactDetail: typedLine().max(254, 'Keep this under 254 characters.').default(''),
  utm_source: z.string().max(200).default(''),
  utm_medium: z.string().max(200).default(''),
  utm_campaign: z.string().max(200).default(''),
  /** Where the visitor came from, as the chat tells it; browsers withhold, people edit. */
  referrer: z.string().max(2_000).default(''),
  landingPage: z.string().max(2_000).default(''),
  /** Made by the page for each request that it tries: sent again with the same one, it gets the same answer. */
  attemptId: z.uuid().optional(),
})
export type AuditRequest = z.infer<typeof AuditRequest>

export const AuditRequestReply = z.object({ id: z.uuid() })
export type AuditRequestReply = z.infer<typeof AuditRequestReply>
