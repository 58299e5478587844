import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { widenToNetwork } from '#server/platform/http/client-address.ts'
import { listExcesses } from '#server/platform/limits/count-within.ts'
import type { Count } from '#server/platform/limits/create-counter.ts'
import { refuseExcess } from '#server/platform/limits/refuse-excess.ts'

/** `hasTalked`: the booking belongs to a conversation of the visitor's own. */
type Booked = { address: string; email: string; hasTalked: boolean }

const FLOOD =
  'many bookings without a conversation within the hour: from now on each network makes two an hour'

/**
 * Counts a booking in the transaction that makes it: whoever finds slots taken may try on. For its address, for whom it
 * is mailed to, and, where nobody talked to us before, for the network. What all of them book together refuses nobody
 * by itself, or one person with a few addresses could close the calendar: it narrows what a network may.
 */
export async function countBooking(
  deps: Pick<Deps, 'config' | 'logger'>,
  transaction: Transaction,
  { address, email, hasTalked }: Booked,
): Promise<void> {
  const counts: Count[] = [
    { limit: 'booking', subject: address },
    { limit: 'booking-contact', subject: readMailbox(email) },
  ]
  if (!hasTalked) counts.push(...countStranger(widenToNetwork(address)))
  const excesses = await listExcesses(deps, transaction, counts)
  const isFlood = excesses.some(({ limit }) => limit === 'booking-flood')
  if (isFlood) deps.logger.warn(FLOOD)
  const refused = excesses.find(({ limit }) =>
    limit === 'booking-network-in-flood' ? isFlood : limit !== 'booking-flood',
  )
  if (refused) throw refuseExcess(refused)
}

function countStranger(network: string): Count[] {
  return [
    { limit: 'booking-network', subject: network },
    { limit: 'booking-network-in-flood', subject: network },
    { limit: 'booking-flood', subject: '' },
  ]
}

/** What stands behind a plus reaches the same person. */
function readMailbox(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
}
