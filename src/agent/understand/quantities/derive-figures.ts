import { toWordSet } from '#agent/lexicon/word-set.ts'
import { listCounts } from '#agent/understand/quantities/counts.ts'
import type { Derivation, FigureSlot, Figures } from '#agent/understand/quantities/derivation.ts'
import { deriveErrors, deriveTools } from '#agent/understand/quantities/errors-and-tools.ts'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import { derivePeople } from '#agent/understand/quantities/people.ts'
import { deriveRates } from '#agent/understand/quantities/rates.ts'
import { findWorkers, isCountOfPeople } from '#agent/understand/quantities/read-workers.ts'
import { deriveHours } from '#agent/understand/quantities/sums.ts'
import { findClauses } from '#agent/understand/text/clauses.ts'
import { createMender } from '#agent/understand/text/mend-word.ts'
import { findSentences } from '#agent/understand/text/sentences.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

type Said = Pick<Figures, 'asked' | 'known'>

const UNITS = toWordSet('hours minutes people dollars percent')
const mend = createMender({ words: UNITS, longWords: UNITS })

/** "16 huors", "27 dollers", "6 poeple": the units on which a figure's sense hangs. */
const mendUnit = (token: Token): Token =>
  token.kind === 'word' ? { ...token, norm: mend(token.norm) } : token

/** Cuts a message into what the readers of figures need. */
export function viewFigures(text: string, { asked, known }: Said): Figures {
  const tokens = tokenize(text).map(mendUnit)
  const mentions = findMentions(tokens)
  return {
    tokens,
    mentions,
    sentences: findSentences(tokens),
    clauses: findClauses(tokens),
    workers: findWorkers(tokens, mentions.filter(isCountOfPeople)),
    asked,
    known,
  }
}

/** Every value that the figures of a message can come to, by slot. */
export function deriveFigures(figures: Figures): Record<FigureSlot, Derivation[]> {
  const counts = listCounts(figures)
  return {
    manual_hours: deriveHours(figures, counts),
    team_size: derivePeople(figures, counts),
    hourly_rate: deriveRates(figures),
    error_rate: deriveErrors(figures),
    tool_count: deriveTools(figures),
  }
}
