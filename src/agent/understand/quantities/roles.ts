import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Workers } from '#agent/understand/quantities/workers.ts'
import type { Role } from '#agent/understand/readers/roles.ts'
import type { Clause } from '#agent/understand/text/clauses.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

export type { Role }

/** A message as the readers of figures see it. */
export type Figures = {
  tokens: readonly Token[]
  sentences: readonly Range[]
  clauses: readonly Clause[]
  mentions: readonly Mention[]
  workers: readonly Workers[]
  asked: readonly Slot[]
  /** People told before, for "3 hours each". */
  knownPeople: number | null
}

/** The same with one role per mention, in their order. */
export type RoledFigures = Figures & { roles: readonly Role[] }

/** The figures that are said of one thing. */
export const listByRole = ({ mentions, roles }: RoledFigures, role: Role) =>
  mentions.filter((_, index) => roles[index] === role)
