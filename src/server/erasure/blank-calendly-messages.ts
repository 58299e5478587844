import { inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { calendlyInbox } from '#server/db/schema/bookings.ts'
import type { Deps } from '#server/deps.ts'

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
  const names = (path: string) => inArray(readPath(path), inviteeUris)
  const blanked = await transaction
    .update(calendlyInbox)
    .set({ body: {}, processedAt: clock(), error: null })
    .where(or(names('{payload,uri}'), names('{payload,invitee}')))
  return blanked.rowCount ?? 0
}

function readPath(path: string): SQL<string> {
  return sql<string>`${calendlyInbox.body} #>> ${path}`
}
