import { splitWords } from '#agent/respond/wording/words/split-words.ts'

/**
 * Words that no order turns into a claim: no "will", no "we", no verb of outcome, no quantity, no time. A word that is
 * harmless only beside certain others belongs into the phrases.
 */
export const LINK_WORDS = new Set(
  splitWords(`
    a an the this that these those it its your and or but so because since while then also too as if with of on in
    into to from by about across around between through through where when what which how why who over again
    really very quite rather fairly especially truly quietly even maybe perhaps mostly together
    is are was were being been that's it's
    sounds sound seems seem feels feel looks look
    for at whose them hello hi hey sorry
  `),
)

/** What work by hand is like. */
export const BURDEN_WORDS = new Set(
  splitWords(`
    tedious tiring exhausting draining frustrating annoying painful heavy slow wearing repetitive messy awkward
    stressful demanding thankless fiddly cumbersome tough hard difficult monotonous error-prone
    time-consuming disruptive taxing complicated scattered fragmented patchy stretched stuck endless constant brutal
    painstaking laborious tricky boring maddening chaotic hectic overwhelming grueling relentless
    wearisome unforgiving intense busy
    headache headaches nightmare drain burden grind slog chore pain strain friction hassle juggle bottleneck
    bottlenecks drag load workload interruption interruptions
  `),
)

export const TRAIT_WORDS = new Set(
  splitWords(`
    manual same long kind sort whole rough clearly openly directly plainly honestly kindly
  `),
)

/** Said of what the visitor told. */
export const PRAISE_WORDS = new Set(
  splitWords(`
    vivid concrete detailed specific helpful useful interesting thoughtful candid open honest direct thorough concise
    thanks thank
  `),
)
