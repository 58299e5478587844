import type { Answer } from '#agent/knowledge/answer.ts'
import { type KnownSum, readAskedFigures, readSupposed } from '#agent/knowledge/what-if.ts'
import type { Act, FaqAct } from '#agent/understand/message/act.ts'

/** Before a correction: "are you sure? it was 60 a month". */
export const DOUBT =
  /^\W*(?:are you (?:really |quite )?(?:sure|certain)|you sure|is that right)\W*$/i

/** "Can you just send me a number", "a number for MY case". */
const NUMBER_WANTED =
  /\b(?:just )?(?:send|give|tell|get|show) (?:me|us) (?:a|an|the|my|our) (?:\w+ )?(?:number|figure|estimate|ballpark)\b|\b(?:number|figure|estimate) for (?:my|our|us|me)\b/i

/** "Just tell me the ROI number". */
const ROI_WANTED = /\b(?:send|give|tell|get|show) (?:me|us) (?:the|my|our|an?) roi\b/i

/** "Just tell me is it worth it". */
const WORTH_IT =
  /\b(?:is|will|would) (?:it|this|that)(?: (?:whole )?thing)? (?:(?:even|really|still|actually|going to be|gonna be|be) )*worth it(?: for (?:us|me))?(?: or (?:not|no))?\W*$/i

/** "So what's the verdict?" */
const VERDICT = /^what(?:['’]?s| is) (?:the|your) (?:verdict|answer|bottom line)\b/i

/** "Is that a lot?", "is that normal for a firm our size?" */
const A_LOT =
  /^(?:so |and |but |hm+ |ok(?:ay)? )*(?:is|are|isn['’]?t|seems?|does) (?:that|this|it|those|these)(?: (?:seem|sound|look))?(?: (?:like|really|even|not|actually|considered))* (?:an? )?(?:lot|much|many|high|low|big|small|normal|typical|usual|average|bad|good|ok|okay|reasonable|a lot|too much|too many|out of line|above average)(?: (?:hours|time|of (?:time|hours))| for (?:an? |us |our |this )?[\w' -]{2,40}| compared to (?:others|other \w+))?\W*$/i

/** "That would double the invoices. What would it look like then": what the sentence before it supposes. */
const OUTCOME =
  /\b(?:what (?:would|does|will|are|is) (?:it|that|the (?:savings?|numbers?|estimate|payback)|we)\b|what (?:then|about then)|would (?:it|that|this) (?:be|change|work|help|pay|make))/i

/** "We expect 600 a week by next year. Does that change things?" */
const CHANGES =
  /\bchange (?:things|anything|something|it|the (?:answer|verdict|estimate|math|result|picture))\b/i

/** "But did you get that it's AUD?" */
const TAKEN_IN =
  /^\W*(?:(?:and|but|so|ok(?:ay)?)\W+)*(?:did|do) (?:you|u) (?:get|see|catch|note|notice|understand|register)\b(?! (?:paid|the point|why|how))/i

/** What only the figures of this talk answer: "what if it was 60 hours?", and "are you sure?" by itself. */
export function answerOwn(
  { query, context, quote }: FaqAct,
  { acts, known }: { acts: readonly Act[]; known?: KnownSum },
): Answer | null {
  const [sentence = '', before = ''] = context.split(/(?<=[.!?])\s/).toReversed()
  const isOfSentenceBefore = OUTCOME.test(query) || CHANGES.test(quote)
  const supposed =
    readSupposed(query, known) ??
    readSupposed(sentence, known) ??
    (isOfSentenceBefore && !/\d/.test(query) ? readSupposed(`${before} ${query}`, known) : null)
  if (supposed !== null) return { kind: 'what_if', ...supposed }
  const figures = readAskedFigures(query)
  if (figures !== null) return { kind: 'figure', figures }
  if (ROI_WANTED.test(query)) return { kind: 'state', topic: 'my_roi' }
  if (NUMBER_WANTED.test(query)) return { kind: 'state', topic: 'my_savings' }
  if (known?.hours !== undefined && A_LOT.test(query)) return { kind: 'state', topic: 'my_size' }
  if (TAKEN_IN.test(query)) return { kind: 'state', topic: 'my_facts' }
  if (VERDICT.test(query)) return { kind: 'state', topic: 'my_verdict' }
  if (WORTH_IT.test(query)) return { kind: 'state', topic: 'my_payback' }
  return DOUBT.test(query) && acts.length === 1 ? { kind: 'state', topic: 'my_facts' } : null
}

const OF_ESTIMATE: readonly string[] = ['my_savings', 'my_payback', 'my_verdict', 'my_roi']

/** "70 hours a week then, what does that save": asked of hours that are said back in the same reply. */
export function supposeOpen(answer: Answer, acts: readonly Act[]): Answer {
  const open = acts.find((act) => act.kind === 'confirm' && act.slot === 'manual_hours')
  const isOfEstimate = answer.kind === 'state' && OF_ESTIMATE.includes(answer.topic)
  return open?.kind === 'confirm' && isOfEstimate
    ? { kind: 'what_if', manual_hours: open.value }
    : answer
}
