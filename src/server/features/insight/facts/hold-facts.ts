import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'

/** Any number that nothing else locks by. */
const FACTS_LOCK = 4_615_190_024

/**
 * A transaction in which nobody else changes facts or sums. Others wait for it, or go without where they may.
 * Reads after the lock see the last holder's writes.
 */
export async function holdFacts<Result>(
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
export async function tryHoldFacts<Result>(
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
