import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import type { MovePattern } from '#agent/perception/moves/move-pattern.ts'

const NOT = "(?:don't|do not|didn't|doesn't|wouldn't|would not|can't|cannot|couldn't|could not)"
const HOWEVER =
  '(?:really |actually |honestly |exactly |even |quite |truly |rightly |simply |just |yet |precisely |for sure |myself )'

const PATTERNS: readonly (readonly [says: string, pattern: string])[] = [
  [
    'does not know',
    `\\b(?:${NOT} ${HOWEVER}{0,2}(?:know|remember|recall|guess|estimate)\\b(?! (?:what we|where to|how to (?:stop|fix|cope)|any better))|(?:i|we) know (?:not|nothing)|(?:no|zero|not an?|not the|without a) ${HOWEVER}?(?:idea|clue|inkling|notion|scooby|earthly)|(?:wouldn't|don't|doesn't|do not) have (?:the|a|any|much of a|even a) (?:clue|idea|notion|foggiest|faintest)|(?:be|just|only) guessing|how (?:should|would) (?:i|we) know|(?:is|it's) not known|(?:nobody|no one|no-one) (?:really |actually )?(?:knows|counts|tracks|measures|keeps|records)|no (?:record|records|tally|count) (?:of|on) (?:it|that|this|those)|dunno|dont no|idk|idek|beats me|who knows|heaven knows|lord knows|god knows|goodness knows|unknown|(?:haven't|have not|hasn't|not) (?:got |have )?(?:the|a|any) (?:faintest|foggiest|slightest|remotest|clue|idea)|search me|(?:your|anyone's|anybody's) guess|you(?:'ve| have)? got me there|stumped|not that i (?:know|can tell)|not to my knowledge|don't have (?:that|those|the|any) (?:numbers?|figures?|data|info\\w*)(?: (?:on me|to hand|handy|here|with me|yet))?)\\b|\\bwould know(?: that| this| it| those| these)?\\W+(?:but )?(?:i|we|not (?:me|i))\\b|\\bwouldn't know\\b|^\\W*(?:\\?+|hm+\\W*|unsure|n\\/?k)\\W*$`,
  ],
  [
    'is not sure',
    `\\b(?:not ${HOWEVER}?(?:really |too |entirely |totally |quite |100% |all that |so |very |at all )?(?:sure|certain|positive|aware)|unsure|uncertain|(?:hard|difficult|tough|tricky|impossible|not easy|too early) to (?:say|tell|estimate|know|judge|guess|put a (?:number|figure))|(?:can't|cannot|couldn't|could not|can not) ${HOWEVER}?(?:say|tell)(?: (?:you|u))?(?= (?:for (?:sure|certain)|exactly|precisely|off|without|at the moment|right now|yet|tbh|sorry|really|honestly|offhand)\\b|\\s*(?:$|[.,;!?)]))|(?:can't|cannot|couldn't|not able to) (?:give|put|name|quote)(?: you| it)? (?:an?|any|the) (?:exact |precise |accurate |good |reliable |firm |real )?(?:number|figure|estimate|answer|ballpark)|(?:would|i'd|we'd|will|i'll|need to|have to|must|should|let me|got to|gotta) (?:have to |need to |must )?(?:check|ask|look (?:it|that|this)? ?(?:up|into)|find out|dig (?:it|that) out|get back to you|come back to you|confirm with|enquire|inquire))\\b`,
  ],
  [
    'never measured or decided',
    `\\b(?:(?:haven't|have not|hasn't|has not|never|nobody(?: has| ever)?|no one(?: has| ever)?|didn't|did not|don't|do not) (?:ever |really |actually |yet |been )*(?:measured?|track(?:ed)?|count(?:ed)?(?! (?:me|us|on|it as)\\b)|thought|decided|set(?!(?: [a-z]+){0,3} aside)|figured|worked (?:it |that |this )?out|calculated?|checked|timed|logged|recorded|keep (?:track|count|score|records))|no (?:number|figure|estimate|stats|statistic|data)s?(?! (?:entry|errors?))|(?:not|yet to be|to be) (?:set|decided|defined|determined|confirmed|worked out|agreed)(?: yet)?|not yet (?:set|defined|decided|known|clear)|tbd|tbc|no budget (?:set|yet|defined|approved|number))\\b`,
  ],
  [
    'it varies',
    '\\b(?:depends(?! on (?:paper|excel|manual|spreadsheets|email|one))|it varies|varies|all over the (?:place|map|shop)|differs)\\b',
  ],
]

/** Does not know, cannot tell, or would have to ask. */
export const UNSURE_PATTERNS: readonly MovePattern[] = PATTERNS.map(([says, pattern]) => ({
  kind: 'unsure',
  says,
  pattern: loosenApostrophes(new RegExp(pattern)),
}))
