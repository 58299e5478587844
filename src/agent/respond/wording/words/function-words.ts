import { splitWords } from '#agent/respond/wording/words/split-words.ts'

/** What may differ between what the visitor wrote and how it is said back. No "not", no quantity, no time. */
export const FUNCTION_WORDS = new Set(
  splitWords(`
    a an the this that these those it its it's that's your my our i we me us you and or but so then also too of with on
    in into to from by about at for is are was were be been being as mostly really very quite just
  `),
)
