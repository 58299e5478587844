import type { Deps } from '#server/deps.ts'
import type { View } from '#tests/bench/database/list-views.ts'

export type Measured = {
  name: string /** Medians, in the order of the databases. */
  timesMs: number[]
}

/** Each view on each database in turn, so that what else the machine does falls on all alike. */
export async function measureViews(
  views: readonly View[],
  all: readonly Deps[],
  rounds: number,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const { name, run } of views) {
    const times: number[][] = all.map(() => [])
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, deps] of all.entries()) {
        const startedAt = performance.now()
        await run(deps)
        if (round > 0) times[index]?.push(performance.now() - startedAt)
      }
    }
    measured.push({ name, timesMs: times.map(findMedian) })
  }
  return measured
}

export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
