import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimits } from '#server/db/schema/rate-limits.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readClientAddress } from '#server/http/client-address.ts'

type Limit = { name: string; requests: number; perSeconds: number }

/** So many requests per address in a window, counted in the database: all processes share the count. */
export function limitRate(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { name, requests, perSeconds }: Limit,
): MiddlewareHandler<AppEnv> {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: requests,
    duration: perSeconds,
  })
  return async (c, next) => {
    const address = readClientAddress(c, config.trustedProxies)
    await limiter.consume(hashAddress(config.authSecret, address)).catch(refuseExcess)
    await next()
  }
}

/** Keyed, so that the four billion addresses cannot be tried against a dump. */
export function hashAddress(authSecret: string, address: string): string {
  return createHash('sha256').update(`${authSecret}:${address}`).digest('base64url')
}

/** The library rejects with its result when the count is used up, and with an Error when the database failed. */
export function refuseExcess(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const refusal = new AppError(
    'too_many_requests',
    'Too many attempts. Wait a minute and try again.',
  )
  refusal.retryAfterSeconds = Math.ceil(reason.msBeforeNext / 1000)
  throw refusal
}
