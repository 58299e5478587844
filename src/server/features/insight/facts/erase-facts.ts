import { inArray } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { replaceInSums } from '#server/features/insight/facts/replace-in-sums.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { insightChanges, insightFacts } from '#server/platform/db/schema/insight-facts.ts'

/**
 * Takes out of facts, sums and log what was deleted in this transaction, so that not even an id is left of it until the next
 * fold. To be called under the lock of the facts alone.
 */
export async function eraseFacts(
  { config }: Pick<Deps, 'config'>,
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  const before = await transaction
    .delete(insightFacts)
    .where(inArray(insightFacts.subjectId, [...ids]))
    .returning()
  await replaceInSums({ config }, transaction, { before, after: [] })
  await transaction.delete(insightChanges).where(inArray(insightChanges.subjectId, [...ids]))
}
