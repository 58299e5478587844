import { openConversation, takeTurn } from '#agent/conversation.ts'
import type { Turn } from '#agent/state/turn.ts'

/** Runs a conversation from its start, for tests. The messages get the ids m1, m2 and so on. */
export function talk(...messages: readonly string[]): Turn[] {
  let { state } = openConversation()
  return messages.map((text, index) => {
    const turn = takeTurn(state, { id: `m${index + 1}`, text })
    state = turn.state
    return turn
  })
}

/** The same, of somebody who says yes to each figure that is said back before going on. */
export function talkAgreeing(...messages: readonly string[]): Turn[] {
  let { state } = openConversation()
  return messages.map((message, index) => {
    const text = state.pending?.kind === 'confirm' ? `Yes. ${message}` : message
    const turn = takeTurn(state, { id: `m${index + 1}`, text })
    state = turn.state
    return turn
  })
}

/** The last turn of a conversation, for tests. */
export function talkToEnd(...messages: readonly string[]): Turn {
  const last = talk(...messages).at(-1)
  if (last === undefined) throw new Error('A conversation needs a message.')
  return last
}
