import type { Features } from '#agent/knowledge/classifier/features.ts'

/** The weights that are not zero, row by row: a sixth of them all, for a classifier that learnt words. */
type SparseWeights = {
  /** Where each row begins, and where the last ends. */
  starts: Uint32Array
  columns: Uint16Array
  values: Float32Array
}

export type Example = { label: string; features: Features }

export type Prediction = { label: string; probability: number }

export type Classifier = {
  labels: readonly string[]
  vocabulary: Vocabulary
  /** One row per feature, one column per label. */
  weights: SparseWeights
}

type Training = Omit<Classifier, 'weights'> & {
  weights: Float32Array
  /** Sum of squared steps of each weight; what moved much moves less. */
  squares: Float32Array
  examples: readonly { vector: Vector; target: number }[]
}

const EPOCHS = 5
/** The weights are the mean of so many moments of the last round, so that no single phrasing decides what comes last. */
const SNAPSHOTS = 4
const LEARNING_RATE = 1
/** A label this improbable teaches nothing worth its time. */
const NEGLIGIBLE = 0.02
/** Keeps the first steps small, so that the order of examples matters little. */
const FIRST_SQUARE = 0.2
/** So few steps leave the scores too near each other; this makes of them what held-out phrasings bear out. */
const SHARPNESS = 1.85
const SEED = 20_261_121

/** Multinomial logistic regression by adaptive gradient steps. The same examples always give the same weights. */
export function trainClassifier(examples: readonly Example[]): Classifier {
  const training = prepare(examples)
  const random = createRandom(SEED)
  const order = training.examples.map((_, index) => index)
  const { labels, vocabulary, weights } = training
  const mean = new Float32Array(weights.length)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const [at, index] of order.entries()) {
      learnFrom(training, index)
      const isDue = epoch === EPOCHS - 1 && (at + 1) % Math.floor(order.length / SNAPSHOTS) === 0
      if (isDue) addShare(mean, weights)
    }
  }
  return { labels, vocabulary, weights: toSparse(mean, labels.length) }
}

function addShare(mean: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < weights.length; at++)
    mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / SNAPSHOTS
}

/** All labels, the most probable first. */
export function classify(classifier: Classifier, features: Features): Prediction[] {
  const vector = toVector(features, classifier.vocabulary)
  const scores = new Float32Array(classifier.labels.length)
  vector.indexes.forEach((row, entry) => {
    addRow(scores, classifier.weights, { row, factor: vector.values[entry] ?? 0 })
  })
  const probabilities = toProbabilities(scores.map((score) => score * SHARPNESS))
  return classifier.labels
    .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
    .sort((a, b) => b.probability - a.probability)
}

function prepare(examples: readonly Example[]): Training {
  const labels = [...new Set(examples.map(({ label }) => label))]
  const vocabulary = collectVocabulary(examples.map(({ features }) => features))
  const size = vocabulary.indexes.size * labels.length
  return {
    labels,
    vocabulary,
    weights: new Float32Array(size),
    squares: new Float32Array(size).fill(FIRST_SQUARE),
    examples: examples.map(({ label, features }) => ({
      vector: toVector(features, vocabulary),
      target: labels.indexOf(label),
    })),
  }
}

function addUp({ labels, weights }: Training, { indexes, values }: Vector): Float32Array {
  const scores = new Float32Array(labels.length)
  for (let entry = 0; entry < indexes.length; entry++) {
    const row = (indexes[entry] ?? 0) * labels.length
    const value = values[entry] ?? 0
    for (let label = 0; label < labels.length; label++) {
      scores[label] = (scores[label] ?? 0) + value * (weights[row + label] ?? 0)
    }
  }
  return scores
}

function toProbabilities(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores)
  let sum = 0
  for (let label = 0; label < scores.length; label++) {
    const power = Math.exp((scores[label] ?? 0) - highest)
    scores[label] = power
    sum += power
  }
  return scores.map((power) => power / sum)
}

function learnFrom(training: Training, index: number): void {
  const example = training.examples[index]
  if (!example) return
  const { vector, target } = example
  const errors = toProbabilities(addUp(training, vector))
  errors[target] = (errors[target] ?? 0) - 1
  const wrong: number[] = []
  errors.forEach((error, label) => {
    if (Math.abs(error) > NEGLIGIBLE) wrong.push(label)
  })
  correct(training, vector, { errors, wrong: Int32Array.from(wrong) })
}

function correct(
  { weights, squares, labels }: Training,
  { indexes, values }: Vector,
  { errors, wrong }: { errors: Float32Array; wrong: Int32Array },
): void {
  for (let entry = 0; entry < indexes.length; entry++) {
    const row = (indexes[entry] ?? 0) * labels.length
    const value = values[entry] ?? 0
    for (let which = 0; which < wrong.length; which++) {
      const label = wrong[which] ?? 0
      const step = (errors[label] ?? 0) * value
      const square = (squares[row + label] ?? 0) + step * step
      squares[row + label] = square
      weights[row + label] =
        (weights[row + label] ?? 0) - (LEARNING_RATE * step) / Math.sqrt(square)
    }
  }
}

function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}

function toSparse(weights: Float32Array, width: number): SparseWeights {
  const count = weights.reduce((sum, weight) => (weight === 0 ? sum : sum + 1), 0)
  const starts = new Uint32Array(weights.length / width + 1)
  const columns = new Uint16Array(count)
  const values = new Float32Array(count)
  let next = 0
  weights.forEach((weight, at) => {
    if (at % width === 0) starts[at / width] = next
    if (weight === 0) return
    columns[next] = at % width
    values[next] = weight
    next += 1
  })
  starts[starts.length - 1] = next
  return { starts, columns, values }
}

/** Adds `factor` times a row to the sums of its columns. */
function addRow(
  sums: Float32Array,
  { starts, columns, values }: SparseWeights,
  { row, factor }: { row: number; factor: number },
): void {
  const end = starts[row + 1] ?? 0
  for (let at = starts[row] ?? 0; at < end; at++) {
    const column = columns[at] ?? 0
    sums[column] = (sums[column] ?? 0) + factor * (values[at] ?? 0)
  }
}

/** Sparse: feature `indexes[i]` has weight `values[i]`. */
type Vector = { indexes: Int32Array; values: Float32Array }

type Vocabulary = {
  indexes: ReadonlyMap<string, number>
  /** By index: how much a feature tells, the rarer the more. */
  rarity: Float32Array
  unseenRarity: number
}

/** Kept although a single document has it: a word, and what a word means. */
const TELLING = /^[wt]:/

/** The features that can tell documents apart, and how rare each is among them. */
function collectVocabulary(documents: readonly Features[]): Vocabulary {
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
function toVector(features: Features, { indexes, rarity, unseenRarity }: Vocabulary): Vector {
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
