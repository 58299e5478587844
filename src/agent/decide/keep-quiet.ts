import type { Heard } from '#agent/decide/decision.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Slot } from '#domain/fact.ts'

/** After a call for a person: the reply to it and the one after. */
const QUIET_REPLIES = 2
/** "No more questions" holds until the visitor goes on to tell of the work. */
const FOR_GOOD = 1_000
const STOP_ASKING = 'stop-asking'

export function asksToStop({ answers = [] }: Heard): boolean {
  return answers.some((answer) => answer.kind === 'card' && answer.id === STOP_ASKING)
}

const QUESTIONS_IN_ROW = 2

export function countQuestionsInRow({ state, acts, learned }: Heard): number {
  const isAsking = learned.length === 0 && acts.some(({ kind }) => kind === 'ask_faq')
  if (!isAsking) return 0
  // A choice, or the question in other words, is the same question still.
  const isSame = state.pending?.kind === 'pass_on' && state.pending.near !== undefined
  return (state.questionsInRow ?? 0) + (isSame ? 0 : 1)
}

/** Who only came to ask is answered, and asked something back every other time. */
export function isOnlyAsking(heard: Heard): boolean {
  const { answers = [] } = heard
  const count = countQuestionsInRow(heard)
  return answers.length > 0 && count >= QUESTIONS_IN_ROW && count % 2 === 0
}

const CONTACT: readonly Slot[] = [
  'contact_name',
  'company_name',
  'company_website',
  'email',
  'phone',
]

/** Whoever waits for a person and leaves a name or an address has not taken up the questions again. */
const isOfWork = ({ slot }: Heard['learned'][number]) => !CONTACT.includes(slot)

/** For how many replies, this one included, nothing is asked. Who tells a fact of their work goes on talking. */
export function countQuiet(heard: Heard): number {
  const wantsPerson = heard.acts.some(({ kind }) => kind === 'handoff')
  const before = heard.state.quietReplies ?? 0
  if (asksToStop(heard)) return FOR_GOOD
  if (wantsPerson) return Math.max(QUIET_REPLIES, before)
  return heard.learned.some(isOfWork) ? 0 : before
}

/** What is open stays open, so that a bare answer to it is still read, and one more reply has gone by. */
export function keepQuiet(state: ConversationState, heard: Heard): ConversationState {
  const quiet = countQuiet(heard)
  const { pending } = heard.state
  if (quiet === 0) {
    const next = { ...state, quietReplies: 0, questionsInRow: countQuestionsInRow(heard) }
    // A yes is bound to the question just asked: a figure that this reply does not say back waits.
    const isKept = isOnlyAsking(heard) && state.pending === null && pending?.kind !== 'confirm'
    return isKept ? { ...next, pending } : next
  }
  return {
    ...state,
    quietReplies: heard.learned.length > 0 ? quiet : quiet - 1,
    pending: pending?.kind === 'slot' ? pending : state.pending,
  }
}
