import { compareHashes } from '#agent/understand/readers/hashing.ts'
import { COLUMNS, type StoredModel } from '../src/agent/understand/readers/models.ts'
import { fitWeights, type Weights } from './fit-weights.ts'
import type { Row } from './rows.ts'

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
