import { type ChatEntry, toEntry } from '#site/islands/chat/parts/chat-entry.ts'
import { composeMessage, type Message } from '#site/islands/chat/replies/message.ts'
import type { PendingTurn, ResumeMarker, UnsettledTurn } from '#site/islands/chat/resume-marker.ts'

const INTERRUPTED = 'The page was left before an answer came.'

type Left = Pick<ResumeMarker, 'pendingTurns' | 'unsettledTurn'>

/** The stored messages, and after them what was sent and never reached the server. */
export function restoreEntries(
  messages: readonly Message[],
  { pendingTurns, unsettledTurn }: Left,
): ChatEntry[] {
  const stored = messages.map((message) => ({ ...toEntry(message), isRestored: true }))
  const lost = pendingTurns.filter((turn) => !hasArrived(messages, turn))
  return [...takeUp(stored, unsettledTurn), ...lost.map(toUnsentEntry)]
}

/** The turn whose reply was being written, when the server has both sides of it. */
export function findUnsettledTurn(
  { messages }: { messages: readonly Message[] },
  { unsettledTurn }: Left,
): UnsettledTurn | null {
  return messages.some(({ id }) => id === unsettledTurn?.messageId) ? unsettledTurn : null
}

/** What stands in its place may still become other words, so none are shown. */
function takeUp(stored: ChatEntry[], turn: UnsettledTurn | null): ChatEntry[] {
  const index = stored.findIndex(({ id }) => id === turn?.messageId)
  const asked = stored.slice(0, Math.max(index, 0)).findLast(({ role }) => role === 'user')
  return stored.map((entry) => {
    if (entry.id === turn?.messageId) return { ...entry, content: '' }
    return turn && entry === asked ? { ...entry, key: turn.turnId } : entry
  })
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
