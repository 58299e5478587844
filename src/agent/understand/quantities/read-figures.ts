import type { Candidate } from '#agent/understand/quantities/candidate.ts'
import { composeFigures } from '#agent/understand/quantities/compose-figures.ts'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import { findWorkers, isCountOfPeople } from '#agent/understand/quantities/find-workers.ts'
import { readRoles } from '#agent/understand/quantities/grammar-roles.ts'
import { isRetracted } from '#agent/understand/quantities/retractions.ts'
import type { Figures, Role } from '#agent/understand/quantities/roles.ts'
import { findClauseOf, findClauses } from '#agent/understand/text/clauses.ts'
import { findSentences } from '#agent/understand/text/sentences.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

type Asked = { asked: readonly Slot[]; knownPeople: number | null }

/** Cuts a message into what the readers of figures need. */
export function viewFigures(text: string, { asked, knownPeople }: Asked): Figures {
  const tokens = tokenize(text)
  const mentions = findMentions(tokens)
  return {
    tokens,
    sentences: findSentences(tokens),
    clauses: findClauses(tokens),
    mentions,
    workers: findWorkers(tokens, mentions.filter(isCountOfPeople)),
    asked,
    knownPeople,
  }
}

/**
 * Which figures tell something of the visitor's work as it is: not those of somebody else, of the past, of a plan, of a
 * supposition, or taken back. Both readers see only these.
 */
export function findTold(figures: Figures): boolean[] {
  return figures.mentions.map((mention) => {
    const clause = findClauseOf(figures.clauses, mention.from)
    const isTold =
      clause === undefined || (clause.owner === 'us' && clause.time === 'now' && !clause.isSupposed)
    return isTold && !isRetracted(figures, mention)
  })
}

export function readByGrammar(figures: Figures): { roles: Role[]; candidates: Candidate[] } {
  const told = findTold(figures)
  const roles = readRoles(figures).map((role, index) => (told[index] ? role : 'none'))
  return { roles, candidates: composeFigures({ ...figures, roles }) }
}
