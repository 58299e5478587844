import type { Heard, Notice, Question } from '#agent/decide/decision.ts'
import { ASKS_MAX, countAsks } from '#agent/decide/next-question.ts'
import type { Answer } from '#agent/knowledge/answer.ts'
import { type PassOn, QUOTE_MAX_CHARS } from '#agent/state/conversation-state.ts'
import { cutText } from '#domain/cut-text.ts'

/** Asks for something to be sent. */
const REQUEST = 'send-info'
/** After these there is nothing to offer. */
const NOT_BESIDE: readonly Notice[] = [
  'abuse_warning',
  'abuse_end',
  'injection',
  'handoff',
  'goodbye',
]

/** Whether a person can answer what we cannot. */
export function needsPerson(answer: Answer): boolean {
  if (answer.kind === 'unknown') return !answer.isForeign
  return answer.kind === 'card' && answer.offersPerson === true
}

/** The question that was offered to be passed on, once the visitor agrees. */
export function findPassedOn({ state, passOn }: Heard): string | null {
  if (passOn !== 'yes') return null
  return state.pending?.kind === 'pass_on' ? state.pending.question : (state.unpassed ?? null)
}

/** What was asked for before is read from a bare answer, also after the offer. */
function suspend({ state: { pending } }: Heard): Pick<PassOn, 'slot' | 'also'> {
  if (pending === null || pending.kind === 'calendar' || pending.slot === undefined) return {}
  const { slot, also } = pending
  return also === undefined ? { slot } : { slot, also }
}

/** An address was left, or kept back. */
const isReached = ({ facts: { email, phone } }: Heard['state']): boolean =>
  email !== undefined || typeof phone?.value === 'string'

/** To ask where the answer should go, or whether to pass on what we cannot answer; null when neither is due. */
export function planPassOn(heard: Heard, notices: readonly Notice[]): Question | null {
  if (notices.some((notice) => NOT_BESIDE.includes(notice))) return null
  const { state, answers = [] } = heard
  if (findPassedOn(heard) !== null) {
    if (isReached(state)) return null
    // Without an address there is no answer, so it is asked for however often it was before.
    const isClarifying = countAsks(state, 'email') >= ASKS_MAX
    return { kind: 'slot', slot: 'email', attempt: 1, purpose: 'answer', isClarifying }
  }
  const isAskedFor = notices.includes('request_status')
  const isDone = (state.said?.question_passed_on ?? 0) + (state.said?.handoff ?? 0) > 0
  if (isAskedFor && !isDone && state.unpassed !== undefined)
    return { kind: 'pass_on', question: state.unpassed, ...suspend(heard) }
  if (isAskedFor && isDone && !isReached(state))
    return { kind: 'slot', slot: 'email', attempt: 1, purpose: 'answer', isClarifying: true }
  const open = answers.find(needsPerson)
  return open === undefined ? null : offerToPassOn(open, heard)
}

function offerToPassOn(open: Answer, heard: Heard): PassOn {
  const asked = 'asked' in open && open.asked !== undefined ? open.asked : ''
  return {
    kind: 'pass_on',
    question: cutText(asked.trim(), QUOTE_MAX_CHARS),
    ...(open.kind === 'card' && open.id === REQUEST && { isRequest: true }),
    ...(open.kind === 'unknown' && open.near !== undefined && { near: open.near }),
    ...suspend(heard),
  }
}
