import { z } from 'zod'

/** The text staff type to confirm a deletion: its id, its company, or the email address of a lead. */
export const EraseByStaffRequest = z.object({ confirm: z.string().trim().max(300) })
export type EraseByStaffRequest = z.infer<typeof EraseByStaffRequest>

/** The receipt of an erasure. It holds none of the person's words. */
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
