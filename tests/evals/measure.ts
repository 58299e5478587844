/** Where the material of a measure comes from; figures of different origins are never mixed. */
export type Origin =
  /** Written or seen while the rules were written. */
  | 'in-sample'
  /** Written by someone who had not read the rules, and not looked at while they were tuned. */
  | 'blind'
  /** Published by others, under the licence named in tests/evals/README.md. */
  | 'public'

/** What a measure must reach; without one it is only shown. */
export type Gate = { atLeast: number } | { atMost: number }

/** One line of the table. */
export type Measure = {
  suite: string
  name: string
  origin: Origin
  /** A share is 0..1; a count, a score or milliseconds say so in `unit`. */
  value: number
  unit?: 'count' | 'points' | 'ms' | 'questions'
  /** How many cases the value was taken over. */
  cases: number
  /** What it must reach. */
  gate?: Gate
  /** What we would like it to reach; it fails nothing. */
  aim?: number
  /** 95 % confidence interval, where it is not that of a share. */
  interval?: readonly [low: number, high: number]
  /** The first few cases that went wrong, for whoever mends them; never shown unless asked for. */
  misses?: readonly string[]
}

/** A suite that could not run says why; that is shown, and fails nothing. */
export type Skipped = { suite: string; skipped: string }

/** `isQuick`: the blind material alone, and of large sets a sample. `examples`: a file of corrections that were made. */
export type Extent = { isQuick: boolean; examples?: string | undefined }

/** One part of `npm run eval`. */
export type Suite = (extent: Extent) => Promise<readonly (Measure | Skipped)[]>

export function isReached({ value, gate }: Measure): boolean {
  if (gate === undefined) return true
  return 'atLeast' in gate ? value >= gate.atLeast : value <= gate.atMost
}
