import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { holdFacts, tryHoldFacts } from '#server/features/insight/facts/hold-facts.ts'
import { composeRecipe } from '#server/features/insight/facts/recipe.ts'
import { renewFacts } from '#server/features/insight/facts/renew-facts.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { insightBuilds } from '#server/platform/db/schema/insight-facts.ts'

/** So many are held in memory at a time, and readers wait for so many at most. */
const BATCH_ROWS = 1_000

type BuildDeps = Pick<Deps, 'db' | 'config'>
type Build = typeof insightBuilds.$inferSelect

/** Makes all facts by today's recipe, unless they are. On `signal` it ends after a batch, and goes on another time. */
export async function buildFacts(deps: BuildDeps, signal?: AbortSignal): Promise<void> {
  let isBuilt = false
  while (!isBuilt && !signal?.aborted) {
    isBuilt = await holdFacts(deps, (transaction) => buildBatch(deps, transaction))
  }
}

/** Forgets all facts and makes them anew: after rows were loaded past the triggers, and to put right what is wrong. */
export async function rebuildFacts(deps: BuildDeps, signal?: AbortSignal): Promise<void> {
  await holdFacts(deps, (transaction) => transaction.delete(insightBuilds))
  await buildFacts(deps, signal)
}

/** One batch, which is all there is to a small site. @returns whether the facts are built; never waits. */
export async function tryBuildBatch(deps: BuildDeps): Promise<boolean> {
  return (await tryHoldFacts(deps, (transaction) => buildBatch(deps, transaction))) ?? false
}

async function buildBatch(deps: BuildDeps, transaction: Transaction): Promise<boolean> {
  const recipe = composeRecipe(deps.config)
  const [build = await beginBuild(transaction, recipe)] = await transaction
    .select()
    .from(insightBuilds)
    .where(eq(insightBuilds.recipe, recipe))
  if (build.isBuilt) return true
  const batch = await selectBatch(transaction, build)
  await renewFacts(
    deps,
    transaction,
    batch.map(({ id }) => id),
  )
  const isBuilt = batch.length < BATCH_ROWS
  const last = batch.at(-1)
  await transaction.update(insightBuilds).set({
    isBuilt,
    ...(last && { reachedAt: last.createdAt, reachedId: last.id }),
  })
  return isBuilt
}

/** Conversations are gone through; requests of the form, which are few beside them, are noted as changed. */
async function beginBuild(transaction: Transaction, recipe: string): Promise<Build> {
  await transaction.execute(sql`truncate insight_facts, insight_sums, insight_builds`)
  await transaction.execute(
    sql`insert into insight_changes (subject_id) select id from audit_requests`,
  )
  const [build] = await transaction
    .insert(insightBuilds)
    .values({ recipe, isBuilt: false })
    .returning()
  if (!build) throw new Error('An insert returned no row')
  return build
}

/** From the newest on, so that a batch lies within few days; what comes meanwhile is noted as changed. */
function selectBatch(transaction: Transaction, { reachedAt, reachedId }: Build) {
  const { id, createdAt } = conversations
  return transaction
    .select({ id, createdAt })
    .from(conversations)
    .where(
      reachedAt === null || reachedId === null
        ? undefined
        : and(
            sql`${createdAt} <= ${reachedAt.toISOString()}::timestamptz`,
            or(lt(createdAt, reachedAt), gt(id, reachedId)),
          ),
    )
    .orderBy(sql`${createdAt} desc nulls last`, asc(id))
    .limit(BATCH_ROWS)
}
