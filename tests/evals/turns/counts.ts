import type { Gate, Measure } from '../measure.ts'

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

/** Precision, recall and F1 over all cases together; a gate holds the F1. */
export function measureCounts(
  name: string,
  counts: readonly Counts[],
  common: Pick<Measure, 'suite' | 'origin' | 'cases'>,
  { gate, misses }: { gate?: Gate; misses?: readonly string[] } = {},
): Measure[] {
  const { right, extra, missing } = addCounts(counts)
  const precision = right / Math.max(1, right + extra)
  const recall = right / Math.max(1, right + missing)
  const f1 = (2 * right) / Math.max(1, 2 * right + extra + missing)
  return [
    { ...common, name: `${name}: precision`, value: precision },
    { ...common, name: `${name}: recall`, value: recall },
    {
      ...common,
      name: `${name}: F1`,
      value: f1,
      ...(gate ? { gate } : {}),
      ...(misses ? { misses } : {}),
    },
  ]
}
