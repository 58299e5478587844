import { BLANK } from '#agent/perception/message-view.ts'
import { overlaps, type WeighedMessage } from '#agent/perception/proposals/weighed-message.ts'
import { findQuestionClauses } from '#agent/perception/question-clauses.ts'
import { isAboutUs, toQuestion } from '#agent/perception/questions.ts'
import type { FaqAct, Span } from '#agent/understand/act.ts'

/** Asks without the form of a question: "unsure whether you work with dentists". */
const SEEKS =
  /\b(?:what|how|who|whose|where|when|which|why|whether|wonder\w*|curious|unsure|unclear|(?:want|need|like|love) to (?:know|understand|hear|learn|see))\b/

/** What a clause may begin behind: words cut out of the middle of one ask nothing. */
const BEGINS =
  /(?:(?:^|[,.;:!?"(–—-]|\b(?:and|but|so|or|know|understand|wonder|wondering|myself|to (?:me|us)|curious|unsure|unclear|sure|idea))\s*|\n[^\S\n]*)$/
const REACH_CHARS = 24

/** A question to us that the rules did not hear as one, where no act of theirs rests on its words. */
export function readProposedQuestion(
  { heard, acts, context }: WeighedMessage,
  quote: Span,
): FaqAct | null {
  const plain = heard.own.view.plain.slice(...quote)
  const before = heard.start.plain.slice(Math.max(0, quote[0] - REACH_CHARS), quote[0])
  if (!BEGINS.test(before)) return null
  const isTaken = acts.some(({ kind, span }) => kind !== 'pain' && overlaps(span, quote))
  if (isTaken || plain.includes(BLANK) || context.asking === 'pain') return null
  const isAsked = findQuestionClauses(plain).length > 0 || SEEKS.test(plain)
  return isAsked && isAboutUs(plain) ? toQuestion(heard.start, quote) : null
}
