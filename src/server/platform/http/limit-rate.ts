import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { refuseExcess } from '#server/platform/limits/count-within.ts'
import { findCounter } from '#server/platform/limits/create-counter.ts'
import type { LimitName } from '#server/platform/limits/limits.ts'

/** Counts a request against limits per address, before anything of it is done. */
export function limitRate<Env extends AppEnv>(
  deps: Pick<Deps, 'db' | 'config' | 'logger'>,
  limits: readonly LimitName[],
): MiddlewareHandler<Env> {
  const counter = findCounter(deps)
  return async (c, next) => {
    // Which address it is does not depend on what a route adds to the context.
    const subject = readClientAddress(c as Context as Context<AppEnv>, deps.config.trustedProxies)
    const excess = await counter.count(limits.map((limit) => ({ limit, subject })))
    if (excess) throw refuseExcess(excess)
    await next()
  }
}
