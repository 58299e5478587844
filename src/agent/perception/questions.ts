import type { MessageView } from '#agent/perception/message-view.ts'
import { findQuestionClauses } from '#agent/perception/question-clauses.ts'
import type { FaqAct, MoveAct, MoveKind, Span } from '#agent/understand/act.ts'

/** Said of a price, not asked. */
const PRICE_WORRY =
  /\b(?:(?:that|it|this)(?:'s| is| seems| sounds| looks)(?: like)? (?:a lot(?= of money|\s*[.,!;?]|\s*$)|too much(?! (?:work|time|manual))|(?:(?:very|too|quite|so|pretty|really|rather) )?(?:expensive|pricey|steep)|(?:way )?(?:out of|over|above) (?:our|my) (?:budget|range))|too expensive|more than (?:we|i) (?:can|could) (?:spend|afford))/

/** A few words without a verb that name what only we can tell: "price audit", "case studies please". */
const TOPIC =
  '(?:pric(?:e|es|ing)(?: list| range)?|costs?|fees?|rates|quote|budget range|timelines?|timeframe|turnaround|security|privacy(?: policy)?|gdpr|hipaa|soc ?2|iso ?27001|certifications?|careers?|jobs?|vacanc(?:y|ies)|open (?:roles|positions)|case stud(?:y|ies)|references|testimonials|portfolio|contact(?: (?:info|details|form))?|phone number|discounts?|guarantees?|refunds?|nda|retainer|deliverables|integrations|roi(?: formula)?|calculator|payback|fit score|newsletter|blog|library|articles|terms(?: and conditions)?|faqs?|who are you|about you|services|use cases|pilot|rollout|operations audit)'
const FILLER =
  '(?:your|the|any|a|an|and|or|of|for|please|pls|info|information|details|audit|pilot|rollout|full|monthly|typical|average|more|about|on|range|again|now)'
const TERSE = new RegExp(
  `^[\\s"']*(?:${FILLER}\\s+){0,3}${TOPIC}(?:\\s+(?:${FILLER}|${TOPIC})){0,4}[\\s.!?"']*$`,
)

/** What these say is answered in their own way. */
const ANSWERED_AS_MOVES: readonly MoveKind[] = [
  'book',
  'handoff',
  'why',
  'stop',
  'injection',
  'abuse',
  'decline_booking',
  'no_call',
  'refuse',
]
/** A clause that is mostly a move is that move. */
const MOVE_SHARE = 0.6
const QUESTIONS_AT_ONCE = 2
const QUERY_MAX_CHARS = 240
const CONTEXT_MAX_CHARS = 400

export function toQuestion(view: MessageView, [start, end]: Span): FaqAct {
  const span = [start, Math.min(end, start + QUERY_MAX_CHARS)] as const
  const from = Math.max(0, Math.min(start, end - CONTEXT_MAX_CHARS))
  return {
    kind: 'ask_faq',
    query: view.plain.slice(...span),
    context: view.plain.slice(Math.min(from, Math.max(0, start - CONTEXT_MAX_CHARS / 2)), end),
    quote: view.text.slice(...span),
    span,
  }
}

export function isMove([start, end]: Span, moves: readonly MoveAct[]): boolean {
  return moves.some(({ kind, span }) => {
    const shared = Math.min(end, span[1]) - Math.max(start, span[0])
    return ANSWERED_AS_MOVES.includes(kind) && shared >= (end - start) * MOVE_SHARE
  })
}

function findWorry(plain: string): Span[] {
  const match = PRICE_WORRY.exec(plain)
  return match ? [[match.index, match.index + match[0].length]] : []
}

const US =
  /\b(?:you(?! (?:believe|imagine)\b)|your|yours|u|ur|they|he|she|the (?:audit|pilot|rollout|retainer|case|chat|call|calculator))\b/
const THEM = /\b(?:i|i'm|im|we|we're|our|my|us|me|mine|ours)\b/

/** Whether the figures in a question are ours and not the visitor's: "is the pilot really 12 weeks". */
export function isAboutUs(query: string): boolean {
  return US.test(query) && !THEM.test(query)
}

const overlaps = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1]

/** What a message asks of us, at most two things. What it is about is not decided here. */
export function findQuestions(view: MessageView, moves: readonly MoveAct[]): FaqAct[] {
  const { plain, context } = view
  // The name of a process is an answer to what we ask about it.
  if (TERSE.test(plain) && context.asking !== 'pain') {
    const start = plain.search(/\S/)
    return [toQuestion(view, [start, plain.trimEnd().length])]
  }
  const worries = findWorry(plain)
  const clauses = findQuestionClauses(plain).filter((clause) => !isMove(clause, moves))
  const asked = clauses.filter((clause) => !worries.some((worry) => overlaps(clause, worry)))
  return [...worries, ...asked]
    .sort((one, other) => one[0] - other[0])
    .slice(0, QUESTIONS_AT_ONCE)
    .map((span) => toQuestion(view, span))
}
