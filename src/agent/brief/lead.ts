import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { ScoreCard } from '#domain/score-card.ts'

/** Words of the visitor and the message that holds them. */
export type Said = { quote: string; messageId: string }

/** What a conversation knows of a person who booked a call. */
export type Lead = {
  state: ConversationState
  card: ScoreCard
  /** The sentence that hurts most, as it was written; null when no pain was named. */
  pain: Said | null
  /** They wanted the call before it was offered. */
  hasAskedForCall: boolean
  /** Asked, and not answered by the site. */
  unanswered: readonly Said[]
}
