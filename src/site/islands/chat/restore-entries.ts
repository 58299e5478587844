import { type ChatEntry, toEntry } from '#site/islands/chat/chat-entry.ts'
import { composeMessage, type Message } from '#site/islands/chat/replies/message.ts'
import type { PendingTurn } from '#site/islands/chat/resume-marker.ts'

const INTERRUPTED = 'The page was left before an answer came.'

/** The stored messages, and after them what was sent and never reached the server. */
export function restoreEntries(
  messages: readonly Message[],
  pendingTurns: readonly PendingTurn[],
): ChatEntry[] {
  const stored = messages.map((message) => ({ ...toEntry(message), isRestored: true }))
  const lost = pendingTurns.filter((turn) => !hasArrived(messages, turn))
  return [...stored, ...lost.map(toUnsentEntry)]
}

/** Messages before `earlierMessages` were answered already, even if they say the same. */
function hasArrived(messages: readonly Message[], turn: PendingTurn): boolean {
  const said = messages.filter((message) => message.role === 'user')
  return said.slice(turn.earlierMessages).some((message) => message.content === turn.text)
}

function toUnsentEntry({ turnId, text, timestamp }: PendingTurn): ChatEntry {
  const message = composeMessage({ id: turnId, role: 'user', content: text, timestamp })
  return {
    ...toEntry(message),
    delivery: 'failed',
    failure: { note: INTERRUPTED, isFinal: false },
    isRestored: true,
  }
}
