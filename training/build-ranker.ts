import { compareHashes } from '#agent/understand/readers/hashing.ts'
import type { StoredRanker } from '../src/agent/understand/readers/models.ts'
import { type Choice, fitRanker, type RankWeights } from './fit-ranker.ts'

/** Five bytes each, a third more in base64: 240 KB. */
const MOST_FEATURES = 36_000
const MOST_STEPS = 127

/** Learns twice: once to see which features matter, and again with those alone. */
export function buildRanker(choices: readonly Choice[]): StoredRanker {
  const chosen = chooseFeatures(choices, fitRanker(choices))
  const weights = fitRanker(choices, (feature) => chosen.has(feature))
  const features = [...weights.keys()].toSorted(compareHashes)
  const most = Math.max(...[...weights.values()].map(Math.abs))
  const step = Number((most / MOST_STEPS).toPrecision(6)) + 1e-9
  const hashes = Buffer.alloc(features.length * 4)
  for (const [index, feature] of features.entries()) hashes.writeInt32LE(feature, index * 4)
  const bytes = features.map((feature) => Math.round((weights.get(feature) ?? 0) / step))
  return {
    temperature: TEMPERATURE,
    step,
    features: hashes.toString('base64'),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  }
}

/** Chosen on left-out authors: `npm run train -- --report` prints how often a chance holds. */
const TEMPERATURE = 1.1

/** Those that say the most altogether: how much, times the root of how often. */
function chooseFeatures(choices: readonly Choice[], weights: RankWeights): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const { features } of choices)
    for (const feature of new Set(features.flatMap((way) => way.map(([one]) => one))))
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const worths = [...weights].map(([feature, weight]) => ({
    feature,
    worth: weight * weight * (counts.get(feature) ?? 0),
  }))
  worths.sort((one, other) => other.worth - one.worth || compareHashes(one.feature, other.feature))
  return new Set(worths.slice(0, MOST_FEATURES).map(({ feature }) => feature))
}
