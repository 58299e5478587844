import type { Learned } from '#agent/decide/set-fact.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'

/** What a visitor is called in talk: the first name alone, or a nickname with its word before. */
export function findFirstName(state: ConversationState): string | null {
  const name = state.facts.contact_name?.value
  if (typeof name !== 'string') return null
  const [first = name] = /^(?:Big|Little|Old|Young) \S+|^\S+/.exec(name) ?? []
  return first
}

/** Thanks for a name that was just told. */
export function greetByName(state: ConversationState, learned: readonly Learned[]): string {
  const isNew = learned.some((item) => item.slot === 'contact_name' && item.change !== 'same')
  const first = findFirstName(state)
  return isNew && first !== null ? `Thanks, ${first}.` : ''
}
