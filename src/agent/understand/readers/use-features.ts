import type { FigureSlot, Figures, Use } from '#agent/understand/quantities/derivation.ts'
import { isAsked } from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { hashText, mixHashes } from '#agent/understand/readers/hashing.ts'
import type { Features } from '#agent/understand/readers/models.ts'
import type { RolePrediction } from '#agent/understand/readers/predict-roles.ts'
import {
  LEAST_CHANCE,
  likelihood,
  ROLES_FOR,
  ROLES_OF,
} from '#agent/understand/readers/role-fit.ts'
import { READ_ROLES, type Role } from '#agent/understand/readers/roles.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'

/** The reader's view of one message: every part is worked out once, however many ways use it. */
export type WayScene = {
  figures: Figures
  roles: readonly RolePrediction[]
  words: readonly number[]
  slot: FigureSlot
  space: number
  /** For sets of people, how likely the hours are theirs. */
  teams: ReadonlyMap<string, number>
  uses: Map<string, [number, number][]>
  /** What is said of the figure at a place. */
  sensesOf: (place: { from: number; to: number }) => readonly string[]
  /** "altogether", "between us": the words of sharing in the message. */
  totals: readonly string[]
  hasEach: boolean
  isCorrection: boolean
}

export type Add = (name: string, strength?: number) => void

const SHARED = hashText('any slot')

export function collect(scene: WayScene): { features: Features; add: Add } {
  const features: Features = new Map()
  const add: Add = (name, strength = 1) => {
    const name_ = hashText(name)
    addTo(features, mixHashes(scene.space, name_), strength)
    addTo(features, mixHashes(SHARED, name_), strength)
  }
  return { features, add }
}

export const addTo = (features: Features, hash: number, strength: number) =>
  features.set(hash, (features.get(hash) ?? 0) + strength)

const SIZES = [0, 0.5, 1, 2, 3, 5, 8, 12, 20, 41, 61, 101, 169, 300, 1_000, 10_000]

export const nameSize = (value: number) => SIZES.findLastIndex((from) => value >= from)

/** How far the words left and right of a figure count. */
const REACH = 4

/** One use of a figure: how likely its role is, whose and when it is, and the words around it. */
export function describeUse(scene: WayScene, use: Use): [number, number][] {
  const key = `${use.as} ${use.from} ${use.to}`
  const made = scene.uses.get(key)
  if (made !== undefined) return made
  const { figures, slot } = scene
  const { features, add } = collect(scene)
  const mention = use.index === null ? undefined : figures.mentions[use.index]
  const prediction = use.index === null ? undefined : scene.roles[use.index]
  if (prediction !== undefined && mention !== undefined) {
    addRole(add, prediction, use)
    addMention(add, figures, { mention, use, asked: isAsked(figures, slot) })
  } else add(`words ${use.as} ${quoteWords(figures, use)}`)
  addClause(add, figures, use)
  for (const sense of scene.sensesOf(use)) {
    add(`sense ${use.as} ${sense}`)
    add(`sense ${use.as} ${sense} ${isAsked(figures, slot)}`)
  }
  addWords(features, scene, use)
  const list = [...features]
  scene.uses.set(key, list)
  return list
}

const QUOTED_CHARS = 30

const quoteWords = ({ tokens }: Figures, { from, to }: Use) =>
  tokens
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')
    .slice(0, QUOTED_CHARS)

/** The words around a figure, wherever they stand nearby, and by their place right beside it. */
function addWords(
  features: Features,
  { words, space: slot }: WayScene,
  { from, to, as }: Use,
): void {
  const space = mixHashes(slot, hashText(`word ${as}`))
  const at = (index: number) => words[index] ?? 0
  for (let far = 1; far <= REACH; far += 1) {
    const [left, right] = [at(from - far), at(to - 1 + far)]
    addTo(features, mixHashes(space, left, 1), 1 / far)
    addTo(features, mixHashes(space, right, 2), 1 / far)
    if (far > 2) continue
    addTo(features, mixHashes(space, left, 10 + far), 1)
    addTo(features, mixHashes(space, right, 20 + far), 1)
  }
  addTo(features, mixHashes(space, at(from - 1), at(from - 2), 3), 1)
  addTo(features, mixHashes(space, at(to), at(to + 1), 4), 1)
  addTo(features, mixHashes(space, at(from - 1), at(to), 5), 1)
}

function addRole(add: Add, { shares, flags, role }: RolePrediction, { as }: Use): void {
  const [main, ...others] = ROLES_OF[as]
  const chance = (one: Role | undefined) =>
    one === undefined ? 0 : (shares[READ_ROLES.indexOf(one)] ?? 0)
  const sum = ROLES_OF[as].reduce((total, one) => total + chance(one), 0)
  add(`chance ${as}`, Math.log(Math.max(LEAST_CHANCE, chance(main))))
  add('chance', Math.log(Math.max(LEAST_CHANCE, sum)))
  if (others.length > 0) add(`chance any ${as}`, Math.log(Math.max(LEAST_CHANCE, sum)))
  add(`read ${as} ${role}`)
  for (const [flag, likely] of Object.entries(flags)) {
    add(`flag ${flag}`, Math.log(Math.max(LEAST_CHANCE, 1 - likely)))
    if (likely > 0.5) add(`flagged ${flag} ${as}`)
  }
}

type InMessage = { mention: Mention; use: Use; asked: boolean }

function addMention(add: Add, figures: Figures, { mention, use, asked }: InMessage): void {
  const { kind, unit, noun, nounClass, value, per } = mention
  const { as } = use
  const type = `${kind} ${nounClass} ${unit === null ? '' : unit}`
  add(`type ${as} ${type}`)
  add(`type ${as} ${kind} ${nounClass} ${asked}`)
  add(`noun ${as} ${noun}`)
  add(`value ${as} ${nameSize(value)} ${kind}`)
  add(`integer ${as} ${Number.isInteger(value)} ${kind}`)
  const period = per.week === null ? '' : per.week.toFixed(1)
  add(`per ${as} ${kind} ${period} ${per.person} ${per.site} ${per.item}`)
  const like = figures.mentions.filter((one) => one.kind === kind && one.nounClass === nounClass)
  const place =
    like.length === 1
      ? 'only'
      : like[0] === mention
        ? 'first'
        : like.at(-1) === mention
          ? 'last'
          : 'middle'
  add(`place ${as} ${place} ${asked}`)
  const isOld = figures.known.filter(([, known]) => known === value)
  for (const [slot] of isOld) add(`old ${as} ${slot}`)
}

function addClause(add: Add, { clauses, tokens }: Figures, { from, to, as }: Use): void {
  const clause = findClauseOf(clauses, from)
  if (clause === undefined) return
  add(`owner ${clause.owner}`)
  add(`time ${clause.time}`)
  add(`supposed ${clause.isSupposed}`)
  add(`negated ${clause.isNegated} ${as}`)
  add(`correction ${clause.isCorrection} ${as}`)
  add(`ends ${tokens[clause.sentence.to]?.norm === '?'}`)
  const isLater = clauses.some((one) => one.from >= to && one.isCorrection)
  add(`corrected later ${isLater} ${as}`)
}

/** Figures that a way leaves out, by what they most likely are. */
export function addUnused(scene: WayScene, features: Features, uses: readonly Use[]): void {
  for (const [index, mention] of scene.figures.mentions.entries()) {
    if (uses.some((use) => use.from <= mention.from && use.to >= mention.to)) continue
    for (const [hash, strength] of describeUnused(scene, index, uses.length > 0))
      addTo(features, hash, strength)
  }
}

function describeUnused(scene: WayScene, index: number, isOther: boolean): [number, number][] {
  const key = `unused ${index} ${isOther}`
  const made = scene.uses.get(key)
  if (made !== undefined) return made
  const { figures, roles, slot } = scene
  const [mention, prediction] = [figures.mentions[index], roles[index]]
  const { features, add } = collect(scene)
  if (mention !== undefined && prediction !== undefined) {
    const own = Object.values(prediction.flags).reduce((chance, flag) => chance * (1 - flag), 1)
    const likely = likelihood(prediction, ROLES_FOR[slot]) * own
    add('unused', Math.log(Math.max(LEAST_CHANCE, 1 - likely)))
    const clause = findClauseOf(figures.clauses, mention.from)
    const isOwn =
      clause === undefined || (clause.owner === 'us' && clause.time === 'now' && !clause.isSupposed)
    add(`unused ${prediction.role} ${isOther} ${isOwn}`)
    add(`unused ${mention.kind} ${mention.nounClass} ${isOther} ${isOwn}`)
  }
  const list = [...features]
  scene.uses.set(key, list)
  return list
}
