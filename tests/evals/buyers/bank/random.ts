/** A seeded source of chance, so that every run meets the same buyers. */
export type Random = {
  next: () => number
  pick: <Item>(items: readonly Item[]) => Item
  chance: (probability: number) => boolean
  /** Whole numbers, both ends included. */
  between: (low: number, high: number) => number
  shuffle: <Item>(items: readonly Item[]) => Item[]
}

function hashText(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** mulberry32, public domain. */
function createGenerator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function createRandom(seed: string): Random {
  const next = createGenerator(hashText(seed))
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((left, right) => left.key - right.key)
        .map(({ item }) => item),
  }
}
