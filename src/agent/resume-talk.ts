import { countAsk } from '#agent/decide/decide.ts'
import type { Question } from '#agent/decide/decision.ts'
import { countAsks } from '#agent/decide/next-question.ts'
import { planQuestion } from '#agent/decide/plan-question.ts'
import { scoreFacts } from '#agent/decide/score-facts.ts'
import { getQuickReplies } from '#agent/respond/quick-replies.ts'
import { sayQuestion } from '#agent/respond/say-question.ts'
import {
  type ConversationState,
  isCalendarQuestion,
  isSettled,
  listPending,
} from '#agent/state/conversation-state.ts'

export type Resumption = {
  state: ConversationState
  text: string
  quickReplies: readonly string[]
}

/** What the agent says when a person hands the conversation back: it goes on with the question that was open. */
export function resumeTalk(state: ConversationState, personName: string): Resumption {
  const news = `${personName} has handed this conversation back to me, the assistant.`
  const question = findOpenQuestion(state)
  if (question !== null) return { state, ...sayNext(state, news, question) }
  const settled = { ...state, pending: null }
  const next = planQuestion({ state: settled, acts: [], learned: [] }, [], scoreFacts(settled))
  const asked = countAsk(settled, next, [])
  return { state: asked, ...sayNext(asked, news, next) }
}

function sayNext(state: ConversationState, news: string, question: Question | null) {
  const text = [news, sayQuestion(state, question)].filter(Boolean).join('\n\n')
  return { text, quickReplies: getQuickReplies(question, state) }
}

/** The question asked last, while none of what it asks for has been told. */
function findOpenQuestion(state: ConversationState): Question | null {
  const { pending } = state
  if (state.isBooked || pending === null || pending.kind === 'pass_on') return null
  if (pending.kind === 'calendar') {
    return isCalendarQuestion(pending) && !state.hasDeclinedCall ? pending : null
  }
  if (listPending(state).some((slot) => isSettled(state, slot))) return null
  if (pending.kind === 'confirm') return pending
  return { ...pending, attempt: countAsks(state, pending.slot) }
}
