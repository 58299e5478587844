import type { Heard } from '#agent/decision/decision.ts'
import type { Act, FaqTopic } from '#agent/perception/act.ts'

/** What each of these is already answered by, so that an unknown question beside it is not. */
const ANSWERED_OTHERWISE: readonly Act['kind'][] = [
  'inform',
  'book',
  'decline_booking',
  'handoff',
  'why',
  'off_topic',
  'injection',
  'abuse',
  'other_lang',
  'stop',
]

/** The topics to answer, at most two. */
export function readAnswers({ acts }: Heard): FaqTopic[] {
  const isAnswered = acts.some((act) => ANSWERED_OTHERWISE.includes(act.kind))
  return acts.flatMap((act) =>
    act.kind === 'ask_faq' && !(act.topic === 'other' && isAnswered) ? [act.topic] : [],
  )
}
