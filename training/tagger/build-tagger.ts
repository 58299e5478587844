import { compareHashes } from '#agent/understand/readers/hashing.ts'
import {
  type StoredTagger,
  TRANSITION_STEP,
} from '../../src/agent/understand/readers/tagger-model.ts'
import { fitTagger, type TagWeights } from './fit-tagger.ts'
import type { TagExample } from './tag-example.ts'

/** 25 bytes each, a third more in base64: below 400 KB. */
const MOST_FEATURES = 11_500
const MOST_STEPS = 127
const STEP_DIGITS = 6

/** Learns twice: once to see which features matter, and again with those alone. */
export function buildTagger(examples: readonly TagExample[]): StoredTagger {
  const chosen = chooseFeatures(examples, fitTagger(examples))
  return storeTagger(fitTagger(examples, (feature) => chosen.has(feature)))
}

/** Those that say the most altogether: how much, times how often. */
function chooseFeatures(
  examples: readonly TagExample[],
  { rows }: TagWeights,
): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const {
    variants: [features],
  } of examples)
    for (const hashes of features)
      for (const feature of hashes) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const worths = [...rows].map(([feature, row]) => {
    const square = row.reduce((sum, weight) => sum + weight * weight, 0)
    return { feature, worth: square * (counts.get(feature) ?? 0) }
  })
  worths.sort((one, other) => other.worth - one.worth || compareHashes(one.feature, other.feature))
  return new Set(worths.slice(0, MOST_FEATURES).map(({ feature }) => feature))
}

function storeTagger({ rows, transitions }: TagWeights): StoredTagger {
  const features = [...rows.keys()].toSorted(compareHashes)
  let most = 0
  for (const row of rows.values()) for (const weight of row) most = Math.max(most, Math.abs(weight))
  const digits = 10 ** STEP_DIGITS
  const step = Math.max(1, Math.ceil((most / MOST_STEPS) * digits)) / digits
  const bytes = features.flatMap((feature) =>
    Array.from(rows.get(feature) ?? [], (weight) => Math.round(weight / step)),
  )
  const hashes = Buffer.alloc(features.length * 4)
  for (const [index, feature] of features.entries()) hashes.writeInt32LE(feature, index * 4)
  const pairs = Buffer.alloc(transitions.length * 2)
  for (const [index, weight] of transitions.entries())
    pairs.writeInt16LE(Math.round(weight / TRANSITION_STEP), index * 2)
  return {
    step,
    features: hashes.toString('base64'),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
    transitions: pairs.toString('base64'),
  }
}
