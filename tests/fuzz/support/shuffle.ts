import type { Random } from '#tests/faults/support/random.ts'

/** The same items in an order by chance, at most so many of them. */
export function shuffle<Item>(
  items: readonly Item[],
  random: Random,
  most = Number.POSITIVE_INFINITY,
): Item[] {
  return items
    .map((item) => [random.next(), item] as const)
    .toSorted(([left], [right]) => left - right)
    .slice(0, most)
    .map(([, item]) => item)
}
