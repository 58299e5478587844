/** The value that so large a share (0..1) of all lies at or below; null of nothing. */
export function findPercentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}
