import type { Sums } from '#server/features/insight/facts/fact.ts'

/** How many values there are under a name such as "answer_ms". */
export function countValues(sums: Sums, name: string): number {
  return listValues(sums, name).reduce((total, { amount }) => total + amount, 0)
}

/** The value that so large a share (0..1) of all lies at or below; null of nothing. */
export function findWeightedPercentile(sums: Sums, name: string, share: number): number | null {
  const values = listValues(sums, name)
  const total = values.reduce((sum, { amount }) => sum + amount, 0)
  const place = Math.max(1, Math.ceil(total * share))
  let passed = 0
  for (const { value, amount } of values) {
    passed += amount
    if (passed >= place) return value
  }
  return null
}

function listValues(sums: Sums, name: string): { value: number; amount: number }[] {
  const start = `${name}:`
  return [...sums]
    .filter(([cell, amount]) => amount > 0 && cell.startsWith(start))
    .map(([cell, amount]) => ({ value: Number(cell.slice(start.length)), amount }))
    .toSorted((one, other) => one.value - other.value)
}
