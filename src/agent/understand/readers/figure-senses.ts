import { FIGURE_SENSES } from '#agent/lexicon/figure-senses.ts'
import { PEOPLE_NOUNS, SITE_NOUNS } from '#agent/lexicon/nouns.ts'
import type { Derivation, Figures } from '#agent/understand/quantities/derivation.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

type Place = { from: number; to: number }
type Scene = Pick<Figures, 'tokens' | 'mentions'>
export type SenseReader = (place: Place) => readonly string[]

/** Words farther from a figure than this do not tell its sense. */
const REACH = 8
/** More senses of one figure are not told apart. */
const SENSES_MAX = 5

/** Tells what the words around a figure say of it; each place is read once. */
export function createSenseReader(scene: Scene): SenseReader {
  const inside = new Set(scene.mentions.flatMap(({ from, to }) => listPlaces(from, to)))
  const read = new Map<number, readonly string[]>()
  return (place) => {
    const found = read.get(place.from)
    if (found !== undefined) return found
    const around = [
      ...listAside(scene, inside, place.from - 1, -1),
      ...listAside(scene, inside, place.to, 1),
    ]
    const senses = [...new Set(around.flatMap((at) => readSenses(scene.tokens, at)))]
    read.set(place.from, senses.slice(0, SENSES_MAX))
    return senses.slice(0, SENSES_MAX)
  }
}

const listPlaces = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, far) => from + far)

/** The words on one side, up to the next figure or pause. */
function listAside(
  { tokens }: Scene,
  inside: ReadonlySet<number>,
  start: number,
  step: 1 | -1,
): number[] {
  const places: number[] = []
  for (let far = 0; far < REACH; far += 1) {
    const at = start + far * step
    const token = tokens[at]
    if (token === undefined || isPause(token) || inside.has(at)) break
    places.push(at)
  }
  return places
}

const isPause = ({ kind, norm }: Token) => kind === 'break' || (kind === 'sign' && norm !== '-')

function readSenses(tokens: readonly Token[], at: number): readonly string[] {
  const token = tokens[at]
  if (token === undefined) return []
  const { norm, isCapital } = token
  const listed = senseOf(token)
  if (listed.length > 0) return listed
  if (SITE_NOUNS.has(norm)) return ['site']
  if (PEOPLE_NOUNS.has(norm)) return ['people']
  return isCapital && tokens[at - 1]?.kind === 'word' ? ['name'] : []
}

export const senseOf = ({ norm }: Token): readonly string[] => FIGURE_SENSES[norm] ?? []

/** What is said of a figure that a way uses and of one of its sort that it leaves out: "used to be 90, now 22". */
export function compareSenses(own: readonly string[], other: readonly string[]): string[] {
  return [
    ...other.map((sense) => `rival sense ${sense}`),
    ...own.filter((sense) => !other.includes(sense)).map((sense) => `rather ${sense}`),
    ...own.flatMap((sense) =>
      other.flatMap((one) => (one === sense ? [] : [`against ${sense} ${one}`])),
    ),
  ]
}

/** Figures that are added up, or taken as two ends, and what is said of each: "slow weeks 6, busy ones 14". */
export function pairSenses(sensesOf: SenseReader, { uses, marks, slot }: Derivation): string[] {
  const [first, ...others] = uses.filter(({ as }) => as !== 'period')
  const senses = marks.flatMap((mark) =>
    first === undefined ? [] : sensesOf(first).map((sense) => `mark ${mark} ${sense}`),
  )
  if (first === undefined) return senses
  const type = slot === 'hourly_rate' || slot === 'error_rate' ? slot : marks[0]?.split(' ')[0]
  const own = sensesOf(first)
  const pairs = others.slice(0, 2).flatMap((use) => {
    const name = `${type} ${first.as} ${use.as}`
    const other = sensesOf(use)
    return [
      ...own.map((sense) => `pair first ${name} ${sense}`),
      ...other.map((sense) => `pair second ${name} ${sense}`),
      ...own.flatMap((sense) => other.map((one) => `pair ${name} ${sense} ${one}`)),
    ]
  })
  return [...senses, ...pairs]
}
