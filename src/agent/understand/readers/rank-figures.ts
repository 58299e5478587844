import type { Derivation, FigureSlot, Figures } from '#agent/understand/quantities/derivation.ts'
import { deriveFigures } from '#agent/understand/quantities/derive-figures.ts'
import { type Described, describeWays } from '#agent/understand/readers/describe-ways.ts'
import { openRanker, type Ranker, scoreWay, toShares } from '#agent/understand/readers/models.ts'
import { predictRoles } from '#agent/understand/readers/predict-roles.ts'
import RANK_WEIGHTS from '#agent/understand/readers/rank-weights.json' with { type: 'json' }

/** A value of a slot with the likeliest way to it, and how likely the value is by all ways. */
export type Ranked = { derivation: Derivation; chance: number }

const RANKER = openRanker(RANK_WEIGHTS)

/** The likeliest values of every slot, best first; what is missing to one is the chance that nothing is told. */
export function rankFigures(figures: Figures): Record<FigureSlot, Ranked[]> {
  const roles = predictRoles(figures.tokens, figures.mentions, { asked: figures.asked[0] ?? null })
  const described = describeWays(figures, roles, deriveFigures(figures))
  return Object.fromEntries(described.map((one) => [one.slot, rankWays(RANKER, one)])) as Record<
    FigureSlot,
    Ranked[]
  >
}

/** Ways that come to the same value stand for one another. */
export function rankWays(ranker: Ranker, { ways, features }: Described): Ranked[] {
  const shares = toShares(
    features.map((one) => scoreWay(ranker, one)),
    1,
  )
  const byValue = new Map<string, Ranked & { best: number }>()
  for (const [at, derivation] of ways.entries()) {
    if (derivation === null) continue
    const share = shares[at] ?? 0
    const key = `${derivation.value.toPrecision(SAME_DIGITS)} ${derivation.isPerPerson}`
    const found = byValue.get(key)
    const isBest = found === undefined || share > found.best
    byValue.set(key, {
      derivation: isBest ? derivation : found.derivation,
      best: Math.max(share, found?.best ?? 0),
      chance: share + (found?.chance ?? 0),
    })
  }
  return [...byValue.values()].toSorted((one, other) => other.chance - one.chance)
}

const SAME_DIGITS = 4
