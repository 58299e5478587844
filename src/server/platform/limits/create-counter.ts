import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from '#server/deps.ts'
import {
  allow,
  countInDatabase,
  hashSubject,
  shedSpentCounters,
  uncountInDatabase,
} from '#server/platform/limits/count-in-database.ts'
import { LIMITS, type LimitName } from '#server/platform/limits/limits.ts'

/** One request against one limit; `subject` says whose, and is stored only as a keyed hash. */
export type Count = { limit: LimitName; subject: string }
/** The limit that is used up, and when there is room again; null while there is. */
export type Excess = { limit: LimitName; seconds: number } | null

export type Counter = {
  count(counts: readonly Count[]): Promise<Excess>
  /** Takes back what was counted for a good request. */
  giveBack(counts: readonly Count[]): Promise<void>
}

type CounterDeps = Pick<Deps, 'db' | 'logger'> & {
  config: Pick<Deps['config'], 'authSecret' | 'limitFactor'>
  patienceMs?: number
}

/** A database that counts more slowly than this is in trouble, and is not asked again for a while. */
const PATIENCE_MS = 3_000
/** Number of checks in that time. */
const LOOKS = 6
const PAUSE_AFTER_FAILURE_MS = 5_000
const SHED_EVERY_MS = 5 * 60_000

const counters = new WeakMap<Deps['db'], Counter>()

/** The one counter of this process: what it remembers of used-up limits holds for all routes. */
export function findCounter(deps: CounterDeps): Counter {
  const known = counters.get(deps.db) ?? createCounter(deps)
  counters.set(deps.db, known)
  return known
}

/**
 * Counts in the database, for all processes together. A used-up limit is remembered for some seconds, so that a flood
 * costs the database little. While the database fails, this process counts on its own.
 */
export function createCounter(deps: CounterDeps): Counter {
  const { db, logger, config, patienceMs = PATIENCE_MS } = deps
  const spent = createSpentKeys()
  const local = createLocalCounter(config.limitFactor)
  let pausedUntilMs = 0
  let shedAtMs = performance.now()

  const names = new WeakMap<Count, string>()
  function nameKey(count: Count): string {
    const { limit, subject } = count
    const name = names.get(count) ?? `${limit}:${hashSubject(config.authSecret, subject)}`
    names.set(count, name)
    return name
  }

  async function countShared(counts: readonly Count[]): Promise<Excess> {
    const keys = new Map(counts.map((each) => [nameKey(each), LIMITS[each.limit]]))
    const counted = await waitFor(countInDatabase(db, keys, { isKept: false }), patienceMs)
    shedNowAndThen()
    let excess: Excess = null
    for (const each of counts) {
      const key = nameKey(each)
      const { points, secondsLeft } = counted.get(key) ?? { points: 0, secondsLeft: 0 }
      if (points <= allow(each.limit, config.limitFactor)) continue
      spent.add(key, secondsLeft)
      excess = later(excess, { limit: each.limit, seconds: secondsLeft })
    }
    return excess
  }

  function shedNowAndThen() {
    if (performance.now() - shedAtMs < SHED_EVERY_MS) return
    shedAtMs = performance.now()
    shedSpentCounters(db).catch((error: unknown) => logger.warn({ err: error }, 'counters stay'))
  }

  async function countOrInsure(counts: readonly Count[]): Promise<Excess> {
    if (performance.now() < pausedUntilMs) return local.count(counts, nameKey)
    try {
      return await countShared(counts)
    } catch (error) {
      // Limits go on without the database; whether the request can do without it is for its own queries to say.
      pausedUntilMs = performance.now() + PAUSE_AFTER_FAILURE_MS
      logger.warn({ err: error }, 'limits are counted in this process alone')
      return local.count(counts, nameKey)
    }
  }

  return {
    async count(counts) {
      const remembered = counts.reduce<Excess>((excess, each) => {
        const seconds = spent.secondsLeft(nameKey(each))
        return seconds > 0 ? later(excess, { limit: each.limit, seconds }) : excess
      }, null)
      if (remembered) return remembered
      const kept = counts.filter(({ limit }) => LIMITS[limit].counted === 'memory')
      const excess = kept.length > 0 ? await local.count(kept, nameKey) : null
      const shared = counts.filter(({ limit }) => LIMITS[limit].counted === 'database')
      return excess || shared.length === 0 ? excess : countOrInsure(shared)
    },
    async giveBack(counts) {
      if (performance.now() < pausedUntilMs) return
      const keys = counts.map(nameKey)
      await uncountInDatabase(db, keys).catch((error: unknown) =>
        // The request itself was good; at worst it counts once too often.
        logger.warn({ err: error }, 'a good request stays counted'),
      )
      for (const key of keys) spent.remove(key)
    },
  }
}

function later(one: Excess, other: NonNullable<Excess>): Excess {
  return one && one.seconds >= other.seconds ? one : other
}

function createLocalCounter(limitFactor: number) {
  const limiters = new Map<LimitName, RateLimiterMemory>()

  function findLimiter(limit: LimitName): RateLimiterMemory {
    const points = allow(limit, limitFactor)
    const found =
      limiters.get(limit) ?? new RateLimiterMemory({ points, duration: LIMITS[limit].seconds })
    limiters.set(limit, found)
    return found
  }

  return {
    async count(counts: readonly Count[], nameKey: (count: Count) => string): Promise<Excess> {
      let excess: Excess = null
      for (const each of counts) {
        // It rejects with its result when the count is used up, and fails in no other way.
        const msLeft = await findLimiter(each.limit)
          .consume(nameKey(each))
          .then(
            () => 0,
            (result: RateLimiterRes) => result.msBeforeNext,
          )
        if (msLeft > 0) excess = later(excess, { limit: each.limit, seconds: msLeft / 1_000 })
      }
      return excess
    },
  }
}

/**
 * In looks and not in one time: a process that was busy itself, as with learning what its chat knows, would take that
 * for the database's silence, and count on its own.
 */
function waitFor<Value>(counting: Promise<Value>, patienceMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    let looks = 0
    const looking = setInterval(() => {
      looks += 1
      if (looks === LOOKS) reject(new Error('The database does not count in time.'))
    }, patienceMs / LOOKS)
    counting.then(resolve, reject).finally(() => clearInterval(looking))
  })
}

/**
 * A used-up limit is refused from memory for this long. Then the database is asked again: other processes and successful
 * requests change its count.
 */
const REMEMBERED_MS = 5_000
const KEYS_MAX = 10_000

type Spent = { asOfMs: number; untilMs: number }

/** Which counters were used up a moment ago: a flood is refused from memory. */
export function createSpentKeys({ now = () => performance.now() } = {}) {
  const keys = new Map<string, Spent>()
  return {
    add(key: string, seconds: number): void {
      const [oldest] = keys.keys()
      if (keys.size >= KEYS_MAX && oldest !== undefined) keys.delete(oldest)
      keys.set(key, { asOfMs: now(), untilMs: now() + seconds * 1_000 })
    },
    /** 0 where nothing is known. */
    secondsLeft(key: string): number {
      const spent = keys.get(key)
      if (!spent) return 0
      const leftMs = spent.untilMs - now()
      if (leftMs > 0 && now() - spent.asOfMs < REMEMBERED_MS) return leftMs / 1_000
      keys.delete(key)
      return 0
    },
    remove(key: string): void {
      keys.delete(key)
    },
  }
}
