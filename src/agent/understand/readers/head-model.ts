import { toShares } from '#agent/understand/readers/models.ts'

/** One head as it stands in `head-weights.json`; `training/train-heads.ts` writes it. Bytes are in base64. */
export type StoredHead = {
  /** What the scores are divided by, so that a certainty of .9 is right nine times in ten. */
  temperature: number
  /** What one step of a weight is worth. */
  step: number
  /** The hashes of the features that count, four bytes each, in rising order. */
  features: string
  /** For every feature a signed byte for each label. */
  weights: string
}

export type HeadModel = {
  temperature: number
  step: number
  rows: ReadonlyMap<number, number>
  weights: Int8Array
}

const HASH_BYTES = 4

export function openHead({ temperature, step, features, weights }: StoredHead): HeadModel {
  const hashes = Buffer.from(features, 'base64')
  const rows = new Map<number, number>()
  for (let at = 0; at < hashes.length; at += HASH_BYTES)
    rows.set(hashes.readInt32LE(at), at / HASH_BYTES)
  return { temperature, step, rows, weights: new Int8Array(Buffer.from(weights, 'base64')) }
}

/** A score for every label. A feature that training did not see counts for nothing. */
export function scoreHead(
  { rows, weights, step }: HeadModel,
  features: ReadonlySet<number>,
  labels: number,
): number[] {
  const sums = Array.from({ length: labels }, () => 0)
  for (const feature of features) {
    const row = rows.get(feature)
    if (row === undefined) continue
    for (let label = 0; label < labels; label += 1)
      sums[label] = (sums[label] ?? 0) + (weights[row * labels + label] ?? 0) * step
  }
  return sums
}

/** The chance of every label. A long message counts as much as a short one. */
export function weighMessage(
  model: HeadModel,
  features: ReadonlySet<number>,
  labels: number,
): number[] {
  const scale = 1 / Math.sqrt(features.size)
  const scores = scoreHead(model, features, labels).map((score) => score * scale)
  return toShares(scores, model.temperature)
}
