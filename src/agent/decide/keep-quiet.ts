import type { Heard } from '#agent/decide/decision.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'

/** The reply to "no more questions" and the one after it. */
const QUIET_REPLIES = 2
const STOP_ASKING = 'stop-asking'

export function asksToStop({ answers = [] }: Heard): boolean {
  return answers.some((answer) => answer.kind === 'card' && answer.id === STOP_ASKING)
}

const QUESTIONS_IN_ROW = 2

export function countQuestionsInRow({ state, acts, learned }: Heard): number {
  const isAsking = learned.length === 0 && acts.some(({ kind }) => kind === 'ask_faq')
  return isAsking ? (state.questionsInRow ?? 0) + 1 : 0
}

/** Who only came to ask is answered, and asked something back every other time. */
export function isOnlyAsking(heard: Heard): boolean {
  const { answers = [] } = heard
  const count = countQuestionsInRow(heard)
  return answers.length > 0 && count >= QUESTIONS_IN_ROW && count % 2 === 0
}

/** For how many replies, this one included, nothing is asked. Who tells a fact of their own accord goes on talking. */
export function countQuiet(heard: Heard): number {
  if (asksToStop(heard)) return QUIET_REPLIES
  return heard.learned.length > 0 ? 0 : (heard.state.quietReplies ?? 0)
}

/** What is open stays open, so that a bare answer to it is still read, and one more reply has gone by. */
export function keepQuiet(state: ConversationState, heard: Heard): ConversationState {
  const quiet = countQuiet(heard)
  const { pending } = heard.state
  if (quiet === 0) {
    const next = { ...state, quietReplies: 0, questionsInRow: countQuestionsInRow(heard) }
    return isOnlyAsking(heard) && state.pending === null ? { ...next, pending } : next
  }
  return {
    ...state,
    quietReplies: quiet - 1,
    pending: pending?.kind === 'slot' ? pending : state.pending,
  }
}
