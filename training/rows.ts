import {
  type Derivation,
  FIGURE_SLOTS,
  type UseKind,
} from '../src/agent/understand/quantities/derivation.ts'
import { deriveFigures, viewFigures } from '../src/agent/understand/quantities/derive-figures.ts'
import { describeMentions } from '../src/agent/understand/readers/describe-mentions.ts'
import { FLAGS, READ_ROLES, type Role } from '../src/agent/understand/readers/roles.ts'
import { tokenize } from '../src/agent/understand/text/tokens.ts'
import { alignSpans, type LexerMiss } from './align-spans.ts'
import { foldOf, type Gold, hasGold, isGold, type Valued } from './read-values.ts'
import { AUTHORS, readAuthor } from './shared/read-messages.ts'

/** One mention with what is true of it. Roles and flags by their place in the lists. */
export type Row = {
  author: number
  /** What was told by a value and not by marks counts less. */
  weight: number
  message: number
  features: ReadonlySet<number>
  role: number
  flags: ReadonlySet<number>
}

/** All mentions of all authors, and the figures that the lexer does not find. */
export function collectRows(): { rows: Row[]; misses: LexerMiss[] } {
  const rows: Row[] = []
  const misses: LexerMiss[] = []
  let message = 0
  for (const author of AUTHORS)
    for (const labelled of readAuthor(author)) {
      message += 1
      const aligned = alignSpans(labelled)
      misses.push(...aligned.misses)
      const { tokens, mentions, asked, gold } = aligned.example
      for (const [index, features] of describeMentions(tokens, mentions, asked).entries()) {
        const { role, flags } = gold[index] ?? { role: 'none', flags: [] }
        rows.push({
          author,
          weight: 1,
          message,
          features,
          role: READ_ROLES.indexOf(role),
          flags: new Set(flags.map((flag) => FLAGS.indexOf(flag))),
        })
      }
    }
  return { rows, misses }
}

/** The role of a figure in a way, where the way says enough. */
const ROLE_OF: Readonly<Partial<Record<UseKind, Role>>> = {
  hours: 'hours_all',
  'hours each': 'hours_each',
  'hours site': 'hours_site',
  'time item': 'time_item',
  share: 'share',
  people: 'people',
  sites: 'sites',
  items: 'items',
  rate: 'rate',
  salary: 'salary',
  percent: 'errors',
  errors: 'errors',
  tools: 'tool_count',
}
const VALUE_WEIGHT = 0.5

/** Figures whose role follows from the value that is known: there is one shortest way to it. */
export function collectValueRows(values: readonly Valued[], first: number): Row[] {
  return values.flatMap((valued, at) => {
    if (valued.spans.length > 0) return []
    const figures = viewFigures(tokenize(valued.text), valued)
    if (figures.mentions.length === 0) return []
    const derivations = deriveFigures(figures)
    const roles = new Map<number, Role>()
    for (const slot of FIGURE_SLOTS)
      for (const [index, role] of findOnlyWay(derivations[slot], valued.gold[slot]))
        roles.set(index, role)
    const described = describeMentions(figures.tokens, figures.mentions, valued.asked[0] ?? null)
    return [...roles].map(([index, role]) => ({
      author: foldOf(valued.source),
      weight: VALUE_WEIGHT * valued.weight,
      message: first + at,
      features: described[index] ?? new Set<number>(),
      role: READ_ROLES.indexOf(role),
      flags: new Set<number>(),
    }))
  })
}

function findOnlyWay(ways: readonly Derivation[], gold: Gold): [number, Role][] {
  if (gold.isFree || !hasGold(gold)) return []
  const right = ways.filter((way) => !way.isPerPerson && isGold(gold, way.value))
  const least = Math.min(...right.map(({ uses }) => uses.length))
  const shortest = right.filter(({ uses }) => uses.length === least)
  const names = new Set(
    shortest.map(({ uses }) =>
      uses
        .map(({ from, as }) => `${from} ${as}`)
        .toSorted()
        .join(' '),
    ),
  )
  if (names.size !== 1) return []
  return (shortest[0]?.uses ?? []).flatMap(({ index, as }): [number, Role][] => {
    const role = ROLE_OF[as]
    return index === null || role === undefined ? [] : [[index, role]]
  })
}
