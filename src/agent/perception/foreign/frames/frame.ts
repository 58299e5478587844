/**
 * How far what a frame says reaches: over its sentence, all behind it, the message, or the next messages, too. But
 * for an aside, only what is said in the first person is believed beside it, which is all that a guard does.
 */
export type Reach = 'aside' | 'guard' | 'sentence' | 'rest' | 'all' | 'talk'
/** One way of saying that what is told is not about the visitor's own work as it is. Read in folded text. */
export type Frame = readonly [name: string, reach: Reach, pattern: RegExp]

/** Where an order can begin: at the start of a sentence or clause, or behind a word that asks. */
export const ORDER =
  "(?:^|[.!?;:,\\n(>]\\s{0,3}|\\b(?:please|pls|now|just|then|so|and|or|can you|could you|would you|will you|you (?:should|must|can|will|may)|i (?:want|need|would like|'d like) you to|(?:let's|lets|let us)) )(?:(?:please|now|just|simply|then) ){0,2}"
/** Where a sentence begins, behind words that only lead up to an order. */
export const START =
  '(?:^|[.?!\\n]\\s{0,3})\\W{0,3}(?:(?:please|pls|now|just|then|so|ok|okay|and)[\\s,]+){0,2}'
