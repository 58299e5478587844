import { createRandom } from './buyers/bank/random.ts'
import type { Measure } from './measure.ts'

/** The quantile of the normal distribution for 95 %. */
const Z = 1.96

/**
 * 95 % interval of a share, after Wilson (1927), which holds for shares near 0 and 1, too.
 * https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
 */
export function findShareInterval(share: number, cases: number): readonly [number, number] {
  const spread = Z ** 2 / cases
  const middle = (share + spread / 2) / (1 + spread)
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / cases + spread / (4 * cases))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

const RESAMPLES = 400

/** 95 % interval of any statistic over cases, by the percentile bootstrap with a fixed seed. */
export function bootstrapInterval<Case>(
  cases: readonly Case[],
  measure: (sample: readonly Case[]) => number,
): readonly [number, number] {
  const random = createRandom('bootstrap')
  const values = Array.from({ length: RESAMPLES }, () =>
    measure(cases.map(() => random.pick(cases))),
  ).sort((one, other) => one - other)
  const at = (share: number) => values[Math.floor(share * (RESAMPLES - 1))] ?? Number.NaN
  return [at(0.025), at(0.975)]
}

/** The interval of a measure; none for times and for medians that bring none. */
export function findInterval({
  value,
  unit,
  cases,
  interval,
}: Measure): readonly [number, number] | null {
  if (interval !== undefined) return interval
  const isShare = unit === undefined && value >= 0 && value <= 1 && cases > 1
  return isShare ? findShareInterval(value, cases) : null
}
