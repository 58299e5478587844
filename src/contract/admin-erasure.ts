import { z } from 'zod'

/** What staff type to say that they mean this conversation: its id, or the name of its company. */
export const EraseConversationRequest = z.object({ confirm: z.string().trim().max(300) })
export type EraseConversationRequest = z.infer<typeof EraseConversationRequest>
