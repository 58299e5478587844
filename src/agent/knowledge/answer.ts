import type { Citation } from '#agent/state/turn.ts'
import type { StateTopic } from '#content/answers/card.ts'

/** Figures that a visitor only supposes: hours a week, dollars an hour, errors, and what the known hours would grow by. */
export type Supposed = {
  manual_hours?: number
  hourly_rate?: number
  /** In percent; zero where the estimate is asked for without errors. */
  error_rate?: number
  tool_count?: number
  /** Tools besides those that are known; less than zero where one is left out. */
  more_tools?: number
  /** The share of the hours that is automated, in percent, in place of the formula's. */
  share?: number
  /** What the build costs, in place of what the calculator assumes. */
  build_dollars?: number
  /** The optional retainer is paid out of the savings. */
  has_retainer?: boolean
  /** Nothing is saved before. */
  delay_months?: number
  /** Hours a week on top of those that are known. */
  more_hours?: number
  /** What the visitor would save a year besides the hours. */
  more_dollars?: number
  /** People who do the same work besides those who do it now. */
  more_people?: number
  times?: number
  /** What each takes as long as the known work, where the work is to be done for so many: "all 6 sites". */
  each?: string
  /** The part of a year in which the work is done. */
  year_share?: number
}
export const SUPPOSED_SLOTS = ['manual_hours', 'hourly_rate', 'tool_count', 'error_rate'] as const

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
  /** It was given before, to a question in other words: to give it again would not answer this one. */
  isGivenBefore?: boolean
}

/** `quote` stands on the site word for word; without one, the page is only named. */
export type PassageAnswer = {
  kind: 'passage'
  quote: string
  /** It can be said alone and speaks plainly of the question. */
  isPlain: boolean
  citations: readonly Citation[]
}

/** Where a figure comes from that the question names: "where does 72 dollars come from?" */
export type FigureAnswer = { kind: 'figure'; figures: readonly AskedFigure[] }
export type AskedFigure = { value: number; isMoney: boolean }

/** `citations`: pages that may be near what was asked, and do not surely answer it. */
export type UnknownAnswer = {
  kind: 'unknown'
  isForeign: boolean
  isAside: boolean
  asked?: string
  citations?: readonly Citation[]
  /** Cards and topics that may be meant, by their names. */
  near?: readonly string[]
}

/**
 * What is said to a question. `state` is told from what the visitor said. `isNearest`: something else may have been
 * meant. `isForeign`: it is about nothing near us. `isAside`: it is about the conversation and wants no answer.
 */
export type Answer =
  | CardAnswer
  | PassageAnswer
  | { kind: 'state'; topic: StateTopic }
  | FigureAnswer
  | ({ kind: 'what_if' } & Supposed)
  | UnknownAnswer

/** By what two answers are told apart. */
export function nameAnswer(answer: Answer): string {
  if (answer.kind === 'card') return answer.id
  if (answer.kind === 'passage') return answer.quote || (answer.citations[0]?.url ?? '')
  return answer.kind === 'state' ? answer.topic : answer.kind
}
