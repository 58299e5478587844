import { z } from 'zod'

/** The text staff type to confirm a deletion: its id, its company, or the email address of a lead. */
export const EraseByStaffRequest = z.object({ confirm: z.string().trim().max(300) })
export type EraseByStaffRequest = z.infer<typeof EraseByStaffRequest>
