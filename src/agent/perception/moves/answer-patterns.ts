import type { MovePattern } from '#agent/perception/moves/move-pattern.ts'
import { REFUSAL_PATTERNS } from '#agent/perception/moves/refusal-patterns.ts'
import { UNSURE_PATTERNS } from '#agent/perception/moves/unsure-patterns.ts'

/** Answers a question without a value: asks back, refuses, does not know, takes something back. */
export const ANSWER_PATTERNS: readonly MovePattern[] = [
  {
    kind: 'why',
    says: 'why is this asked',
    pattern:
      /\b(?:why (?:do|would|are|should|does|did) (?:you|i|that|it|this)|why(?: do you)? (?:ask|need|want)|what (?:do|will) you (?:do|need) (?:with|that|this|it)|what(?:'s| is) (?:that|this|it) for|how is (?:that|this) relevant|is (?:that|this) (?:necessary|needed|required)|none of your business)\b/,
  },
  { kind: 'why', says: 'why', pattern: /^\s*(?:but )?why\s*(?:\?\s*)?$|\bwhy\?\s*$/ },
  ...REFUSAL_PATTERNS,
  ...UNSURE_PATTERNS,
  {
    kind: 'correct',
    says: 'takes back what was said',
    pattern:
      /\b(?:actually|correction|sorry,? (?:i meant|it's|that's|make that)|i meant|i mean|make (?:that|it)|should (?:be|have been)|that's (?:wrong|not right|incorrect)|not \d+|scratch that|scrap (?:that|it|what)|let me correct|the (?:right|correct|true|actual) (?:number|figure|value|amount|count)|my mistake|i misspoke|change (?:that|it|the)|update (?:that|it|the)|rather than|instead of|where i (?:said|wrote|typed|put|had)|did i (?:say|write|type|put|enter) (?:\d|[a-z]+ (?:hours|people|percent|dollars)))\b/,
  },
  {
    kind: 'correct',
    says: 'asks to forget what was said',
    pattern:
      /\b(?:ignore|forget|disregard|override|strike) (?:that|this|it|what i|my (?:last|previous|earlier)|the (?:last|previous|typo|\d))\b/,
  },
]
