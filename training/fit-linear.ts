import { compareHashes } from '../src/agent/understand/readers/hashing.ts'
import type { StoredHead } from '../src/agent/understand/readers/head-model.ts'
import { toShares } from '../src/agent/understand/readers/models.ts'
import { createRandom } from './shared/random.ts'

/** A message by its features, with its label by place; one of less weight counts less. */
export type LinearRow = { features: ReadonlySet<number>; label: number; weight: number }

export type LinearOptions = {
  labels: number
  rounds: number
  /** Of the first round; it falls to zero. */
  step: number
  /** Pulls a weight toward zero each time its feature is seen. */
  pull: number
  /** How many features are kept. */
  most: number
}

const SEED = 7
const MOST_STEPS = 127
const STEP_DIGITS = 6

type Weights = ReadonlyMap<number, Float64Array>

/**
 * Softmax regression by stochastic descent. A message counts the same however long it is: its scores are divided by the
 * square root of the number of its features, here and in `scoreMessage`.
 */
export function fitLinear(rows: readonly LinearRow[], options: LinearOptions): StoredHead {
  const first = descend(rows, options, () => true)
  const chosen = choose(rows, first, options.most)
  return store(
    descend(rows, options, (feature) => chosen.has(feature)),
    options.labels,
  )
}

function descend(
  rows: readonly LinearRow[],
  { labels, rounds, step: firstStep, pull }: LinearOptions,
  isAllowed: (feature: number) => boolean,
): Weights {
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
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    const step = firstStep * (1 - round / rounds)
    for (const index of order) {
      const row = rows[index]
      if (row !== undefined) learn(known[index] ?? [], row, { labels, step, pull })
    }
  }
  return weights
}

function learn(
  known: readonly Float64Array[],
  { features, label: truth, weight }: LinearRow,
  { labels, step, pull }: { labels: number; step: number; pull: number },
): void {
  const scale = 1 / Math.sqrt(features.size)
  const scores = Array.from({ length: labels }, (_, label) =>
    known.reduce((sum, row) => sum + (row[label] ?? 0) * scale, 0),
  )
  for (const [label, share] of toShares(scores, 1).entries()) {
    const error = (share - (label === truth ? 1 : 0)) * weight
    if (Math.abs(error) < 1e-3) continue
    for (const row of known) {
      const old = row[label] ?? 0
      row[label] = old - step * (error * scale + pull * old)
    }
  }
}

/** Those that say the most altogether: how much, times how often. */
function choose(rows: readonly LinearRow[], weights: Weights, most: number): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const { features, weight } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + weight)
  const worths = [...weights].map(([feature, row]) => {
    const square = row.reduce((sum, weight) => sum + weight * weight, 0)
    return { feature, worth: square * (counts.get(feature) ?? 0) }
  })
  worths.sort((one, other) => other.worth - one.worth || compareHashes(one.feature, other.feature))
  return new Set(worths.slice(0, most).map(({ feature }) => feature))
}

function store(weights: Weights, labels: number): StoredHead {
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
    temperature: 1,
    step,
    features: hashes.toString('base64'),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = two
    order[other] = one
  }
}
