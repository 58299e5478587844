import type { Context, MiddlewareHandler } from 'hono'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimits } from '#server/db/schema/rate-limits.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { hashAddress } from '#server/http/limit-rate.ts'

const ATTEMPTS = 10
const PER_SECONDS = 15 * 60

type Options<Env extends AppEnv> = {
  name: string
  /** Whose attempts are counted together: an account, or an account at one address. */
  readKey: (c: Context<Env>) => string
}

/** So many failed attempts per key and quarter of an hour; a good one forgets them. */
export function limitAttempts<Env extends AppEnv>(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { name, readKey }: Options<Env>,
): MiddlewareHandler<Env> {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: ATTEMPTS,
    duration: PER_SECONDS,
  })
  return async (c, next) => {
    const key = hashAddress(config.authSecret, readKey(c))
    await limiter.consume(key).catch(refuseMore)
    await next()
    if (c.res.ok) await limiter.delete(key)
  }
}

function refuseMore(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  const seconds = Math.ceil(reason.msBeforeNext / 1000)
  throw composeWait(seconds)
}

/** Says how long to wait, in words and in `Retry-After`. */
export function composeWait(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const refusal = new AppError(
    'too_many_requests',
    `Too many attempts. Wait ${wait} and try again.`,
  )
  refusal.retryAfterSeconds = seconds
  return refusal
}
