import { compareHashes } from '#agent/understand/readers/hashing.ts'
import type { StoredHead } from '../src/agent/understand/readers/head-model.ts'
import { toShares } from '../src/agent/understand/readers/models.ts'
import type { HeadRow } from './head-rows.ts'
import { createRandom } from './shared/random.ts'

/** Chosen on held-out authors. */
const ROUNDS = 12
const FIRST_STEP = 0.06
/** Pulls the weights of a feature towards zero each time it is seen. */
const PULL = 0.01
const SEED = 7
const LEAST_MESSAGES = 2
const MOST_STEPS = 127
const STEP_DIGITS = 6

/** Weights by feature, one for every label. */
export type HeadWeights = ReadonlyMap<number, Float64Array>

/** Plain stochastic descent on the cross-entropy of the labels. */
export function fitHead(
  rows: readonly HeadRow[],
  labels: number,
  isAllowed = seenTwice(rows),
): HeadWeights {
  const weights = new Map<number, Float64Array>()
  const known = rows.map(({ features }) =>
    [...features].filter(isAllowed).map((feature) => {
      const row = weights.get(feature) ?? new Float64Array(labels)
      weights.set(feature, row)
      return row
    }),
  )
  const random = createRandom(SEED)
  const order = rows.map((_, index) => index)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    const step = FIRST_STEP * (1 - round / ROUNDS)
    for (const index of order) learn(known[index] ?? [], rows[index]?.label ?? 0, { labels, step })
  }
  return weights
}

function learn(
  known: readonly Float64Array[],
  truth: number,
  { labels, step }: { labels: number; step: number },
): void {
  const scores = sumHead(known, labels)
  const shares = toShares(scores, 1)
  for (let label = 0; label < labels; label += 1) {
    const error = (shares[label] ?? 0) - (label === truth ? 1 : 0)
    if (Math.abs(error) < 1e-3) continue
    for (const row of known) {
      const weight = row[label] ?? 0
      row[label] = weight - step * (error + PULL * weight)
    }
  }
}

export function sumHead(known: readonly Float64Array[], labels: number): number[] {
  const sums = Array.from({ length: labels }, () => 0)
  for (const row of known)
    for (let label = 0; label < labels; label += 1)
      sums[label] = (sums[label] ?? 0) + (row[label] ?? 0)
  return sums
}

/** Learns twice: once to see which features matter, and again with those alone. */
export function buildHead(
  rows: readonly HeadRow[],
  labels: number,
  most: number,
): Omit<StoredHead, 'temperature'> {
  const chosen = chooseFeatures(rows, fitHead(rows, labels), most)
  const weights = fitHead(rows, labels, (feature) => chosen.has(feature))
  return storeHead(weights, labels)
}

/** Those that say the most altogether: how much, times how often. */
function chooseFeatures(
  rows: readonly HeadRow[],
  weights: HeadWeights,
  most: number,
): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const { features } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const worths = [...weights].map(([feature, row]) => {
    const square = row.reduce((sum, weight) => sum + weight * weight, 0)
    return { feature, worth: square * (counts.get(feature) ?? 0) }
  })
  worths.sort((one, other) => other.worth - one.worth || compareHashes(one.feature, other.feature))
  return new Set(worths.slice(0, most).map(({ feature }) => feature))
}

function storeHead(weights: HeadWeights, labels: number): Omit<StoredHead, 'temperature'> {
  const features = [...weights.keys()].toSorted(compareHashes)
  let largest = 0
  for (const row of weights.values())
    for (const weight of row) largest = Math.max(largest, Math.abs(weight))
  const digits = 10 ** STEP_DIGITS
  const step = Math.max(1, Math.ceil((largest / MOST_STEPS) * digits)) / digits
  const bytes = features.flatMap((feature) =>
    Array.from({ length: labels }, (_, label) =>
      Math.round((weights.get(feature)?.[label] ?? 0) / step),
    ),
  )
  const hashes = Buffer.alloc(features.length * 4)
  for (const [index, feature] of features.entries()) hashes.writeInt32LE(feature, index * 4)
  return {
    step,
    features: hashes.toString('base64'),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  }
}

/** A feature of a single message says nothing about others. */
function seenTwice(rows: readonly HeadRow[]): (feature: number) => boolean {
  const first = new Map<number, number>()
  const twice = new Set<number>()
  for (const { features, message } of rows)
    for (const feature of features) {
      const seen = first.get(feature)
      if (seen === undefined) first.set(feature, message)
      else if (seen !== message) twice.add(feature)
    }
  return (feature) => LEAST_MESSAGES < 2 || twice.has(feature)
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = two
    order[other] = one
  }
}
