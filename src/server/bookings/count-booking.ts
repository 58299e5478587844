import { RateLimiterDrizzle } from 'rate-limiter-flexible'
import type { Transaction } from '#server/db/client.ts'
import { rateLimits } from '#server/db/schema/rate-limits.ts'
import type { Deps } from '#server/deps.ts'
import { hashAddress, refuseExcess } from '#server/http/limit-rate.ts'

const BOOKINGS_PER_HOUR = 10
const HOUR_SECONDS = 3_600

/**
 * Counts a booking of an address in the transaction that makes it: only what was booked counts, so that
 * whoever finds slots taken may try on, and requests at one moment do not slip past the limit together.
 */
export async function countBooking(
  { config }: Pick<Deps, 'config'>,
  transaction: Transaction,
  address: string,
): Promise<void> {
  if (isOwnMachine(address)) return
  const limiter = new RateLimiterDrizzle({
    storeClient: transaction,
    schema: rateLimits,
    keyPrefix: 'booking',
    points: BOOKINGS_PER_HOUR,
    duration: HOUR_SECONDS,
    clearExpiredByTimeout: false,
  })
  await limiter.consume(hashAddress(config.authSecret, address)).catch(refuseExcess)
}

/**
 * Its loopback addresses, IPv6 ones as their network. A proxy on it that TRUSTED_PROXIES does not name would
 * make all visitors one, and ten bookings an hour would be all that the firm gets.
 */
function isOwnMachine(address: string): boolean {
  return /^127\.\d+\.\d+\.\d+$/.test(address) || address === '0:0:0:0::/64'
}
