import { FLAGS, READ_ROLES } from '#agent/understand/readers/roles.ts'

/** Hashed features with their strengths. */
export type Features = Map<number, number>

/** As `npm run train` writes it. Bytes are in base64. */
export type StoredModel = {
  /** What the scores are divided by, so that a certainty of .9 is right nine times in ten. */
  temperature: number
  /** For every role and flag, what one step of a weight is worth; with spaces between. */
  steps: string
  /** The hashes of the features that count, four bytes each, in rising order. */
  features: string
  /** For every feature a signed byte for each role and flag. */
  weights: string
}

export type RoleModel = {
  temperature: number
  steps: readonly number[]
  rows: ReadonlyMap<number, number>
  weights: Int8Array
}

export const COLUMNS = READ_ROLES.length + FLAGS.length
const HASH_BYTES = 4

export function openModel({ temperature, steps, features, weights }: StoredModel): RoleModel {
  const hashes = Buffer.from(features, 'base64')
  const rows = new Map<number, number>()
  for (let at = 0; at < hashes.length; at += HASH_BYTES)
    rows.set(hashes.readInt32LE(at), at / HASH_BYTES)
  return {
    temperature,
    steps: steps.split(' ').map(Number),
    rows,
    weights: new Int8Array(Buffer.from(weights, 'base64')),
  }
}

/** A score for every role, then for every flag. A feature that training did not see counts for nothing. */
export function scoreFeatures(model: RoleModel, features: ReadonlySet<number>): number[] {
  const sums = new Int32Array(COLUMNS)
  for (const feature of features) {
    const row = model.rows.get(feature)
    if (row === undefined) continue
    const start = row * COLUMNS
    for (let column = 0; column < COLUMNS; column += 1)
      sums[column] = (sums[column] ?? 0) + (model.weights[start + column] ?? 0)
  }
  return Array.from(sums, (sum, column) => sum * (model.steps[column] ?? 0))
}

/** Scores as shares of one. */
export function toShares(scores: readonly number[], temperature: number): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - most) / temperature))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

export const toChance = (score: number): number => 1 / (1 + Math.exp(-score))

/** As `npm run train` writes it. Bytes are in base64. */
export type StoredRanker = {
  /** What scores are divided by, so that a chance of .9 is right nine times in ten. */
  temperature: number
  /** What one step of a weight is worth. */
  step: number
  /** The hashes of the features that count, four bytes each, in rising order. */
  features: string
  /** A signed byte for each. */
  weights: string
}

export type Ranker = { temperature: number; weights: ReadonlyMap<number, number> }

export function openRanker({ temperature, step, features, weights }: StoredRanker): Ranker {
  const hashes = Buffer.from(features, 'base64')
  const bytes = new Int8Array(Buffer.from(weights, 'base64'))
  const opened = new Map<number, number>()
  for (let at = 0; at < bytes.length; at += 1)
    opened.set(hashes.readInt32LE(at * HASH_BYTES), (bytes[at] ?? 0) * step)
  return { temperature, weights: opened }
}

/** How good a way is. A feature that training did not see counts for nothing. */
export function scoreWay({ weights, temperature }: Ranker, features: Features): number {
  let sum = 0
  for (const [feature, strength] of features) sum += (weights.get(feature) ?? 0) * strength
  return sum / temperature
}
