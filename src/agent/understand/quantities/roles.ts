import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Workers } from '#agent/understand/quantities/workers.ts'
import type { Clause } from '#agent/understand/text/clauses.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

/** What a figure is said of. `none` is a figure that tells nothing we ask for. */
export const ROLES = [
  'people',
  'staff',
  'sites',
  'other_count',
  'hours_all',
  'hours_each',
  'hours_site',
  'time_item',
  'share',
  'items',
  'period',
  'start',
  'duration',
  'rate',
  'salary',
  'budget',
  'money',
  'errors',
  'percent',
  'tool_count',
  'number',
  'none',
] as const
export type Role = (typeof ROLES)[number]

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
