import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { SignInRequest } from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import { createSlowLane } from '#server/features/staff/auth/slow-lane.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { isServedSecurely } from '#server/platform/http/security/transport-security.ts'
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

type KnownBrowserDeps = Pick<Deps, 'createId'> & {
  config: Pick<Deps['config'], 'authSecret' | 'siteUrl'>
}

const NAME = 'known-browser'
const KNOWN_SECONDS = 180 * 24 * 60 * 60

/**
 * A browser in which an account was signed in to before, told by a signed cookie that opens nothing: its attempts are
 * counted apart from those of strangers, so that no flood of guesses keeps the owner out.
 * After OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 * @returns the browser's id, or null for a stranger's and for a cookie of another account
 */
export function readKnownBrowser(
  c: Context,
  { config }: KnownBrowserDeps,
  account: string,
): string | null {
  const value = isServedSecurely(config) ? getCookie(c, NAME, 'host') : getCookie(c, NAME)
  const [id = '', signature = ''] = (value ?? '').split('.')
  const expected = Buffer.from(sign(config.authSecret, account, id))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs ? id : null
}

/** After a right password. */
export function rememberBrowser(
  c: Context,
  { config, createId }: KnownBrowserDeps,
  account: string,
): void {
  const isSecure = isServedSecurely(config)
  const id = createId()
  setCookie(c, NAME, `${id}.${sign(config.authSecret, account, id)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: KNOWN_SECONDS,
    secure: isSecure,
    ...(isSecure && { prefix: 'host' as const }),
  })
}

function sign(authSecret: string, account: string, id: string): string {
  return createHmac('sha256', authSecret).update(`${NAME}:${account}:${id}`).digest('base64url')
}
