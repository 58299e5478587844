import { chatWords } from '#content/chat/page.ts'
import { composeMessage, type Message } from '#site/islands/chat/api/message.ts'
import type {
  PendingTurn,
  ResumeMarker,
  UnsettledTurn,
} from '#site/islands/chat/state/resume-marker.ts'

/**
 * `note` says why in the server's words; `isFinal` when sending the same again cannot help; `hasOtherWay` when the audit
 * form may work where the chat does not.
 */
export type DeliveryFailure = {
  note: string
  isFinal: boolean
  hasOtherWay?: boolean
  /** Sooner than this the same again is refused again. */
  retryAfterSeconds?: number
}

/** `from` is where it begins in the message. */
export type Piece = { from: number; text: string }

/**
 * A message with what only this page knows of it. `key` outlives the change from turn id to stored id;
 * `isAwaited` marks what the visitor's own act brought, so that it may scroll into view.
 */
export type ChatEntry = Message & {
  key: string
  delivery: 'sending' | 'failed' | 'done'
  failure: DeliveryFailure | null
  isRestored: boolean
  isAwaited: boolean
  /** Came of a correction on the score card, where the visitor is looking. */
  isFromCard: boolean
  /** The parts in which the words came, each drawn apart, so that it is read out once; none when they came whole. */
  pieces: readonly Piece[]
  /** The visitor stopped it while it was written. */
  isStopped: boolean
}

export function toEntry(message: Message): ChatEntry {
  return {
    ...message,
    key: message.id,
    delivery: 'done',
    failure: null,
    isRestored: false,
    isAwaited: message.role === 'user',
    isFromCard: false,
    pieces: [],
    isStopped: false,
  }
}

/** News can come twice, by an answer and by the stream; what is shown already stays where it is. */
export function appendNew(
  entries: readonly ChatEntry[],
  added: readonly ChatEntry[],
): readonly ChatEntry[] {
  const known = new Set(entries.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !known.has(id))
  return fresh.length === 0 ? entries : [...entries, ...fresh]
}

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

/** Empties the message of an unsettled turn, whose words may still change, and gives its question the key of the turn. */
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
    failure: { note: chatWords.failure.interrupted, isFinal: false },
    isRestored: true,
  }
}
