import { z } from 'zod'

/** What is left of something that was erased. It holds no word of the person it was about. */
export const ErasureReceipt = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Rows that were deleted or emptied, by the name of their table. */
  counts: z.record(z.string(), z.number().int().nonnegative()),
  /** Calls to come that were given back. */
  callsCancelled: z.number().int().nonnegative(),
  /** Of these, the ones that Calendly keeps in its own calendar: we cannot cancel them there. */
  callsAtCalendly: z.number().int().nonnegative(),
})
export type ErasureReceipt = z.infer<typeof ErasureReceipt>
