import { type ConversationState, listPending } from '#agent/conversation-state.ts'
import { ASKS_MAX } from '#agent/decision/next-question.ts'
import type { Learning } from '#agent/decision/set-fact.ts'
import type { Act, MoveKind } from '#agent/perception/act.ts'
import type { Slot } from '#domain/fact.ts'

/** Without these there is no estimate, so a first "I don't know" is followed by an easier question. */
const WORTH_HELPING: readonly Slot[] = ['manual_hours', 'hourly_rate']
const OPENING: readonly Slot[] = ['contact_name', 'company_website']

const does = (acts: readonly Act[], kind: MoveKind) => acts.some((act) => act.kind === kind)

/** A question is passed over when the message informs about something else and says nothing to it. */
function isPassedOver({ state, learned }: Learning, acts: readonly Act[]): boolean {
  if (does(acts, 'refuse') || does(acts, 'unsure')) return false
  const [slot, also] = listPending(state)
  if (slot === undefined || (also !== undefined && state.facts[also] !== undefined)) return false
  const isHalfAnswered = slot === 'manual_hours' && state.hoursPerPerson !== null
  if (isHalfAnswered) return false
  if (OPENING.includes(slot) || slot === 'email' || state.facts[slot] !== undefined) return false
  return learned.length > 0
}

/** "I don't know" closes a slot, unless the estimate needs it and it was asked only once. */
function closeUnsure(state: ConversationState, acts: readonly Act[]): ConversationState {
  if (!does(acts, 'unsure')) return state
  const closed = listPending(state).filter(
    (slot) => !WORTH_HELPING.includes(slot) && state.facts[slot] === undefined,
  )
  const asks = Object.fromEntries(closed.map((slot) => [slot, ASKS_MAX]))
  return { ...state, asks: { ...state.asks, ...asks } }
}

/** Counts what a message did apart from informing. */
export function recordMoves(learning: Learning, acts: readonly Act[]): ConversationState {
  const state = closeUnsure(learning.state, acts)
  const isOffTopic = does(acts, 'off_topic') && learning.learned.length === 0
  const hasDeclinedCall = does(acts, 'no_call') || (state.hasDeclinedCall && !does(acts, 'book'))
  return {
    ...state,
    ...(hasDeclinedCall === undefined ? {} : { hasDeclinedCall }),
    passedOver: state.passedOver + (isPassedOver(learning, acts) ? 1 : 0),
    abuseCount: state.abuseCount + (does(acts, 'abuse') ? 1 : 0),
    offTopicStreak: isOffTopic ? state.offTopicStreak + 1 : 0,
  }
}
