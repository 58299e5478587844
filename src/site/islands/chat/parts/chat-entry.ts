import type { Message } from '#site/islands/chat/replies/message.ts'

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
