import { TRANSITION_COUNT } from '#agent/understand/readers/tag-lattice.ts'
import { LABEL_COUNT } from '#agent/understand/readers/tags.ts'

/** As `npm run train` writes it. Bytes are in base64. */
export type StoredTagger = {
  /** What one step of a weight is worth. */
  step: number
  /** The hashes of the features that count, four bytes each, in rising order. */
  features: string
  /** For every feature a signed byte for each label. */
  weights: string
  /** A signed 16-bit number for each pair of labels, then for each first label, in hundredths. */
  transitions: string
}

export type TaggerModel = {
  step: number
  rows: ReadonlyMap<number, number>
  weights: Int8Array
  transitions: Float64Array
}

const HASH_BYTES = 4
const TRANSITION_BYTES = 2
export const TRANSITION_STEP = 0.01

export function openTagger({ step, features, weights, transitions }: StoredTagger): TaggerModel {
  const hashes = Buffer.from(features, 'base64')
  const rows = new Map<number, number>()
  for (let at = 0; at < hashes.length; at += HASH_BYTES)
    rows.set(hashes.readInt32LE(at), at / HASH_BYTES)
  const pairs = Buffer.from(transitions, 'base64')
  return {
    step,
    rows,
    weights: new Int8Array(Buffer.from(weights, 'base64')),
    transitions: Float64Array.from(
      { length: TRANSITION_COUNT },
      (_, index) => pairs.readInt16LE(index * TRANSITION_BYTES) * TRANSITION_STEP,
    ),
  }
}

/** Scores of every label for every token. A feature that training did not see counts for nothing. */
export function scoreTokens(
  { step, rows, weights }: TaggerModel,
  features: readonly (readonly number[])[],
): Float64Array {
  const scores = new Float64Array(features.length * LABEL_COUNT)
  for (const [token, hashes] of features.entries()) {
    const row = token * LABEL_COUNT
    for (const hash of hashes) {
      const known = rows.get(hash)
      if (known === undefined) continue
      for (let label = 0; label < LABEL_COUNT; label += 1)
        scores[row + label] =
          (scores[row + label] ?? 0) + (weights[known * LABEL_COUNT + label] ?? 0)
    }
    for (let label = 0; label < LABEL_COUNT; label += 1)
      scores[row + label] = (scores[row + label] ?? 0) * step
  }
  return scores
}
