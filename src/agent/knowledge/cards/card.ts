import type { Citation } from '#agent/turn.ts'

/** One thing that people ask, in their words, and what we say to it. */
export type Card = {
  id: string
  /** Says that the site does not hold the answer, and what it does hold. */
  isUnpublished?: true
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
