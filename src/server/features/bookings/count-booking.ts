import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { countWithin } from '#server/platform/limits/count-within.ts'
import type { Count } from '#server/platform/limits/create-counter.ts'

/** `hasTalked`: the booking belongs to a conversation of the visitor's own. */
type Booked = { address: string; email: string; hasTalked: boolean }

/**
 * Counts a booking in the transaction that makes it: whoever finds slots taken may try on. For its address, for whom it
 * is mailed to, and, where nobody talked to us before, for the whole site: addresses and e-mails cost a script nothing.
 */
export async function countBooking(
  deps: Pick<Deps, 'config'>,
  transaction: Transaction,
  { address, email, hasTalked }: Booked,
): Promise<void> {
  const counts: Count[] = [
    { limit: 'booking', subject: address },
    { limit: 'booking-contact', subject: email.toLowerCase() },
  ]
  if (!hasTalked) counts.push({ limit: 'booking-without-talk', subject: '' })
  await countWithin(deps, transaction, counts)
}
