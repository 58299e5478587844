import { toShares } from '../src/agent/understand/readers/models.ts'
import { createRandom } from './shared/random.ts'

/** One slot of one message: the ways to read it, and which of them come to what is true. */
export type Choice = {
  source: string
  message: number
  weight: number
  features: readonly (readonly (readonly [feature: number, strength: number])[])[]
  isRight: readonly boolean[]
}

const ROUNDS = 15
const FIRST_STEP = 0.15
/** Pulls weights towards zero; this and the share below were chosen on held-out authors. */
const PULL = 0.01
/** So many of the features are left out each time, so that no word decides alone. */
const DROPPED = 0.3
/** A feature of fewer messages is that of one person's way to talk. */
const LEAST_MESSAGES = 3
const SEED = 11

export type RankWeights = ReadonlyMap<number, number>

type Way = { index: Int32Array; strength: Float64Array }
type Compact = { ways: readonly Way[]; isRight: readonly boolean[]; weight: number }
type State = { weights: Float64Array; squares: Float64Array }

/** Raises the chance of all ways that come to the right value together, by AdaGrad on the log-likelihood. */
export function fitRanker(
  choices: readonly Choice[],
  isAllowed = countMessages(choices),
): RankWeights {
  const places = new Map<number, number>()
  const compact = choices
    .filter(({ features }) => features.length > 1)
    .map((choice) => compress(choice, places, isAllowed))
  const state = {
    weights: new Float64Array(places.size),
    squares: new Float64Array(places.size).fill(1),
  }
  const random = createRandom(SEED)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(compact, random)
    for (const choice of compact) learn(state, choice, drawKept(random))
  }
  return new Map([...places].map(([feature, place]) => [feature, state.weights[place] ?? 0]))
}

function compress(
  { features, isRight, weight }: Choice,
  places: Map<number, number>,
  isAllowed: (feature: number) => boolean,
): Compact {
  const ways = features.map((way) => {
    const kept = way.filter(([feature]) => isAllowed(feature))
    const index = Int32Array.from(kept, ([feature]) => {
      const place = places.get(feature) ?? places.size
      places.set(feature, place)
      return place
    })
    return { index, strength: Float64Array.from(kept, ([, strength]) => strength) }
  })
  return { ways, isRight, weight }
}

/** An error below this is not worth its time. */
const NEGLIGIBLE = 1e-4

type Kept = (place: number) => boolean

const DRAWS = 1_024

/** Which features count this time; the same ones in all ways of a choice. */
function drawKept(random: () => number): Kept {
  const seed = Math.floor(random() * 2 ** 31)
  return (place) => ((Math.imul(place ^ seed, 0x9e3779b1) >>> 12) & (DRAWS - 1)) >= DROPPED * DRAWS
}

function learn(state: State, { ways, isRight, weight }: Compact, isKept: Kept): void {
  const scores = ways.map((way) => score(state, way, isKept))
  const all = toShares(scores, 1)
  const right = toShares(
    scores.map((one, way) => (isRight[way] ? one : Number.NEGATIVE_INFINITY)),
    1,
  )
  for (const [at, way] of ways.entries()) {
    const error = weight * ((all[at] ?? 0) - (right[at] ?? 0))
    if (Math.abs(error) >= NEGLIGIBLE) correct(state, way, { error, isKept })
  }
}

/** As if all features counted. */
function score({ weights }: State, { index, strength }: Way, isKept: Kept): number {
  let sum = 0
  for (let i = 0; i < index.length; i += 1) {
    const place = index[i] ?? 0
    if (isKept(place)) sum += (weights[place] ?? 0) * (strength[i] ?? 0)
  }
  return sum / (1 - DROPPED)
}

function correct(
  { weights, squares }: State,
  { index, strength }: Way,
  { error, isKept }: { error: number; isKept: Kept },
): void {
  for (let i = 0; i < index.length; i += 1) {
    const place = index[i] ?? 0
    if (!isKept(place)) continue
    const weight = weights[place] ?? 0
    const gradient = error * (strength[i] ?? 0) + PULL * weight
    const square = (squares[place] ?? 0) + gradient * gradient
    squares[place] = square
    weights[place] = weight - (FIRST_STEP * gradient) / Math.sqrt(square)
  }
}

function countMessages(choices: readonly Choice[]): (feature: number) => boolean {
  const last = new Map<number, number>()
  const counts = new Map<number, number>()
  for (const { features, message } of choices)
    for (const way of features)
      for (const [feature] of way) {
        if (last.get(feature) === message) continue
        last.set(feature, message)
        counts.set(feature, (counts.get(feature) ?? 0) + 1)
      }
  return (feature) => (counts.get(feature) ?? 0) >= LEAST_MESSAGES
}

function shuffle<One>(order: One[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at] as One, order[other] as One]
    order[at] = two
    order[other] = one
  }
}
