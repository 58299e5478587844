import type { Heard } from '#agent/decision/decision.ts'
import type { Act, FaqTopic } from '#agent/perception/act.ts'

/** What each of these is already answered by, so that an unknown question beside it is not. */
const ANSWERED_OTHERWISE: readonly Act['kind'][] = [
  'book',
  'decline_booking',
  'no_call',
  'handoff',
  'why',
  'off_topic',
  'injection',
  'abuse',
  'other_lang',
  'stop',
]

/** A question put to us; "maybe 4%?" beside a fact is only a hedge. */
const PUT_TO_US =
  /\b(?:do|does|can|could|will|would|are|is|have|did|who|what|where|how|when|which)\b[^?]{0,40}\b(?:you|your|guys)\b/i

/** The topics to answer, at most two. */
export function readAnswers({ acts }: Heard): FaqTopic[] {
  const isAnswered = acts.some((act) => ANSWERED_OTHERWISE.includes(act.kind))
  const hasFacts = acts.some((act) => act.kind === 'inform')
  return acts.flatMap((act) => {
    if (act.kind !== 'ask_faq') return []
    const isHedge = act.topic === 'other' && hasFacts && !PUT_TO_US.test(act.quote)
    return isHedge || (act.topic === 'other' && isAnswered) ? [] : [act.topic]
  })
}
