import { HARDSHIP_LISTS, HARDSHIP_PHRASES } from '#agent/lexicon/hardship-phrases.ts'
import type { MoveAct } from '#agent/understand/message/act.ts'
import { toMove } from '#agent/understand/message/act.ts'
import { findClauseOf, findClauses } from '#agent/understand/text/clauses.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const HARDSHIP = compilePhrases(HARDSHIP_PHRASES, { lists: HARDSHIP_LISTS })

/** A death, an illness, or exhaustion that the visitor speaks of; supposed ones are none. At most one. */
export function findHardship(tokens: readonly Token[], text: string): MoveAct[] {
  const found = findPhrases(HARDSHIP, tokens)
  if (found.length === 0) return []
  const clauses = findClauses(tokens)
  const told = found.find(({ first }) => findClauseOf(clauses, first)?.isSupposed !== true)
  if (told === undefined) return []
  return [{ ...toMove('hardship', told, { tokens, text }), cause: told.label }]
}
