import { createHmac, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { SignInRequest } from '#contract/auth.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { isServedSecurely } from '#server/platform/http/security/data-headers.ts'
import { hashSubject } from '#server/platform/limits/count-in-database.ts'
import { composeWait, refuseExcess } from '#server/platform/limits/count-within.ts'
import { type Count, findCounter } from '#server/platform/limits/create-counter.ts'

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

/** Between two attempts at an account: doubled from the first to the longest, and short again after a quiet time. */
const FIRST_PAUSE_SECONDS = 1
const LONGEST_PAUSE_SECONDS = 4
const QUIET_SECONDS = 15 * 60
/** A browser gives up after twenty seconds. */
const PATIENCE_MS = 12_000
const RETRY_MS = 50
const WAITING_MAX = 200

/** `rivals`: how many came for this turn, this one included. */
type Ticket = { left: AbortController; rivals: number }

/**
 * The attempts at an account that has been guessed too often go one by one, with growing pauses, shared by all
 * processes. In each of them one waits, and lots are drawn with whoever comes meanwhile, so that all who came for a
 * turn have the same chance, the owner among them.
 * @param random from 0 up to 1
 * @returns seconds to wait elsewhere; 0 when it is this attempt's turn.
 */
export function createSlowLane(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  random: () => number = Math.random,
) {
  const waiting = new Map<string, Ticket>()

  async function wait(key: string, { left }: Ticket): Promise<number> {
    const deadline = performance.now() + PATIENCE_MS
    for (;;) {
      const seconds = await claimTurn(db, key)
      if (seconds === 0) return 0
      const pauseMs = seconds * 1_000 + RETRY_MS
      if (left.signal.aborted || performance.now() + pauseMs > deadline) return seconds
      const isSentAway = await delay(pauseMs, false, { signal: left.signal }).catch(() => true)
      if (isSentAway) return LONGEST_PAUSE_SECONDS
    }
  }

  return async (account: string): Promise<number> => {
    const key = `sign-in-turn:${hashSubject(config.authSecret, account)}`
    const before = waiting.get(key)
    if (before) {
      before.rivals += 1
      if (random() >= 1 / before.rivals) return LONGEST_PAUSE_SECONDS
      before.left.abort()
    }
    const ticket: Ticket = { left: new AbortController(), rivals: before?.rivals ?? 1 }
    if (waiting.size >= WAITING_MAX && !waiting.has(key)) return LONGEST_PAUSE_SECONDS
    waiting.set(key, ticket)
    try {
      return await wait(key, ticket)
    } finally {
      if (waiting.get(key) === ticket) waiting.delete(key)
    }
  }
}

/** Takes the turn when the pause is over; else how much of it is left. `points` are the turns taken in a row. */
async function claimTurn(db: Deps['db'], key: string): Promise<number> {
  const pause = sql`least(${FIRST_PAUSE_SECONDS} * power(2, least(turn.points, 10)), ${LONGEST_PAUSE_SECONDS}) * interval '1 second'`
  const isQuiet = sql`turn.expire < now() - ${QUIET_SECONDS} * interval '1 second'`
  const { rows } = await db.execute<{ is_taken: boolean; seconds_left: number }>(sql`
    with taken as (
      update rate_limits as turn set
        points = case when ${isQuiet} then 1 else turn.points + 1 end,
        expire = now() + case when ${isQuiet}
          then ${FIRST_PAUSE_SECONDS} * interval '1 second' else ${pause} end
      where turn.key = ${key} and turn.expire <= now()
      returning key
    ), opened as (
      insert into rate_limits (key, points, expire)
      values (${key}, 0, now() + ${FIRST_PAUSE_SECONDS} * interval '1 second')
      on conflict (key) do nothing
    )
    select exists (select from taken) as is_taken,
      coalesce((
        select greatest(extract(epoch from expire - now()), 0.05)::float8
        from rate_limits where key = ${key}
      ), ${FIRST_PAUSE_SECONDS}) as seconds_left`)
  const [row] = rows
  return row?.is_taken ? 0 : (row?.seconds_left ?? LONGEST_PAUSE_SECONDS)
}
