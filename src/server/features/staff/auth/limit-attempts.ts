import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { findCounter } from '#server/platform/limits/create-counter.ts'
import type { LimitName } from '#server/platform/limits/limits.ts'
import { refuseExcess } from '#server/platform/limits/refuse-excess.ts'

type Options<Env extends AppEnv> = { limit: LimitName; readSubject: (c: Context<Env>) => string }

/** Limits failed attempts: one that succeeds is taken back. */
export function limitAttempts<Env extends AppEnv>(
  deps: Pick<Deps, 'db' | 'config' | 'logger'>,
  { limit, readSubject }: Options<Env>,
): MiddlewareHandler<Env> {
  const counter = findCounter(deps)
  return async (c, next) => {
    const counts = [{ limit, subject: readSubject(c) }]
    const excess = await counter.count(counts)
    if (excess) throw refuseExcess(excess)
    await next()
    if (c.res.ok) await counter.giveBack(counts)
  }
}
