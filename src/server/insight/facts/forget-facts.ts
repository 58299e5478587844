import { inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/client.ts'
import { insightChanges, insightFacts } from '#server/db/schema/insight-facts.ts'
import type { Deps } from '#server/deps.ts'
import { replaceInSums } from '#server/insight/facts/replace-in-sums.ts'

/**
 * Takes out of facts, sums and log what was deleted in this transaction, so that not even an id is left of it until the next
 * fold. To be called under the lock of the facts alone.
 */
export async function forgetFacts(
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
