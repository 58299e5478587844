import type { Heard, Notice } from '#agent/decision/decision.ts'
import { ABUSE_LIMIT } from '#agent/decision/score-facts.ts'
import type { Act, MoveKind } from '#agent/perception/act.ts'

const OFF_TOPIC_LIMIT = 3

const SIMPLE: readonly (readonly [MoveKind, Notice])[] = [
  ['injection', 'injection'],
  ['why', 'why'],
  ['handoff', 'handoff'],
  ['refuse', 'refusal_accepted'],
  ['no_call', 'no_call'],
  ['decline_booking', 'booking_declined'],
  ['stop', 'goodbye'],
  ['unsure', 'unsure_accepted'],
]
/** Said only when nothing weightier is. */
const LIGHT: readonly (readonly [MoveKind, Notice])[] = [
  ['thanks', 'thanks'],
  ['greet', 'greeting'],
]

/** Acts that are answered in their own way, so that nothing more need be said of the message. */
const CONTENT: readonly Act['kind'][] = [
  'ask_faq',
  'implausible',
  'book',
  'other_lang',
  'affirm',
  'deny',
  'pain',
]

function isSilent({ acts, learned, consent }: Heard): boolean {
  const hasContent = acts.some((act) => CONTENT.includes(act.kind))
  return !hasContent && learned.length === 0 && (consent ?? null) === null
}

/** What has to be said about how the message was meant, weightiest first; at most one. */
export function readNotices(heard: Heard): Notice[] {
  const kinds = new Set(heard.acts.map((act) => act.kind))
  if (kinds.has('abuse')) {
    return [heard.state.abuseCount >= ABUSE_LIMIT ? 'abuse_end' : 'abuse_warning']
  }
  const declined = heard.consent === 'no' ? 'booking_declined' : undefined
  const simple = SIMPLE.find(([kind]) => kinds.has(kind))?.[1] ?? declined
  const hasReply = hasAnswer(heard)
  const isSaid = isAnswered(heard) && isAboutAnswer(simple)
  if (simple !== undefined && !isSaid && !(hasReply && simple === 'why')) return [simple]
  if (kinds.has('off_topic') && heard.learned.length === 0 && !hasReply) {
    return [heard.state.offTopicStreak >= OFF_TOPIC_LIMIT ? 'off_topic_again' : 'off_topic']
  }
  if (!isSilent(heard)) return []
  return [LIGHT.find(([kind]) => kinds.has(kind))?.[1] ?? 'not_understood']
}

/** "I'm not sure, maybe 4%" and "thanks, bye the way it's 30 hours" are answers. */
function isAnswered({ learned }: Heard): boolean {
  return learned.length > 0
}

/** What asks for a reason or strays, and is answered from the site, needs no other reply. */
function hasAnswer({ answers = [] }: Heard): boolean {
  return answers.some(({ kind }) => kind !== 'unknown')
}

function isAboutAnswer(notice: Notice | undefined): boolean {
  return notice === 'unsure_accepted' || notice === 'goodbye' || notice === 'booking_declined'
}
