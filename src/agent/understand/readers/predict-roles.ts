import type { Mention } from '#agent/understand/quantities/mention.ts'
import { describeMentions } from '#agent/understand/readers/describe-mentions.ts'
import {
  openModel,
  type RoleModel,
  scoreFeatures,
  toChance,
  toShares,
} from '#agent/understand/readers/models.ts'
import ROLE_WEIGHTS from '#agent/understand/readers/role-weights.json' with { type: 'json' }
import { FLAGS, type Flag, READ_ROLES, type Role } from '#agent/understand/readers/roles.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

type Guess = { role: Role; certainty: number }
export type RolePrediction = Guess & {
  second: Guess
  /** How likely every role is, in the order of `READ_ROLES`. */
  shares: readonly number[]
  /** For each flag how likely it is, from 0 to 1. */
  flags: Record<Flag, number>
}

const MODEL = openModel(ROLE_WEIGHTS)

/** What every figure of a message tells, as learned from `training/`. Takes time in proportion to the message. */
export function predictRoles(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { asked }: { asked: string | null },
): RolePrediction[] {
  return predictWith(MODEL, tokens, mentions, asked)
}

/** The same with another model, for training. */
export function predictWith(
  model: RoleModel,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  asked: string | null,
): RolePrediction[] {
  return describeMentions(tokens, mentions, asked).map((features) => {
    const scores = scoreFeatures(model, features)
    const shares = toShares(scores.slice(0, READ_ROLES.length), model.temperature)
    const [first, second] = findBestTwo(shares)
    return { ...first, second, shares, flags: readFlags(scores.slice(READ_ROLES.length)) }
  })
}

function findBestTwo(shares: readonly number[]): [Guess, Guess] {
  let [first, second]: [Guess, Guess] = [NOTHING, NOTHING]
  for (const [index, role] of READ_ROLES.entries()) {
    const guess = { role, certainty: shares[index] ?? 0 }
    if (guess.certainty > first.certainty) [first, second] = [guess, first]
    else if (guess.certainty > second.certainty) second = guess
  }
  return [first, second]
}

const NOTHING: Guess = { role: 'none', certainty: 0 }

function readFlags(scores: readonly number[]): Record<Flag, number> {
  const chance = (flag: Flag) => toChance(scores[FLAGS.indexOf(flag)] ?? 0)
  return {
    past: chance('past'),
    planned: chance('planned'),
    other: chance('other'),
    supposed: chance('supposed'),
    old: chance('old'),
  }
}
