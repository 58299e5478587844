import type { Measure } from '../measure.ts'

export type Counts = { right: number; extra: number; missing: number }

export function addCounts(counts: readonly Counts[]): Counts {
  const sum = { right: 0, extra: 0, missing: 0 }
  for (const { right, extra, missing } of counts) {
    sum.right += right
    sum.extra += extra
    sum.missing += missing
  }
  return sum
}

export function measureF1(counts: readonly Counts[]): number {
  const { right, extra, missing } = addCounts(counts)
  return (2 * right) / Math.max(1, 2 * right + extra + missing)
}

/** Precision, recall and F1 over all cases together; a gate holds the F1. */
export function measureCounts(
  name: string,
  counts: readonly Counts[],
  common: Pick<Measure, 'suite' | 'origin' | 'cases'>,
  { misses, ...ofF1 }: Pick<Measure, 'gate' | 'aim' | 'interval' | 'misses'> = {},
): Measure[] {
  const { right, extra, missing } = addCounts(counts)
  const precision = right / Math.max(1, right + extra)
  const recall = right / Math.max(1, right + missing)
  return [
    { ...common, name: `${name}: precision`, value: precision },
    { ...common, name: `${name}: recall`, value: recall },
    {
      ...common,
      name: `${name}: F1`,
      value: measureF1(counts),
      ...ofF1,
      ...(misses ? { misses } : {}),
    },
  ]
}
