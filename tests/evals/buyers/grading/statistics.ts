export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Ranks from 1; equal values share the mean of their ranks. */
function rank(values: readonly number[]): number[] {
  const sorted = values.toSorted((left, right) => left - right)
  const ranks = new Map<number, number>()
  for (const value of new Set(values)) {
    const first = sorted.indexOf(value)
    ranks.set(value, (first + sorted.lastIndexOf(value)) / 2 + 1)
  }
  return values.map((value) => ranks.get(value) ?? 0)
}

export function correlateRanks(left: readonly number[], right: readonly number[]): number {
  const [ranksLeft, ranksRight] = [rank(left), rank(right)]
  const [meanLeft, meanRight] = [mean(ranksLeft), mean(ranksRight)]
  const deviate = (ranks: readonly number[], center: number) => ranks.map((value) => value - center)
  const [leftParts, rightParts] = [deviate(ranksLeft, meanLeft), deviate(ranksRight, meanRight)]
  const together = leftParts.reduce((sum, part, index) => sum + part * (rightParts[index] ?? 0), 0)
  const spread = (parts: readonly number[]) =>
    Math.sqrt(parts.reduce((sum, part) => sum + part * part, 0))
  return together / (spread(leftParts) * spread(rightParts))
}
