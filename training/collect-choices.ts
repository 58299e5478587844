import type {
  Derivation,
  FigureSlot,
  Figures,
} from '../src/agent/understand/quantities/derivation.ts'
import { deriveFigures, viewFigures } from '../src/agent/understand/quantities/derive-figures.ts'
import { describeWays } from '../src/agent/understand/readers/describe-ways.ts'
import type { RoleModel } from '../src/agent/understand/readers/models.ts'
import { predictWith } from '../src/agent/understand/readers/predict-roles.ts'
import { ROLES_OF } from '../src/agent/understand/readers/role-fit.ts'
import { tokenize } from '../src/agent/understand/text/tokens.ts'
import type { Choice } from './fit-ranker.ts'
import { foldOf, type Gold, hasGold, isGold, type Valued } from './read-values.ts'
import { isRole, type Span } from './shared/read-messages.ts'

export type SlotChoice = Choice & {
  slot: FigureSlot
  ways: readonly (Derivation | null)[]
  gold: Gold
  valued: Valued
}

/** Roles come from models that have not seen the author, so that the ranker learns how far to trust them. */
export function collectChoices(
  values: readonly Valued[],
  models: ReadonlyMap<number, RoleModel>,
): SlotChoice[] {
  return values.flatMap((valued, message) => {
    const figures = viewFigures(tokenize(valued.text), valued)
    const model = models.get(foldOf(valued.source))
    if (model === undefined) throw new Error(`No fold for ${valued.source}`)
    const roles = predictWith(model, figures.tokens, figures.mentions, valued.asked[0] ?? null)
    const described = describeWays(figures, roles, deriveFigures(figures))
    return described.flatMap(({ slot, ways, features }) => {
      const gold = valued.gold[slot]
      // What may be anything teaches nothing, unless a value is known.
      if (gold.isFree && !hasGold(gold)) return []
      const right = ways.map((way) => way !== null && !way.isPerPerson && isGold(gold, way.value))
      const isNothing = !hasGold(gold) || gold.isFree || !right.includes(true)
      const marked = keepMarked(figures, valued.spans, { ways, right })
      return {
        source: valued.source,
        weight: valued.weight,
        message,
        slot,
        ways,
        gold,
        valued,
        features: features.map((one) => [...one]),
        isRight: ways.map((way, at) => {
          if (slot === 'manual_hours' && valued.each !== undefined)
            return way?.isPerPerson === true && way.value === valued.each
          return way === null || way.isPerPerson ? isNothing : (marked[at] ?? false)
        }),
      }
    })
  })
}

type Judged = { ways: readonly (Derivation | null)[]; right: readonly boolean[] }

/** Of the ways to a right value those that use every figure as it was marked, if there are such. */
function keepMarked(
  figures: Figures,
  spans: readonly Span[],
  { ways, right }: Judged,
): readonly boolean[] {
  const roles = spans.filter(({ role }) => isRole(role))
  const fits = ways.map(
    (way, at) =>
      right[at] === true &&
      way !== null &&
      way.uses.every(({ index, from, to, as }) => {
        if (index === null) return true
        const [start, end] = [figures.tokens[from]?.start ?? 0, figures.tokens[to - 1]?.end ?? 0]
        const marked = roles.find((span) => span.start < end && span.end > start)
        return marked === undefined || ROLES_OF[as].some((role) => role === marked.role)
      }),
  )
  return fits.includes(true) ? fits : right
}
