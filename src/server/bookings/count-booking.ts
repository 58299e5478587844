import type { Transaction } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { countWithin } from '#server/limits/count-within.ts'

/** Counts a booking of an address in the transaction that makes it: whoever finds slots taken may try on. */
export async function countBooking(
  deps: Pick<Deps, 'config'>,
  transaction: Transaction,
  address: string,
): Promise<void> {
  await countWithin(deps, transaction, [{ limit: 'booking', subject: address }])
}
