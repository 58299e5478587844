import { type MoveAct, toMove } from '#agent/understand/message/act.ts'
import { findClauseOf, findClauses } from '#agent/understand/text/clauses.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/**
 * Bad news of the visitor's own life. It changes nothing of what is asked, but nobody passes over it in silence. Words
 * for things that die or fail ("the deal died", "my laptop died") need a person as their subject.
 */
const HARDSHIP_PHRASES = {
  death: `
    @close _{0,2} (died|passed away|passed|has passed|is dying|was killed)
    (lost|buried) @close
    @close (who|that) _{0,2} (died|passed away)
    (death|passing|funeral) of @close
    since @close (died|passed away|passed)
  `,
  illness: `
    @close _{0,3} (has|had|got|getting|fighting|battling|diagnosed with|recovering from|sick with) (a|an|the|his|her|their)? (bad|serious|major|big|stage # )? @illness
    @close _{0,2} (is|was|has been|got|went|ended up) (really|very|seriously|badly|terminally)? (ill|sick|hurt|injured|hospitalized|in (the)? hospital|in (the)? icu|out sick|out on medical leave)
    i (have|had|got|am (fighting|battling)|was diagnosed with|am (recovering|recuperating) from|just had) (a|an|my)? (bad|serious|major)? @illness
    i (am|was|have been) (really|very|seriously)? (ill|hospitalized|in (the)? hospital|on medical leave|on sick leave)
  `,
  strain: `
    i (am|feel|have been|was)? (just|so|really|completely|totally|pretty|getting)? (exhausted|burned out|burnt out|burnout|at my limit|at my wits end|at the end of my rope|overwhelmed|worn out|running on fumes)
    i (have not|did not|can not|do not) (slept|sleep|sleeping) (in|for|anymore|at night|well)?
    (i|we) (had to|have to|must|might have to) (lay off|let go|fire) (people|staff|half|someone|some|most|our|#|two|three|four|five)
    (i|we) (may|might|will|am going to|are going to|could) (lose|have to close) (the|my|our) (business|company|shop|firm|job|jobs)
  `,
}

const HARDSHIP_LISTS = {
  close: `
    (my|our) (late|dear|longtime|long time|former|old|business|own)? (partner|wife|husband|mother|mom|mum|father|dad|son|daughter|brother|sister|parent|child|kid|fiance|boyfriend|girlfriend|spouse|grandmother|grandfather|uncle|aunt|cousin|friend|boss|founder|owner|colleague|coworker|bookkeeper|accountant|office manager|assistant|manager|controller|clerk|secretary|receptionist|dispatcher|employee)
  `,
  illness: `
    cancer
    (heart attack|stroke|surgery|operation|chemo|chemotherapy|accident|breakdown|tumor|transplant|miscarriage|covid|dementia|alzheimer|alzheimers|leukemia|aneurysm|concussion|broken (leg|arm|hip|back))
  `,
}

const HARDSHIP = compilePhrases(HARDSHIP_PHRASES, { lists: HARDSHIP_LISTS })

/** A death, an illness, or exhaustion that the visitor speaks of; supposed ones are none. At most one. */
export function findHardship(tokens: readonly Token[], text: string): MoveAct[] {
  const found = findPhrases(HARDSHIP, tokens)
  if (found.length === 0) return []
  const clauses = findClauses(tokens)
  const told = found.find(({ first }) => findClauseOf(clauses, first)?.isSupposed !== true)
  if (told === undefined) return []
  return [{ ...toMove('hardship', told, { tokens, text }), cause: told.label }]
}
