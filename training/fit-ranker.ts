import { toShares } from '../src/agent/understand/readers/models.ts'
import { createRandom } from './random.ts'

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
/** Pulls weights towards zero; chosen on held-out authors. */
const PULL = 2e-4
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
    for (const choice of compact) learn(state, choice)
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

function learn(state: State, { ways, isRight, weight }: Compact): void {
  const scores = ways.map((way) => score(state, way))
  const all = toShares(scores, 1)
  const right = toShares(
    scores.map((one, way) => (isRight[way] ? one : Number.NEGATIVE_INFINITY)),
    1,
  )
  for (const [at, way] of ways.entries()) {
    const error = weight * ((all[at] ?? 0) - (right[at] ?? 0))
    if (Math.abs(error) >= NEGLIGIBLE) correct(state, way, error)
  }
}

function score({ weights }: State, { index, strength }: Way): number {
  let sum = 0
  for (let i = 0; i < index.length; i += 1)
    sum += (weights[index[i] ?? 0] ?? 0) * (strength[i] ?? 0)
  return sum
}

function correct({ weights, squares }: State, { index, strength }: Way, error: number): void {
  for (let i = 0; i < index.length; i += 1) {
    const place = index[i] ?? 0
    const weight = weights[place] ?? 0
    const gradient = error * (strength[i] ?? 0) + PULL * weight
    const square = (squares[place] ?? 0) + gradient * gradient
    squares[place] = square
    weights[place] = weight - (FIRST_STEP * gradient) / Math.sqrt(square)
  }
}

function countMessages(choices: readonly Choice[]): (feature: number) => boolean {
  const last = new Map<number, number>()
  const many = new Set<number>()
  for (const { features, message } of choices)
    for (const way of features)
      for (const [feature] of way) {
        const before = last.get(feature)
        if (before === undefined) last.set(feature, message)
        else if (before !== message) many.add(feature)
      }
  return (feature) => many.has(feature)
}

function shuffle<One>(order: One[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at] as One, order[other] as One]
    order[at] = two
    order[other] = one
  }
}
