import type { MiddlewareHandler } from 'hono'
import type { SignInRequest } from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import { readKnownBrowser, rememberBrowser } from '#server/features/staff/auth/known-browser.ts'
import { createSlowLane } from '#server/features/staff/auth/slow-lane.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { type Count, findCounter } from '#server/platform/limits/create-counter.ts'
import { composeWait, refuseExcess } from '#server/platform/limits/refuse-excess.ts'

/**
 * Counts every attempt before its password is hashed, and takes back what was a good one. Guesses at one address delay
 * nobody at another. An account that is guessed from many addresses is not locked: strangers wait for their turn, and a
 * browser that was signed in before is counted for itself.
 * Accounts that do not exist are treated alike. Stands behind the check of the body.
 */
export function limitSignIns(
  deps: Pick<Deps, 'db' | 'config' | 'logger' | 'createId'>,
): MiddlewareHandler<AppEnv> {
  const counter = findCounter(deps)
  const waitForTurn = createSlowLane(deps)
  return async (c, next) => {
    const { email } = c.req.valid('json' as never) as SignInRequest
    const account = email.toLowerCase()
    const address = readClientAddress(c, deps.config.trustedProxies)
    const own = [
      { limit: 'sign-in', subject: address },
      { limit: 'sign-in-pair', subject: `${account} ${address}` },
    ] as const
    const excess = await counter.count(own)
    if (excess) throw refuseExcess(excess)
    const browser = readKnownBrowser(c, deps, account)
    // Only what gets past its own address counts against the account, or one guesser would fill it.
    const ofAccount: Count[] = [
      browser === null
        ? { limit: 'sign-in-account', subject: account }
        : { limit: 'sign-in-browser', subject: `${account} ${browser}` },
    ]
    if (await counter.count(ofAccount)) {
      const seconds = await waitForTurn(account)
      if (seconds > 0) {
        // No password was checked, so a refused request may come again.
        await counter.giveBack(own)
        throw composeWait(seconds)
      }
    }
    await next()
    if (!c.res.ok) return
    rememberBrowser(c, deps, account)
    await counter.giveBack([...own, ...ofAccount])
  }
}
