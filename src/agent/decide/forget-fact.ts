import { setFact } from '#agent/decide/set-fact.ts'
import { dropInferences, keepOld } from '#agent/decide/supersede.ts'
import { type ConversationState, getKnownTools } from '#agent/state/conversation-state.ts'
import type { Fact, Slot } from '#domain/fact.ts'

type Forgetting = { slot: Slot; quote: string; messageId: string }

/** A fact that the visitor takes back: it counts for nothing, and is not asked for again. */
export function forgetFact(
  before: ConversationState,
  { slot, quote, messageId }: Forgetting,
): ConversationState {
  const previous = before.facts[slot]
  const cleared = dropInferences(before, slot)
  const { [slot]: _, ...details } = cleared.details
  const fact: Fact = { value: null, quote, messageId, status: 'refused', source: 'widget' }
  const state = {
    ...cleared,
    facts: { ...cleared.facts, [slot]: fact },
    details,
    history: previous === undefined ? cleared.history : keepOld(cleared, slot, previous, messageId),
  }
  return forgetWhatFollowed(before, state, slot)
}

function forgetWhatFollowed(
  before: ConversationState,
  state: ConversationState,
  slot: Slot,
): ConversationState {
  if (slot === 'pain') return { ...state, painCues: [] }
  if (slot === 'manual_hours') return { ...state, hoursPerPerson: null }
  if (slot === 'tools' && before.details.tool_count?.low === null) {
    const { tool_count: _, ...facts } = state.facts
    return { ...state, facts }
  }
  return slot === 'tool_count' ? countNames(state) : state
}

/** The names are left when the number is forgotten. */
function countNames(state: ConversationState): ConversationState {
  const { tools } = state.facts
  const value = getKnownTools(state).length
  if (tools === undefined || value === 0) return state
  const { quote, messageId } = tools
  return setFact(state, 'tool_count', { value, quote, messageId }, null).state
}
