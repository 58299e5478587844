import { z } from 'zod'

/** The body of every refusal. `message` is for people; `fields` has one message per wrong field. */
export const ErrorReply = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})
export type ErrorReply = z.infer<typeof ErrorReply>
