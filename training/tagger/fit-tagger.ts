import {
  buildLattice,
  eachPair,
  type Lattice,
  shareOf,
  startOf,
  TRANSITION_COUNT,
  toFactors,
} from '../../src/agent/understand/readers/tag-lattice.ts'
import { LABEL_COUNT } from '../../src/agent/understand/readers/tags.ts'
import { createRandom } from '../shared/random.ts'
import { isAllowedLabel, type TagExample } from './tag-example.ts'

/** Weights by feature, one for every label. */
export type TagWeights = { rows: ReadonlyMap<number, Float64Array>; transitions: Float64Array }

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
export function fitTagger(
  examples: readonly TagExample[],
  isKept = countMessages(examples),
): TagWeights {
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
