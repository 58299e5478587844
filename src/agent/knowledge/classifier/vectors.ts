import type { Features } from '#agent/knowledge/classifier/features.ts'

/** Sparse: feature `indexes[i]` has weight `values[i]`. */
export type Vector = { indexes: Int32Array; values: Float32Array }

export type Vocabulary = {
  indexes: ReadonlyMap<string, number>
  /** By index: how much a feature tells, the rarer the more. */
  rarity: Float32Array
  unseenRarity: number
}

/** Kept although a single document has it: a word, and what a word means. */
const TELLING = /^[wt]:/

/** The features that can tell documents apart, and how rare each is among them. */
export function collectVocabulary(documents: readonly Features[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const features of documents) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  const kept = [...counts].filter(([feature, count]) => count > 1 || TELLING.test(feature))
  const rate = (count: number) => Math.log((documents.length + 1) / (count + 0.5))
  return {
    indexes: new Map(kept.map(([feature], index) => [feature, index])),
    rarity: Float32Array.from(kept, ([, count]) => rate(count)),
    unseenRarity: rate(0.5),
  }
}

/** Has length one over all features, so that what was never seen makes the rest count less. */
export function toVector(
  features: Features,
  { indexes, rarity, unseenRarity }: Vocabulary,
): Vector {
  const seen: number[] = []
  const weights: number[] = []
  let squares = 0
  for (const [feature, amount] of features) {
    const index = indexes.get(feature)
    const weight = amount * (index === undefined ? unseenRarity : (rarity[index] ?? 0))
    squares += weight * weight
    if (index === undefined) continue
    seen.push(index)
    weights.push(weight)
  }
  const length = Math.sqrt(squares) || 1
  return {
    indexes: new Int32Array(seen),
    values: new Float32Array(weights.map((weight) => weight / length)),
  }
}
