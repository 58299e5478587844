import { BEFORE_CLAUSE, SEEKING_PHRASES } from '#agent/lexicon/proposal-phrases.ts'
import type { FaqAct, Span } from '#agent/understand/act.ts'
import { isAboutUs } from '#agent/understand/acts/about-us.ts'
import { toQuestion } from '#agent/understand/acts/ask-faq.ts'
import { findQuestionClauses } from '#agent/understand/acts/questions.ts'
import { BLANK } from '#agent/understand/message-view.ts'
import { overlaps, type WeighedMessage } from '#agent/understand/proposals/weighed-message.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const SEEKS = compilePhrases({ seeks: SEEKING_PHRASES })
const REACH_CHARS = 24

/** A question to us that the rules did not hear as one, where no act of theirs rests on its words. */
export function readProposedQuestion(
  { heard, acts, context }: WeighedMessage,
  quote: Span,
): FaqAct | null {
  const plain = heard.own.view.plain.slice(...quote)
  if (!beginsClause(heard.start.visible, quote[0])) return null
  const isTaken = acts.some(({ kind, span }) => kind !== 'pain' && overlaps(span, quote))
  if (isTaken || plain.includes(BLANK) || context.asking === 'pain') return null
  const isAsked =
    findQuestionClauses(plain).length > 0 || findPhrases(SEEKS, tokenize(plain)).length > 0
  return isAsked && isAboutUs(plain) ? toQuestion(heard.start, quote) : null
}

/** Words cut out of the middle of a clause ask nothing. */
function beginsClause(visible: string, start: number): boolean {
  const last = tokenize(visible.slice(Math.max(0, start - REACH_CHARS), start)).at(-1)
  if (last === undefined) return start === 0
  return last.kind === 'sign' || last.kind === 'break' || BEFORE_CLAUSE.has(last.norm)
}
