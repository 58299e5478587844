import type { Citation } from '#agent/state/turn.ts'
import type { StateTopic } from '#content/answers/card.ts'

/** Figures that a visitor only supposes: hours a week, dollars an hour, and what the known hours would grow by. */
export type Supposed = {
  manual_hours?: number
  hourly_rate?: number
  /** Hours a week on top of those that are known. */
  more_hours?: number
  /** People who do the same work besides those who do it now. */
  more_people?: number
  times?: number
  /** The part of a year in which the work is done. */
  year_share?: number
}
export const SUPPOSED_SLOTS = ['manual_hours', 'hourly_rate'] as const

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
  /** Its text is said of what this question names. */
  isTailored?: boolean
}

/** `quote` stands on the site word for word. */
export type PassageAnswer = {
  kind: 'passage'
  quote: string
  citations: readonly Citation[]
}

/**
 * What is said to a question. `state` is told from what the visitor said. `isNearest`: something else may have been
 * meant. `isForeign`: it is about nothing near us. `isAside`: it is about the conversation and wants no answer.
 */
export type Answer =
  | CardAnswer
  | PassageAnswer
  | { kind: 'state'; topic: StateTopic }
  | ({ kind: 'what_if' } & Supposed)
  | { kind: 'unknown'; isForeign: boolean; isAside: boolean; asked?: string }
