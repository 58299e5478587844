import type { Learned } from '#agent/decide/set-fact.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'

/** What a visitor is called in talk: the first name alone, or a nickname with its word before. */
export function findFirstName(state: ConversationState): string | null {
  const name = state.facts.contact_name?.value
  if (typeof name !== 'string') return null
  const [first = name] = /^(?:Big|Little|Old|Young) \S+|^\S+/.exec(name) ?? []
  return first
}

const GREETED = /^\W*(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening|day)|greetings)\b/i

/** Thanks for a name that was just told; who greets is greeted. */
export function greetByName(state: ConversationState, learned: readonly Learned[]): string {
  const isNew = learned.some((item) => item.slot === 'contact_name' && item.change !== 'same')
  const first = findFirstName(state)
  if (!isNew || first === null) return ''
  return GREETED.test(state.heard ?? '') ? `Hello, ${first}.` : `Thanks, ${first}.`
}
