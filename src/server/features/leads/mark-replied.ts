import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/client.ts'
import { leads } from '#server/platform/db/schema/leads.ts'

/** Notes that a person was answered, unless that was noted before. */
export async function markReplied(
  transaction: Pick<Transaction, 'update'>,
  leadId: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(leads)
    .set({ repliedAt: now })
    .where(and(eq(leads.id, leadId), isNull(leads.repliedAt)))
}
