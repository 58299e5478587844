import { compareHashes } from '#agent/understand/readers/hashing.ts'
import { COLUMNS, type StoredModel, toChance } from '../src/agent/understand/readers/models.ts'
import { READ_ROLES } from '../src/agent/understand/readers/roles.ts'
import type { Row } from './rows.ts'
import { createRandom } from './shared/random.ts'

/** Weights by feature, one for every role and then every flag. */
type Weights = ReadonlyMap<number, Float64Array>

/** Chosen on held-out authors; the result hardly changes within a factor of two. */
const ROUNDS = 20
const FIRST_STEP = 0.05
/** Pulls the weights of a feature towards zero each time it is seen. */
const PULL = 0.03
const SEED = 7
/** A gradient below this is not worth its time. */
const NEGLIGIBLE = 1e-3
/** A feature of a single message says nothing about others. */
const LEAST_MESSAGES = 2

/** Plain stochastic descent on the cross-entropy of the roles and of every flag. */
function fitWeights(rows: readonly Row[], isAllowed = countMessages(rows)): Weights {
  const weights = new Map<number, Float64Array>()
  const known = rows.map((row) =>
    [...row.features].filter(isAllowed).map((feature) => openRow(weights, feature)),
  )
  const order = rows.map((_, index) => index)
  const random = createRandom(SEED)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    const step = FIRST_STEP * (1 - round / ROUNDS)
    for (const index of order) {
      const row = rows[index]
      if (row !== undefined) learn(known[index] ?? [], row, step * row.weight)
    }
  }
  return weights
}

function openRow(weights: Map<number, Float64Array>, feature: number): Float64Array {
  const row = weights.get(feature) ?? new Float64Array(COLUMNS)
  weights.set(feature, row)
  return row
}

function learn(known: readonly Float64Array[], row: Row, step: number): void {
  const scores = sumWeights(known)
  const errors = findErrors(scores, row)
  for (let column = 0; column < COLUMNS; column += 1) {
    const error = errors[column] ?? 0
    if (Math.abs(error) < NEGLIGIBLE) continue
    for (const weights of known) {
      const weight = weights[column] ?? 0
      weights[column] = weight - step * (error + PULL * weight)
    }
  }
}

function sumWeights(known: readonly Float64Array[]): Float64Array {
  const sums = new Float64Array(COLUMNS)
  for (const weights of known)
    for (let column = 0; column < COLUMNS; column += 1)
      sums[column] = (sums[column] ?? 0) + (weights[column] ?? 0)
  return sums
}

/** What was said minus what is true, for every role and flag. */
function findErrors(scores: Float64Array, { role, flags }: Row): Float64Array {
  const errors = new Float64Array(COLUMNS)
  const roles = READ_ROLES.length
  const most = Math.max(...scores.subarray(0, roles))
  let total = 0
  for (let column = 0; column < roles; column += 1) {
    errors[column] = Math.exp((scores[column] ?? 0) - most)
    total += errors[column] ?? 0
  }
  for (let column = 0; column < COLUMNS; column += 1) {
    const isTrue = column < roles ? column === role : flags.has(column - roles)
    const said = column < roles ? (errors[column] ?? 0) / total : toChance(scores[column] ?? 0)
    errors[column] = said - (isTrue ? 1 : 0)
  }
  return errors
}

function countMessages(rows: readonly Row[]): (feature: number) => boolean {
  const counts = new Map<number, { count: number; last: number }>()
  for (const { features, message } of rows)
    for (const feature of features) {
      const seen = counts.get(feature)
      if (seen === undefined) counts.set(feature, { count: 1, last: message })
      else if (seen.last !== message) counts.set(feature, { count: seen.count + 1, last: message })
    }
  return (feature) => (counts.get(feature)?.count ?? 0) >= LEAST_MESSAGES
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = two
    order[other] = one
  }
}

/** 31 bytes each, a third more in base64: 290 KB. */
const MOST_FEATURES = 7_000
const MOST_STEPS = 127
const STEP_DIGITS = 6

/** Learns twice: once to see which features matter, and again with those alone. */
export function buildModel(rows: readonly Row[]): Omit<StoredModel, 'temperature'> {
  const chosen = chooseFeatures(rows, fitWeights(rows))
  return storeWeights(fitWeights(rows, (feature) => chosen.has(feature)))
}

/** Those that say the most altogether: how much, times the root of how often. */
function chooseFeatures(rows: readonly Row[], weights: Weights): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const { features } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const worths = [...weights].map(([feature, row]) => {
    const square = row.reduce((sum, weight) => sum + weight * weight, 0)
    return { feature, worth: square * (counts.get(feature) ?? 0) }
  })
  worths.sort((one, other) => other.worth - one.worth || compareHashes(one.feature, other.feature))
  return new Set(worths.slice(0, MOST_FEATURES).map(({ feature }) => feature))
}

function storeWeights(weights: Weights): Omit<StoredModel, 'temperature'> {
  const features = [...weights.keys()].toSorted(compareHashes)
  const steps = Array.from({ length: COLUMNS }, (_, column) => findStep(weights, column))
  const bytes = features.flatMap((feature) =>
    steps.map((step, column) => Math.round((weights.get(feature)?.[column] ?? 0) / step)),
  )
  const hashes = Buffer.alloc(features.length * 4)
  for (const [index, feature] of features.entries()) hashes.writeInt32LE(feature, index * 4)
  return {
    steps: steps.join(' '),
    features: hashes.toString('base64'),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  }
}

/** Rounded up, so that the largest weight still fits a byte. */
function findStep(weights: Weights, column: number): number {
  let most = 0
  for (const row of weights.values()) most = Math.max(most, Math.abs(row[column] ?? 0))
  const digits = 10 ** STEP_DIGITS
  return Math.max(1, Math.ceil((most / MOST_STEPS) * digits)) / digits
}
