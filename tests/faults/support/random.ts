export type Random = {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** Set to a failed run's seed, which its output names, to have the same faults again. */
export const SEED = Number(process.env.FAULTS_SEED ?? 8)

/** Mulberry32: the same seed, the same run. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
  }
}
