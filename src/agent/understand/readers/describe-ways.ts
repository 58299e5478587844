import { KEY_WORDS } from '#agent/lexicon/key-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type {
  Derivation,
  FigureSlot,
  Figures,
  Use,
} from '#agent/understand/quantities/derivation.ts'
import { FIGURE_SLOTS, isAsked } from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import {
  compareSenses,
  createSenseReader,
  pairSenses,
  senseOf,
} from '#agent/understand/readers/figure-senses.ts'
import { hashText } from '#agent/understand/readers/hashing.ts'
import type { Features } from '#agent/understand/readers/models.ts'
import type { RolePrediction } from '#agent/understand/readers/predict-roles.ts'
import {
  keepLikely,
  LEAST_CHANCE,
  nameTeam,
  shareOutTeams,
} from '#agent/understand/readers/role-fit.ts'
import { viewWord } from '#agent/understand/readers/scene.ts'
import {
  type Add,
  addTo,
  addUnused,
  collect,
  describeUse,
  nameSize,
  type WayScene,
} from '#agent/understand/readers/use-features.ts'
/** The ways of one slot, described for the ranker; the last is that the message tells nothing of it. */
export type Described = {
  slot: FigureSlot
  ways: readonly (Derivation | null)[]
  features: readonly Features[]
}

export function describeWays(
  figures: Figures,
  roles: readonly RolePrediction[],
  derivations: Readonly<Record<FigureSlot, readonly Derivation[]>>,
): Described[] {
  const words = figures.tokens.map((token) => viewWord(token).word)
  const teams = shareOutTeams(roles, derivations.manual_hours)
  const sensesOf = createSenseReader(figures)
  const norms = figures.tokens.map(({ norm }) => norm)
  const totals = norms.slice(0, 400).filter((norm) => TOTALS.has(norm))
  const hasEach = norms.some((norm) => EACH.has(norm))
  const isCorrection = figures.clauses.some((clause) => clause.isCorrection)
  return FIGURE_SLOTS.map((slot) => {
    const scene: WayScene = {
      figures,
      roles,
      words,
      slot,
      teams,
      space: hashText(slot),
      uses: new Map(),
      sensesOf,
      totals,
      hasEach,
      isCorrection,
    }
    const ways = [...keepLikely(roles, derivations[slot]), null]
    const features = ways.map((way) =>
      way === null ? describeNothing(scene) : describe(scene, way),
    )
    return { slot, ways, features }
  })
}

function describeNothing(scene: WayScene): Features {
  const { features, add } = collect(scene)
  const { figures, slot } = scene
  const asked = isAsked(figures, slot)
  const numbers = Math.min(figures.mentions.length, 3)
  add('nothing')
  add(`nothing asked ${asked} ${numbers > 0}`)
  add(`nothing asked ${asked} ${nameLength(figures)}`)
  addUnused(scene, features, [])
  return features
}

const nameLength = ({ tokens }: Figures) =>
  [4, 8, 16, 32].findIndex((most) => tokens.length <= most)

function describe(scene: WayScene, way: Derivation): Features {
  const { features, add } = collect(scene)
  const { figures, slot, sensesOf } = scene
  const asked = isAsked(figures, slot)
  for (const mark of way.marks) {
    add(`mark ${mark}`)
    add(`mark ${mark} ${asked}`)
  }
  const shape = way.uses
    .map(({ as }) => as)
    .toSorted()
    .join('+')
  add(`shape ${shape}`)
  add(`shape ${shape} ${asked} ${way.isPerPerson}`)
  add(`steps ${Math.min(way.uses.length, 6)} ${asked}`)
  add(`size ${nameSize(way.value)} ${asked}`)
  add(`whole ${Number.isInteger(way.value)}`)
  add(`length ${nameLength(figures)} ${asked} ${Math.min(figures.mentions.length, 4)}`)
  if (way.isPerPerson) add(`person ${scene.hasEach} ${figures.known.length > 0}`)
  addKnown(add, scene, way)
  if (slot === 'team_size') {
    const share = scene.teams.get(nameTeam(way)) ?? 0
    add('hours of team', Math.log(Math.max(LEAST_CHANCE, share)))
    add(`hours of team ${share > 0.5} ${scene.teams.size > 0}`)
  }
  addRivals(add, scene, way)
  for (const name of pairSenses(sensesOf, way)) add(name)
  addKeys(add, scene, way)
  addDistances(add, figures, way)
  for (const use of way.uses)
    for (const [hash, strength] of describeUse(scene, use)) addTo(features, hash, strength)
  addUnused(scene, features, way.uses)
  return features
}

const EACH = toWordSet('each apiece per ea every everyone both')

/** What was known before: a correction names the old figure, or no slot at all. */
function addKnown(
  add: Add,
  { figures: { known, asked }, isCorrection }: WayScene,
  { slot, value, uses }: Derivation,
): void {
  const own = known.find(([one]) => one === slot)?.[1]
  const isLast = known.at(-1)?.[0] === slot
  add(`known ${own !== undefined} ${isCorrection} ${asked.length > 0}`)
  if (own === undefined) return
  const isSame = Math.abs(own - value) < 0.01 * own
  add(`known value ${isSame} ${isCorrection}`)
  add(`known last ${isLast} ${isCorrection} ${uses.length === 1}`)
  add(`known change ${nameSize(Math.max(own, value) / Math.max(0.1, Math.min(own, value)))}`)
}

/** More of them say no more. */
const RIVALS_MAX = 4

/** Figures of the same sort that the way leaves out: which come before, and which are larger. */
function addRivals(add: Add, { figures, sensesOf }: WayScene, { uses }: Derivation): void {
  const { mentions } = figures
  for (const { index, as } of uses) {
    const own = index === null ? undefined : mentions[index]
    if (own === undefined || as === 'period') continue
    const rivals = mentions.filter((one) => isRival(one, own, uses))
    add(`rivals ${as} ${own.kind} ${Math.min(rivals.length, 3)}`)
    for (const rival of rivals.slice(0, RIVALS_MAX)) {
      const { from, value, per } = rival
      for (const name of compareSenses(sensesOf(own), sensesOf(rival))) add(`${name} ${as}`)
      const place = from < own.from ? 'before' : 'after'
      const size = ['smaller', 'same', 'larger'][Math.sign(value - own.value) + 1]
      add(`rival ${as} ${own.kind} ${place} ${size}`)
      add(`rival ${as} ${own.kind} ${place} ${(per.week === null) === (own.per.week === null)}`)
    }
  }
}

const isRival = ({ kind, nounClass, from, to }: Mention, own: Mention, uses: readonly Use[]) =>
  kind === own.kind &&
  nounClass === own.nounClass &&
  !uses.some((use) => use.from < to && use.to > from)

const MULTIPLIERS: ReadonlySet<string> = new Set(['people', 'sites', 'items'])

/** Words farther from the amount than this do not tell what it is multiplied by. */
const KEY_REACH = 12

/** "each", "between us", "per shop", "total" around an amount, by what it is multiplied with. */
function addKeys(
  add: Add,
  { figures, totals }: WayScene,
  { uses, factors, slot, isPerPerson, marks }: Derivation,
): void {
  const [main] = uses
  if (main === undefined) return
  const by = [
    ...new Set(uses.flatMap(({ as }) => (MULTIPLIERS.has(as) && as !== main.as ? [as] : []))),
  ].toSorted()
  const isKnown = marks.includes('by known people')
  const way = `${by.join('+')}${isKnown ? ' known' : ''}${isPerPerson ? ' each' : ''}${factors.length > 1 ? ' sum' : ''}`
  const { tokens, sentences } = figures
  const sentence = sentences.find(({ from, to }) => main.from >= from && main.from < to)
  const start = Math.max(sentence?.from ?? 0, main.from - KEY_REACH)
  const end = Math.min(sentence?.to ?? tokens.length, main.to + KEY_REACH)
  if (slot !== 'manual_hours' && slot !== 'team_size') return
  const near = tokens.slice(start, end)
  const keys = near.flatMap((token) => [
    ...(KEYS.has(token.norm) ? [token.norm] : []),
    ...senseOf(token),
  ])
  for (const key of new Set(keys)) add(`key ${key} ${way}`)
  for (const norm of totals) add(`total ${norm} ${way}`)
}

const KEYS = KEY_WORDS[0] ?? new Set()

const TOTALS = toWordSet(
  'total altogether combined between together each apiece per both everyone alone only same',
)

function addDistances(add: Add, { sentences, tokens }: Figures, { uses }: Derivation): void {
  const ordered = uses.toSorted((one, other) => one.from - other.from)
  const places = new Set(
    ordered.map(({ from }) => sentences.findIndex((one) => from >= one.from && from < one.to)),
  )
  if (uses.length > 1) add(`sentences ${Math.min(places.size, 4)}`)
  for (const [at, use] of ordered.entries()) {
    const next = ordered[at + 1]
    if (next === undefined) continue
    const gap = Math.min(8, Math.floor((next.from - use.to) / 2))
    add(`gap ${use.as} ${next.as} ${gap}`)
    const between = tokens.slice(use.to, next.from)
    if (between.length <= 3)
      add(`between ${use.as} ${next.as} ${between.map(({ norm }) => norm).join(' ')}`)
  }
}
