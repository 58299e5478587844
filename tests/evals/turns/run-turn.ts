import { openConversation, takeTurn } from '#agent/conversation.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import type { ModelReading } from '#agent/understand/message/act.ts'
import type { Facts, Slot } from '#domain/fact.ts'
import { SLOT_UNITS } from '#domain/fact.ts'
import type { GoldTurn } from './gold-turn.ts'

/** The turn's message, taken on a conversation in which `known` was told and `asking` asked just before. */
export function runTurn(
  turn: GoldTurn,
  reading: ModelReading | null = null,
): { before: ConversationState; after: Turn } {
  const before = prepareState(turn)
  return { before, after: takeTurn(before, { id: turn.id, text: turn.message }, { reading }) }
}

function prepareState({ asking, known = {} }: GoldTurn): ConversationState {
  const { state } = openConversation()
  const facts: Facts = {}
  for (const [name, value] of Object.entries(known)) {
    const slot = name as Slot
    const unit = SLOT_UNITS[slot]
    facts[slot] = {
      value,
      ...(unit === null ? {} : { unit }),
      quote: String(value),
      messageId: 'earlier',
      status: 'stated',
    }
  }
  return {
    ...state,
    turn: 1,
    facts: { ...state.facts, ...facts },
    pending: asking === null ? null : { kind: 'slot', slot: asking },
    asks: asking === null ? {} : { [asking]: 1 },
  }
}
