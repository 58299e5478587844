import { type ConversationState, HISTORY_MAX } from '#agent/state/conversation-state.ts'
import type { Fact, Slot } from '#domain/fact.ts'

/** The history with one more value that no longer stands. */
export function keepOld(
  { history, turn }: ConversationState,
  slot: Slot,
  { value, quote, messageId }: Fact,
  replacedIn: string,
): ConversationState['history'] {
  return [...history, { slot, value, quote, turn, messageId, replacedIn }].slice(-HISTORY_MAX)
}

/** What was only guessed from the words of a fact goes with them: a website from a mail address, an industry from a host. */
export function dropInferences(state: ConversationState, slot: Slot): ConversationState {
  const source = state.facts[slot]
  if (source === undefined) return state
  const guessed = (Object.keys(state.facts) as Slot[]).filter(
    (other) =>
      other !== slot &&
      state.details[other]?.isInferred === true &&
      state.facts[other]?.quote === source.quote &&
      state.facts[other]?.messageId === source.messageId,
  )
  const keep = <Value>(all: Partial<Record<Slot, Value>>) =>
    Object.fromEntries(
      Object.entries(all).filter(([name]) => !guessed.includes(name as Slot)),
    ) as Partial<Record<Slot, Value>>
  return { ...state, facts: keep(state.facts), details: keep(state.details) }
}
