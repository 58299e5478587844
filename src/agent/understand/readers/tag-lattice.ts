import { LABEL_COUNT, mayFollow, OUTSIDE } from '#agent/understand/readers/tags.ts'

const PAIRS = LABEL_COUNT * LABEL_COUNT
/** Weights of pairs of labels, then those of a first label. */
export const TRANSITION_COUNT = PAIRS + LABEL_COUNT
export const startOf = (label: number): number => PAIRS + label
export const pairOf = (before: number, label: number): number => before * LABEL_COUNT + label

const LABELS = Array.from({ length: LABEL_COUNT }, (_, label) => label)
const PREDECESSORS: readonly (readonly number[])[] = LABELS.map((label) =>
  LABELS.filter((before) => mayFollow(before, label)),
)
const SUCCESSORS: readonly (readonly number[])[] = LABELS.map((before) =>
  LABELS.filter((label) => mayFollow(before, label)),
)

/** Turns weights of pairs of labels into factors. */
export function toFactors(transitions: Float64Array): Float64Array {
  return transitions.map((weight, index) => {
    const [before, label] =
      index < PAIRS
        ? [Math.floor(index / LABEL_COUNT), index % LABEL_COUNT]
        : [OUTSIDE, index - PAIRS]
    return mayFollow(before, label) ? Math.exp(weight) : 0
  })
}

/**
 * Sums over all labelings (the forward-backward algorithm, scaled token by token). `factors` are powers of scores of
 * labels, `before` sums what stands up to a token, `behind` what comes after it.
 */
export type Lattice = {
  length: number
  factors: Float64Array
  pairs: Float64Array
  before: Float64Array
  behind: Float64Array
  scales: Float64Array
}

const at = (values: Float64Array, index: number): number => values[index] ?? 0

/** `isAllowed`: which labels a token may have; without it all. Takes time in proportion to the number of tokens. */
export function buildLattice(
  scores: Float64Array,
  pairs: Float64Array,
  isAllowed?: (token: number, label: number) => boolean,
): Lattice {
  const length = scores.length / LABEL_COUNT
  const factors = new Float64Array(scores.length)
  for (let token = 0; token < length; token += 1) raiseRow(factors, scores, token, isAllowed)
  const lattice: Lattice = {
    length,
    factors,
    pairs,
    before: new Float64Array(scores.length),
    behind: new Float64Array(scores.length).fill(1),
    scales: new Float64Array(length),
  }
  for (let token = 0; token < length; token += 1) sumBefore(lattice, token)
  for (let token = length - 2; token >= 0; token -= 1) sumBehind(lattice, token)
  return lattice
}

function raiseRow(
  factors: Float64Array,
  scores: Float64Array,
  token: number,
  isAllowed?: (token: number, label: number) => boolean,
): void {
  const row = token * LABEL_COUNT
  let most = Number.NEGATIVE_INFINITY
  for (let label = 0; label < LABEL_COUNT; label += 1) {
    if (isAllowed === undefined || isAllowed(token, label))
      most = Math.max(most, at(scores, row + label))
  }
  for (let label = 0; label < LABEL_COUNT; label += 1) {
    if (isAllowed === undefined || isAllowed(token, label))
      factors[row + label] = Math.exp(at(scores, row + label) - most)
  }
}

function sumBefore({ factors, pairs, before, scales }: Lattice, token: number): void {
  const row = token * LABEL_COUNT
  let scale = 0
  for (let label = 0; label < LABEL_COUNT; label += 1) {
    let sum = token === 0 ? at(pairs, startOf(label)) : 0
    if (token > 0)
      for (const previous of PREDECESSORS[label] ?? [])
        sum += at(before, row - LABEL_COUNT + previous) * at(pairs, pairOf(previous, label))
    const value = sum * at(factors, row + label)
    before[row + label] = value
    scale += value
  }
  scales[token] = scale
  for (let label = 0; label < LABEL_COUNT; label += 1)
    before[row + label] = at(before, row + label) / scale
}

function sumBehind({ factors, pairs, behind, scales }: Lattice, token: number): void {
  const next = (token + 1) * LABEL_COUNT
  for (let label = 0; label < LABEL_COUNT; label += 1) {
    let sum = 0
    for (const following of SUCCESSORS[label] ?? [])
      sum +=
        at(pairs, pairOf(label, following)) *
        at(factors, next + following) *
        at(behind, next + following)
    behind[token * LABEL_COUNT + label] = sum / at(scales, token + 1)
  }
}

/** How likely a token has a label. */
export function shareOf({ before, behind }: Lattice, token: number, label: number): number {
  const index = token * LABEL_COUNT + label
  return at(before, index) * at(behind, index)
}

/** Calls back with how likely each pair of labels stands at a token and the next one. */
export function eachPair(
  { factors, pairs, before, behind, scales }: Lattice,
  token: number,
  take: (pair: number, share: number) => void,
): void {
  const next = (token + 1) * LABEL_COUNT
  for (let label = 0; label < LABEL_COUNT; label += 1) {
    const sum = at(before, token * LABEL_COUNT + label) / at(scales, token + 1)
    if (sum === 0) continue
    for (const following of SUCCESSORS[label] ?? []) {
      const pair = pairOf(label, following)
      take(
        pair,
        sum * at(pairs, pair) * at(factors, next + following) * at(behind, next + following),
      )
    }
  }
}

/** How likely the tokens are a span of one tag, and neither more nor less. `begin` is the label of its first token. */
export function shareOfSpan(
  { length, factors, pairs, before, behind, scales }: Lattice,
  [from, to]: readonly [number, number],
  begin: number,
): number {
  const inside = begin + 1
  let share = at(before, from * LABEL_COUNT + begin)
  for (let token = from + 1; token < to; token += 1) {
    const previous = token === from + 1 ? begin : inside
    share *=
      (at(pairs, pairOf(previous, inside)) * at(factors, token * LABEL_COUNT + inside)) /
      at(scales, token)
  }
  if (to >= length) return share
  const last = to - from > 1 ? inside : begin
  let rest = 0
  for (const following of SUCCESSORS[last] ?? []) {
    if (following === inside) continue
    const index = to * LABEL_COUNT + following
    rest += at(pairs, pairOf(last, following)) * at(factors, index) * at(behind, index)
  }
  return (share * rest) / at(scales, to)
}

/** The likeliest row of labels (the Viterbi algorithm). */
export function findBestLabels({ length, factors, pairs }: Lattice): number[] {
  const from = new Int8Array(length * LABEL_COUNT)
  let best = Float64Array.from(LABELS, (label) => at(pairs, startOf(label)) * at(factors, label))
  let next = new Float64Array(LABEL_COUNT)
  for (let token = 1; token < length; token += 1) {
    const row = token * LABEL_COUNT
    let largest = 0
    for (let label = 0; label < LABEL_COUNT; label += 1) {
      const value = at(factors, row + label)
      let most = 0
      for (const previous of PREDECESSORS[label] ?? []) {
        const sum = at(best, previous) * at(pairs, pairOf(previous, label))
        if (sum <= most) continue
        most = sum
        from[row + label] = previous
      }
      next[label] = most * value
      largest = Math.max(largest, most * value)
    }
    for (let label = 0; label < LABEL_COUNT; label += 1) next[label] = at(next, label) / largest
    const last = best
    best = next
    next = last
  }
  const labels = new Array<number>(length).fill(OUTSIDE)
  let label = best.indexOf(Math.max(...best))
  for (let token = length - 1; token >= 0; token -= 1) {
    labels[token] = label
    label = from[token * LABEL_COUNT + label] ?? OUTSIDE
  }
  return labels
}
