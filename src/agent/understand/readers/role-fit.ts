import type { Derivation, FigureSlot, Use } from '#agent/understand/quantities/derivation.ts'
import type { RolePrediction } from '#agent/understand/readers/predict-roles.ts'
import { READ_ROLES, type Role } from '#agent/understand/readers/roles.ts'

/** Roles that a figure of each use can have. */
export const ROLES_OF: Readonly<Record<Use['as'], readonly Role[]>> = {
  hours: ['hours_all', 'hours_each'],
  'hours each': ['hours_each', 'hours_all'],
  'hours site': ['hours_site', 'hours_each'],
  'time item': ['time_item'],
  share: ['share'],
  people: ['people'],
  sites: ['sites'],
  items: ['items'],
  period: ['period'],
  rate: ['rate'],
  salary: ['salary'],
  extra: ['percent', 'rate', 'money'],
  percent: ['errors', 'percent'],
  errors: ['errors'],
  whole: ['items', 'errors', 'number'],
  tools: ['tool_count'],
  minus: ['people', 'staff', 'other_count', 'number'],
}

/** Roles that a slot hardly leaves unused. */
export const ROLES_FOR: Readonly<Record<FigureSlot, readonly Role[]>> = {
  manual_hours: ['hours_all', 'hours_each', 'hours_site', 'time_item', 'share'],
  team_size: ['people'],
  hourly_rate: ['rate', 'salary'],
  error_rate: ['errors'],
  tool_count: ['tool_count'],
}

export const LEAST_CHANCE = 0.01

/** People who are named without a number have no role. */
const UNMARKED = 0.3

export function likelihood(
  prediction: RolePrediction | undefined,
  wanted: readonly Role[],
): number {
  if (prediction === undefined) return UNMARKED
  return wanted.reduce((sum, role) => sum + (prediction.shares[READ_ROLES.indexOf(role)] ?? 0), 0)
}

const toLog = (chance: number): number => Math.log(Math.max(LEAST_CHANCE, chance))

/** Tells how well the learned roles fit what a way does with its figures, and leave the others. */
function createRoleScorer(
  roles: readonly RolePrediction[],
  slot: FigureSlot,
): (way: Derivation) => number {
  const left = roles.map((role) => toLog(1 - likelihood(role, ROLES_FOR[slot])))
  return ({ uses }) => {
    const used = uses.map(({ index, as }) =>
      toLog(likelihood(index === null ? undefined : roles[index], ROLES_OF[as])),
    )
    const unused = left.filter((_, index) => !uses.some((use) => use.index === index))
    return [...used, ...unused].reduce((sum, one) => sum + one, 0)
  }
}

/** The ways that the learned roles speak for; the others are not weighed. */
const WAYS_MAX = 40
/** Each way is described by what it does with every figure: the more figures, the fewer ways. */
const USES_MAX = 480

export function keepLikely(
  roles: readonly RolePrediction[],
  ways: readonly Derivation[],
): readonly Derivation[] {
  const [first] = ways
  const most = Math.min(WAYS_MAX, Math.floor(USES_MAX / roles.length))
  if (first === undefined || ways.length <= most) return ways
  const score = createRoleScorer(roles, first.slot)
  return ways
    .map((way) => ({ way, score: score(way) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ way }) => way)
}

/** For every set of people how likely it is that the hours are theirs. */
export function shareOutTeams(
  roles: readonly RolePrediction[],
  ways: readonly Derivation[],
): ReadonlyMap<string, number> {
  const teams = new Map<string, number>()
  const scores = ways.map(createRoleScorer(roles, 'manual_hours'))
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  for (const [at, way] of ways.entries()) {
    const key = nameTeam(way)
    teams.set(key, (teams.get(key) ?? 0) + (powers[at] ?? 0) / total)
  }
  return teams
}

export const nameTeam = ({ uses }: Derivation) =>
  uses
    .flatMap(({ as, from }) => (as === 'people' || as === 'minus' ? [from] : []))
    .toSorted((a, b) => a - b)
    .join(' ')
