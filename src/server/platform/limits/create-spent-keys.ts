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
