import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from '#server/deps.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'

const MINUTE_SECONDS = 60

/** So many calls in a minute, of all processes together. False where there were as many. */
export function limitCalls(
  { db }: Pick<Deps, 'db'>,
  { callsPerMinute }: Pick<LlmSettings, 'callsPerMinute'>,
): () => Promise<boolean> {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: 'model_calls',
    points: callsPerMinute,
    duration: MINUTE_SECONDS,
  })
  return async () => {
    try {
      await limiter.consume('all')
      return true
    } catch (reason) {
      // The library rejects with its result when the count is used up, and with an Error when the database failed.
      if (reason instanceof RateLimiterRes) return false
      throw reason
    }
  }
}
