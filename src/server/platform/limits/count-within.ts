import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { allow } from '#server/platform/limits/allow.ts'
import { countInDatabase } from '#server/platform/limits/count-in-database.ts'
import type { Count } from '#server/platform/limits/create-counter.ts'
import { hashSubject } from '#server/platform/limits/hash-subject.ts'
import { LIMITS } from '#server/platform/limits/limits.ts'
import { refuseExcess } from '#server/platform/limits/refuse-excess.ts'

/**
 * Counts in the transaction that does what is limited: only what was done counts, repeats do not, and requests at one
 * moment do not slip past the limit together.
 */
export async function countWithin(
  { config }: { config: Pick<Deps['config'], 'authSecret' | 'limitFactor'> },
  transaction: Pick<Transaction, 'execute'>,
  counts: readonly Count[],
): Promise<void> {
  const nameKey = ({ limit, subject }: Count) =>
    `${limit}:${hashSubject(config.authSecret, subject)}`
  const keys = new Map(counts.map((each) => [nameKey(each), LIMITS[each.limit]]))
  const counted = await countInDatabase(transaction, keys, { isKept: true })
  for (const each of counts) {
    const { points, secondsLeft } = counted.get(nameKey(each)) ?? { points: 0, secondsLeft: 0 }
    if (points <= allow(each.limit, config.limitFactor)) continue
    throw refuseExcess({ limit: each.limit, seconds: secondsLeft })
  }
}
