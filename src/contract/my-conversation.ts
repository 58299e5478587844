import { z } from 'zod'
import { CorrectFactRequest } from '#contract/conversations.ts'

/** The conversation is the one that the key opens. */
export const CorrectOwnFactRequest = CorrectFactRequest.omit({ conversationId: true })
export type CorrectOwnFactRequest = z.infer<typeof CorrectOwnFactRequest>

/** `confirm` tells a deletion that was meant from an empty request. */
export const EraseOwnRequest = z.object({ confirm: z.literal(true) })
export type EraseOwnRequest = z.infer<typeof EraseOwnRequest>
