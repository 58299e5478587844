import { compareHashes } from '#agent/understand/readers/hashing.ts'
import {
  buildLattice,
  eachPair,
  type Lattice,
  shareOf,
  startOf,
  TRANSITION_COUNT,
  toFactors,
} from '../../src/agent/understand/readers/tag-lattice.ts'
import {
  type StoredTagger,
  TRANSITION_STEP,
} from '../../src/agent/understand/readers/tagger-model.ts'
import { LABEL_COUNT } from '../../src/agent/understand/readers/tags.ts'
import { createRandom } from '../shared/random.ts'
import { isAllowedLabel, type TagExample } from './tag-example.ts'

/** Weights by feature, one for every label. */
type TagWeights = { rows: ReadonlyMap<number, Float64Array>; transitions: Float64Array }

const ROUNDS = 8
const FIRST_STEP = 0.1
/** Pulls the weights of a feature towards zero each time it is seen. */
const PULL = 0.01
const SEED = 5
/** Half of the time a message is read as written, else in lower case or with invented names. */
const VARIANTS = [0, 0, 1, 2]
const NEGLIGIBLE = 1e-4
const LEAST_MESSAGES = 2

/**
 * Fits a linear-chain conditional random field by stochastic descent. Where several labels are allowed for a token, the
 * target is what the model itself makes of those that are (Tsuboi et al. 2008).
 */
function fitTagger(examples: readonly TagExample[], isKept = countMessages(examples)): TagWeights {
  const rows = new Map<number, Float64Array>()
  const open = (features: readonly (readonly number[])[]) =>
    features.map((hashes) => hashes.filter(isKept).map((hash) => openRow(rows, hash)))
  const known = examples.map(({ variants, allowed }) => ({ variants: variants.map(open), allowed }))
  const transitions = new Float64Array(TRANSITION_COUNT)
  const random = createRandom(SEED)
  const order = known.map((_, index) => index)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    const step = FIRST_STEP * (1 - round / ROUNDS)
    for (const index of order) {
      const one = known[index]
      if (one === undefined || one.allowed.length === 0) continue
      const variant = VARIANTS[Math.floor(random() * VARIANTS.length)] ?? 0
      learn(one.variants[variant] ?? [], one.allowed, { transitions, step })
    }
  }
  return { rows, transitions }
}

function openRow(rows: Map<number, Float64Array>, hash: number): Float64Array {
  const row = rows.get(hash) ?? new Float64Array(LABEL_COUNT)
  rows.set(hash, row)
  return row
}

type Learning = { transitions: Float64Array; step: number }

function learn(
  tokens: readonly (readonly Float64Array[])[],
  allowed: Uint32Array,
  { transitions, step }: Learning,
): void {
  const scores = sumRows(tokens)
  const pairs = toFactors(transitions)
  const said = buildLattice(scores, pairs)
  const meant = buildLattice(scores, pairs, (token, label) =>
    isAllowedLabel(allowed[token] ?? 0, label),
  )
  if (!meant.scales.every((scale) => scale > 0)) return
  for (const [token, rows] of tokens.entries()) {
    for (let label = 0; label < LABEL_COUNT; label += 1) {
      const error = shareOf(said, token, label) - shareOf(meant, token, label)
      if (token === 0)
        transitions[startOf(label)] = (transitions[startOf(label)] ?? 0) - step * error
      if (Math.abs(error) >= NEGLIGIBLE) moveRows(rows, label, step, error)
    }
  }
  movePairs(transitions, [said, meant], step)
}

function sumRows(tokens: readonly (readonly Float64Array[])[]): Float64Array {
  const scores = new Float64Array(tokens.length * LABEL_COUNT)
  for (const [token, rows] of tokens.entries())
    for (const row of rows)
      for (let label = 0; label < LABEL_COUNT; label += 1) {
        const index = token * LABEL_COUNT + label
        scores[index] = (scores[index] ?? 0) + (row[label] ?? 0)
      }
  return scores
}

function moveRows(rows: readonly Float64Array[], label: number, step: number, error: number): void {
  for (const row of rows) row[label] = (row[label] ?? 0) * (1 - step * PULL) - step * error
}

function movePairs(
  transitions: Float64Array,
  [said, meant]: readonly [Lattice, Lattice],
  step: number,
): void {
  const change = (sign: number) => (pair: number, share: number) => {
    transitions[pair] = (transitions[pair] ?? 0) + sign * step * share
  }
  for (let token = 0; token < said.length - 1; token += 1) {
    eachPair(said, token, change(-1))
    eachPair(meant, token, change(1))
  }
}

function countMessages(examples: readonly TagExample[]): (feature: number) => boolean {
  const counts = new Map<number, number>()
  for (const { variants } of examples)
    for (const feature of new Set(variants.flat(2)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return (feature) => (counts.get(feature) ?? 0) >= LEAST_MESSAGES
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at] ?? 0, order[other] ?? 0]
    order[at] = two
    order[other] = one
  }
}

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
