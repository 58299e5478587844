import type { Citation } from '#agent/state/turn.ts'

/** One thing that people ask, in their words, and what we say to it. */
export type Card = {
  id: string
  /** Says that we do not know the answer, and what we do know. A person is offered beside it. */
  isUnpublished?: true
  /** Said rather than asked: it is recognized in a statement about oneself, too. */
  isObjection?: true
  /** A person can do what the text says we cannot do here. */
  offersPerson?: boolean
  text: string
  /** The pages that hold what the text claims, the best first. */
  citations: readonly Citation[]
  phrasings: readonly string[]
}

/** One phrasing per line. */
export function listLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
