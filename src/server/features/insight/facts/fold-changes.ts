import { inArray } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { holdFacts } from '#server/features/insight/facts/hold-facts.ts'
import { renewFacts } from '#server/features/insight/facts/renew-facts.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { insightChanges } from '#server/platform/db/schema/insight-facts.ts'

const BATCH_ROWS = 1_000

type FoldDeps = Pick<Deps, 'db' | 'config'>

/** Brings facts and sums up to date with all that was committed before. On `signal` it ends after a batch. */
export async function foldChanges(deps: FoldDeps, signal?: AbortSignal): Promise<void> {
  let folded = BATCH_ROWS
  while (folded === BATCH_ROWS && !signal?.aborted) {
    folded = await holdFacts(deps, (transaction) => foldBatch(deps, transaction))
  }
}

/**
 * Only rows that were seen are deleted, and all they stand for was committed before what is read after them. A change
 * that comes meanwhile has a row of its own, and is folded next time, twice if need be: facts are made anew, not added.
 */
async function foldBatch(deps: FoldDeps, transaction: Transaction): Promise<number> {
  const changes = await transaction.select().from(insightChanges).limit(BATCH_ROWS)
  await renewFacts(deps, transaction, [...new Set(changes.map(({ subjectId }) => subjectId))])
  const seen = changes.map(({ id }) => id)
  if (seen.length > 0)
    await transaction.delete(insightChanges).where(inArray(insightChanges.id, seen))
  return changes.length
}
