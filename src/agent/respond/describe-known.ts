import type { ConversationState } from '#agent/state/conversation-state.ts'
import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import type { Slot } from '#domain/fact.ts'

export type KnownFact = {
  slot: Slot
  label: string
  value: string
  /** How the value came from the words, and whether it was changed; empty when it is simply what was said. */
  note: string
  source: 'chat' | 'score_card'
  isRefused: boolean
  quote: string
  messageId: string
}

/** One known thing in words for staff, with what it rests on. */
export function describeKnown(state: ConversationState, slot: Slot): KnownFact | null {
  const fact = state.facts[slot]
  if (fact === undefined || (slot === 'tool_count' && isMereCount(state))) return null
  const isRefused = fact.value === null
  return {
    slot,
    label: factLabels[slot],
    value: isRefused ? 'would not say' : describeValue(slot, fact.value),
    note: isRefused ? '' : composeNote(state, slot),
    source: fact.source === 'widget' ? 'score_card' : 'chat',
    isRefused,
    quote: fact.quote,
    messageId: fact.messageId,
  }
}

/** What is known of these, in this order. */
export function listKnown(state: ConversationState, slots: readonly Slot[]): KnownFact[] {
  return slots.flatMap((slot) => describeKnown(state, slot) ?? [])
}

function composeNote(state: ConversationState, slot: Slot): string {
  const previous = state.history.findLast((old) => old.slot === slot && old.value !== null)
  const isCorrected = state.facts[slot]?.status === 'corrected' && previous !== undefined
  const was = isCorrected ? `was ${describeValue(slot, previous.value)} at first` : ''
  return [explainReading(state, slot), was].filter(Boolean).join('; ')
}

/** How a value came from the words, when it is not one of them. */
export function explainReading({ details }: ConversationState, slot: Slot): string {
  const { derivation, low, high, isInferred } = details[slot] ?? {}
  if (derivation) return `worked out: ${derivation}`
  if (low != null && high != null && low !== high && slot !== 'timeline') {
    return `the middle of ${low}–${high}`
  }
  return isInferred ? 'inferred, not said as such' : ''
}

/** A number of tools that only counts their names says nothing of its own. */
function isMereCount({ facts }: ConversationState): boolean {
  const names = facts.tools?.value
  return Array.isArray(names) && names.length === facts.tool_count?.value
}
