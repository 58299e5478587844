import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Transaction } from '#server/platform/db/client.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400
/** Websites and networks are counted apart: a visitor whose network has no name still has a website. */
const LIMITS = {
  website: { prefix: 'enrichment', points: 10, seconds: HOUR_SECONDS },
  network: { prefix: 'network_of', points: 10, seconds: HOUR_SECONDS },
  /** By conversation: what a network does not tell once, it does not tell with the next message. */
  conversation: { prefix: 'network_in', points: 1, seconds: DAY_SECONDS },
} as const
/** Requests without an address share one count. */
const NO_ADDRESS = 'none'

/**
 * Counts one look-up for a client; false when it has used up what it has. In a transaction the count stands or falls
 * with what was looked up.
 */
export async function takeLookUp(
  db: Pick<Transaction, 'insert'>,
  kind: keyof typeof LIMITS,
  key: string | null,
): Promise<boolean> {
  const { prefix, points, seconds } = LIMITS[kind]
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: prefix,
    points,
    duration: seconds,
    // The limiters of the routes clear the table for all.
    clearExpiredByTimeout: false,
  })
  return limiter.consume(key ?? NO_ADDRESS).then(() => true, refuseExcess)
}

/** The library rejects with its result when the count is used up, and with an Error when the database failed. */
function refuseExcess(reason: unknown): false {
  if (reason instanceof RateLimiterRes) return false
  throw reason
}
