import { z } from 'zod'
import { TypedEmail } from '#contract/typed-fields.ts'

/** `confirm` tells a deletion that was meant from an empty request. */
export const EraseOwnRequest = z.object({ confirm: z.literal(true) })
export type EraseOwnRequest = z.infer<typeof EraseOwnRequest>

/** The estimate as a letter. `attemptId` is made by the page: sent again with the same one, it is the same letter. */
export const EmailEstimateRequest = z.object({ email: TypedEmail, attemptId: z.uuid() })
export type EmailEstimateRequest = z.infer<typeof EmailEstimateRequest>

export const EmailEstimateReply = z.object({ isQueued: z.literal(true) })
export type EmailEstimateReply = z.infer<typeof EmailEstimateReply>
