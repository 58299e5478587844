import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { tryBuildBatch } from '#server/features/insight/facts/build-facts.ts'
import { foldChanges } from '#server/features/insight/facts/fold-changes.ts'
import { composeRecipe } from '#server/features/insight/facts/recipe.ts'

type Standing = { isBuilt: boolean | null; hasChanges: boolean }

/**
 * Brings the sums up to date with all that is committed.
 * @returns false while they are still being built, after an update of a site with many conversations.
 */
export async function catchUp(deps: Pick<Deps, 'db' | 'config'>): Promise<boolean> {
  const { rows } = await deps.db.execute<Standing>(sql`
    select (select is_built from insight_builds where recipe = ${composeRecipe(deps.config)}) as "isBuilt",
      exists (select from insight_changes) as "hasChanges"`)
  const { isBuilt, hasChanges } = rows[0] ?? { isBuilt: false, hasChanges: true }
  if (!isBuilt && !(await tryBuildBatch(deps))) return false
  if (hasChanges || !isBuilt) await foldChanges(deps)
  return true
}
