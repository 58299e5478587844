import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from '#server/deps.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import { hashSubject } from '#server/platform/limits/hash-subject.ts'

/** A code of an authenticator is good for three steps of 30 seconds; it is remembered a little longer. */
const REMEMBERED_SECONDS = 120

/** True the first time an account shows this code, false when it did before. */
export type SpendCode = (userId: string, code: string) => Promise<boolean>

/** Which codes were shown of late: one that was read over a shoulder opens nothing. Shared by all processes. */
export function createCodeRegister({ db, config }: Pick<Deps, 'db' | 'config'>): SpendCode {
  const register = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: 'code',
    points: 1,
    duration: REMEMBERED_SECONDS,
  })
  return async (userId, code) => {
    try {
      await register.consume(hashSubject(config.authSecret, `${userId} ${code}`))
      return true
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false
      throw reason
    }
  }
}
