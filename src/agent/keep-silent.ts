import type { ConversationState } from '#agent/state/conversation-state.ts'
import { NOTHING_SAID } from '#agent/state/nothing-said.ts'
import type { Turn } from '#agent/state/turn.ts'

/** What the agent listens with once a person has spoken: a bare answer is to that person's question, not to its own. */
export function forgetOpenQuestion(state: ConversationState): ConversationState {
  return { ...state, pending: null, isBookingWanted: false }
}

/**
 * The same turn as one who listens takes it: what was told is known and scored, nothing is said, and what was asked,
 * offered and shown is still what it was before.
 */
export function keepSilent(before: ConversationState, turn: Turn): Turn {
  const { pending, asks, clarified, halfAsked, offTopicStreak, isBookingWanted, shown } = before
  const { confirmed, said, quietReplies, questionsInRow } = before
  const asked = { pending, asks, clarified, halfAsked, offTopicStreak, isBookingWanted, shown }
  const state = { ...turn.state, ...asked, confirmed, said, quietReplies, questionsInRow }
  return { ...turn, state, reply: NOTHING_SAID, wording: null }
}
