import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** The rows in sight, and one more that must stay drawn wherever it is. -1 is none. */
export function extractRange(range: Range, pinnedIndex: number): number[] {
  const indexes = defaultRangeExtractor(range)
  if (pinnedIndex === -1 || indexes.includes(pinnedIndex)) return indexes
  return [...indexes, pinnedIndex].toSorted((a, b) => a - b)
}
