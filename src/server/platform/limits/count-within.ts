import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { allow } from '#server/platform/limits/allow.ts'
import { countInDatabase } from '#server/platform/limits/count-in-database.ts'
import type { Count, Excess } from '#server/platform/limits/create-counter.ts'
import { hashSubject } from '#server/platform/limits/hash-subject.ts'
import { LIMITS } from '#server/platform/limits/limits.ts'
import { refuseExcess } from '#server/platform/limits/refuse-excess.ts'

type CountingDeps = { config: Pick<Deps['config'], 'authSecret' | 'limitFactor'> }

/**
 * Counts in the transaction that does what is limited: only what was done counts, repeats do not, and requests at one
 * moment do not slip past the limit together.
 */
export async function countWithin(
  deps: CountingDeps,
  transaction: Pick<Transaction, 'execute'>,
  counts: readonly Count[],
): Promise<void> {
  const [excess] = await listExcesses(deps, transaction, counts)
  if (excess) throw refuseExcess(excess)
}

/** The same, for a caller that decides what follows: the limits that are used up, in their order. */
export async function listExcesses(
  { config }: CountingDeps,
  transaction: Pick<Transaction, 'execute'>,
  counts: readonly Count[],
): Promise<NonNullable<Excess>[]> {
  const nameKey = ({ limit, subject }: Count) =>
    `${limit}:${hashSubject(config.authSecret, subject)}`
  const keys = new Map(counts.map((each) => [nameKey(each), LIMITS[each.limit]]))
  const counted = await countInDatabase(transaction, keys, { isKept: true })
  return counts.flatMap((each) => {
    const { points, secondsLeft } = counted.get(nameKey(each)) ?? { points: 0, secondsLeft: 0 }
    const isOver = points > allow(each.limit, config.limitFactor)
    return isOver ? [{ limit: each.limit, seconds: secondsLeft }] : []
  })
}
