import type { Said } from '#agent/brief/lead.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Slot } from '#domain/fact.ts'

/** The words that a known or refused thing rests on. */
export function readSaid({ facts }: ConversationState, slot: Slot): Said | null {
  const fact = facts[slot]
  return fact ? { quote: fact.quote, messageId: fact.messageId } : null
}
