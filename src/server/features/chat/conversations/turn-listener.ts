import type { AgentReply } from '#contract/conversations.ts'

/** Whoever wants to hear of a turn while it is taken, and not only of its reply. */
export type TurnListener = {
  /** Both sides are stored; all that code decided stands. The words may still become others. */
  onDecided(reply: AgentReply): void
  /** The next piece of the words. */
  onWords(piece: string): void
  /** All pieces so far are void. */
  onReset(): void
  /** Aborted when the listener has gone: then no more words are sought. */
  signal: AbortSignal
}

/** Tells a listener of a turn that is already over. */
export function replay(reply: AgentReply, listener: TurnListener): AgentReply {
  listener.onDecided(reply)
  listener.onWords(reply.response)
  return reply
}

/** Of a listener that waits for the reply alone. */
export function listenAlone(signal: AbortSignal): TurnListener {
  return { onDecided() {}, onWords() {}, onReset() {}, signal }
}
