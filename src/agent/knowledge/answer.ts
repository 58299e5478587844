import type { StateTopic } from '#agent/knowledge/cards/state-questions.ts'
import type { Citation } from '#agent/state/turn.ts'

/** What a card says. `isUnpublished`: its text says that we do not know the answer. */
export type CardAnswer = {
  kind: 'card'
  id: string
  text: string
  citations: readonly Citation[]
  isUnpublished: boolean
  /** A person is offered beside it. */
  offersPerson?: boolean
  /** The question in the visitor's words. */
  asked?: string
  isNearest?: boolean
}

/** `quote` stands on the site word for word. */
export type PassageAnswer = {
  kind: 'passage'
  quote: string
  citations: readonly Citation[]
  isNearest?: boolean
}

/**
 * What is said to a question. `state` is told from what the visitor said. `isNearest`: something else may have been
 * meant. `isForeign`: it is about nothing near us. `isAside`: it is about the conversation and wants no answer.
 */
export type Answer =
  | CardAnswer
  | PassageAnswer
  | { kind: 'state'; topic: StateTopic }
  | { kind: 'unknown'; isForeign: boolean; isAside: boolean; asked?: string }
