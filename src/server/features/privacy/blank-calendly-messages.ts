import { inArray, or, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { calendlyInbox } from '#server/platform/db/schema/bookings.ts'

/** To the letter what the indexes `calendly_inbox_…` are made on. */
const uri = sql<string>`(${calendlyInbox.body} #>> '{payload,uri}')`
const invitee = sql<string>`(${calendlyInbox.body} #>> '{payload,invitee}')`

/**
 * Empties what Calendly told of these invitees. The rows stay, so that a repeated delivery is still known for one
 * and does not bring the person back.
 */
export async function blankCalendlyMessages(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  inviteeUris: string[],
): Promise<number> {
  if (inviteeUris.length === 0) return 0
  const blanked = await transaction
    .update(calendlyInbox)
    .set({ body: {}, processedAt: clock(), error: null })
    .where(or(inArray(uri, inviteeUris), inArray(invitee, inviteeUris)))
  return blanked.rowCount ?? 0
}
