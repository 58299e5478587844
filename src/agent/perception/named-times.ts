import type { MessageView } from '#agent/perception/message-view.ts'
import { findClauseSpan } from '#agent/perception/time-spans.ts'
import type { Finding, Span } from '#agent/understand/act.ts'

const PREPOSITION_BEFORE =
  /(?:\b(?:by|before|until|till|at) )?(?:\bthe )?\b(?:end|start|beginning) of (?:the )?$|\b(?:in|within|by|before|inside|until|till|over) (?:about |around |roughly |the )?(?:next )?$|\bnot $/

/** "In 6 weeks" rather than "6 weeks", so that the words can be said back. */
export function withPreposition({ plain }: MessageView, [start, end]: Span): Span {
  const words = PREPOSITION_BEFORE.exec(plain.slice(Math.max(0, start - 30), start))?.[0] ?? ''
  return [start - words.length, end]
}

/** When the decision falls matters less than when it is to run. */
const ABOUT_DECIDING = /\b(?:decision|decid\w+|choos\w+|shortlist\w*|kick[- ]?off)\b/

export function preferRunning(view: MessageView, found: readonly Finding[]): Finding[] {
  const running = found.filter(
    ({ span }) => !ABOUT_DECIDING.test(view.shape.slice(...findClauseSpan(view, span[0]))),
  )
  return running.length > 0 ? running : [...found]
}
