import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { BOOKABLE_SCORE } from '#domain/booking-rule.ts'
import type { Deps } from '#server/deps.ts'
import { renewFacts } from '#server/features/insight/facts/renew-facts.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { insightBuilds, insightChanges } from '#server/platform/db/schema/insight.ts'

/** So many are held in memory at a time, and readers wait for so many at most. */
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

type Build = typeof insightBuilds.$inferSelect

/** Makes all facts by today's recipe, unless they are. On `signal` it ends after a batch, and goes on another time. */
export async function buildFacts(deps: FoldDeps, signal?: AbortSignal): Promise<void> {
  let isBuilt = false
  while (!isBuilt && !signal?.aborted) {
    isBuilt = await holdFacts(deps, (transaction) => buildBatch(deps, transaction))
  }
}

/** Forgets all facts and makes them anew: after rows were loaded past the triggers, and to put right what is wrong. */
export async function rebuildFacts(deps: FoldDeps, signal?: AbortSignal): Promise<void> {
  await holdFacts(deps, (transaction) => transaction.delete(insightBuilds))
  await buildFacts(deps, signal)
}

/** One batch, which is all there is to a small site. @returns whether the facts are built; never waits. */
async function tryBuildBatch(deps: FoldDeps): Promise<boolean> {
  return (await tryHoldFacts(deps, (transaction) => buildBatch(deps, transaction))) ?? false
}

async function buildBatch(deps: FoldDeps, transaction: Transaction): Promise<boolean> {
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

/** To be raised whenever the same conversation would be counted otherwise: all facts are then made anew. */
const RULES_VERSION = 3

/** All that decides how facts are made beside the conversations themselves. */
function composeRecipe({ bookingTimeZone, siteUrl }: Deps['config']): string {
  const { host } = new URL(siteUrl)
  return JSON.stringify([RULES_VERSION, BOOKABLE_SCORE, bookingTimeZone, host])
}

/** Any number that nothing else locks by. */
const FACTS_LOCK = 4_615_190_024

/**
 * A transaction in which nobody else changes facts or sums. Others wait for it, or go without where they may.
 * Reads after the lock see the last holder's writes.
 */
async function holdFacts<Result>(
  { db }: Pick<Deps, 'db'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    await lockFacts(transaction)
    return work(transaction)
  })
}

/** Until the transaction ends. This lock is taken before all others. */
export async function lockFacts(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${FACTS_LOCK}::bigint)`)
}

/** As `holdFacts`; null at once when somebody holds them. */
async function tryHoldFacts<Result>(
  { db }: Pick<Deps, 'db'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result | null> {
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ isHeld: boolean }>(
      sql`select pg_try_advisory_xact_lock(${FACTS_LOCK}::bigint) as "isHeld"`,
    )
    return rows[0]?.isHeld ? work(transaction) : null
  })
}
