import { inArray, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { boundSources } from '#server/features/insight/facts/bound-sources.ts'
import type { Fact } from '#server/features/insight/facts/fact.ts'
import { createDayFinder } from '#server/features/insight/facts/find-days.ts'
import { loadFacts } from '#server/features/insight/facts/load-facts.ts'
import { replaceInSums } from '#server/features/insight/facts/replace-in-sums.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { insightFacts } from '#server/platform/db/schema/insight-facts.ts'

type Config = Pick<Deps, 'config'>

/**
 * Puts what is known of these conversations and requests now in the place of what was, in facts and sums alike: the
 * sums are those of the facts after every transaction. To be called under the lock of `holdFacts` alone.
 */
export async function renewFacts(
  { config }: Config,
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const findDay = createDayFinder(config.bookingTimeZone)
  const before = await transaction
    .select()
    .from(insightFacts)
    .where(inArray(insightFacts.subjectId, [...ids]))
  const loaded = await loadFacts({ db: transaction, config }, ids)
  const after = await boundSources(transaction, loaded, findDay)
  await storeFacts(transaction, after)
  await removeFacts(transaction, before, after)
  await replaceInSums({ config }, transaction, { before, after })
}

async function storeFacts(transaction: Transaction, facts: readonly Fact[]): Promise<void> {
  if (facts.length === 0) return
  const rows = facts.map((fact) => ({ ...fact, cells: [...fact.cells] }))
  await transaction.execute(sql`
    insert into ${insightFacts} (subject_id, created_at, updated_at, cells, weights)
    select subject_id, created_at, updated_at,
      array(select jsonb_array_elements_text(cells)), weights
    from jsonb_to_recordset(${JSON.stringify(rows.map(toColumns))}::jsonb) as given
      (subject_id uuid, created_at timestamptz, updated_at timestamptz, cells jsonb, weights jsonb)
    on conflict (subject_id) do update set created_at = excluded.created_at,
      updated_at = excluded.updated_at, cells = excluded.cells, weights = excluded.weights`)
}

function toColumns({ subjectId, createdAt, updatedAt, cells, weights }: Fact) {
  return { subject_id: subjectId, created_at: createdAt, updated_at: updatedAt, cells, weights }
}

async function removeFacts(
  transaction: Transaction,
  before: readonly Fact[],
  after: readonly Fact[],
): Promise<void> {
  const present = new Set(after.map(({ subjectId }) => subjectId))
  const gone = before.map(({ subjectId }) => subjectId).filter((id) => !present.has(id))
  if (gone.length === 0) return
  await transaction.delete(insightFacts).where(inArray(insightFacts.subjectId, gone))
}
