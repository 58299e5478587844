import { z } from 'zod'

/** `confirm` tells a deletion that was meant from an empty request. */
export const EraseOwnRequest = z.object({ confirm: z.literal(true) })
export type EraseOwnRequest = z.infer<typeof EraseOwnRequest>
