import { ASSENT, buildPattern, CHOOSES, DECIDES, OTHER } from '#agent/perception/decider-words.ts'
import { RESEARCHING } from '#agent/perception/researchers.ts'
import type { Authority } from '#domain/fact.ts'

/** Said outright of oneself, so strongly that nobody else's part counts. */
const MINE = buildPattern([
  "\\b(?:leaves?|left|leaving) (?:it|this|that|these|those|such|all|everything|the)[a-z ]{0,24} (?:up )?to me\\b|\\b(?:nobody|no one|no-one|noone) else'?s (?:call|decision|business|money|permission)\\b",
  "(?<!can't )(?<!cannot )(?<!cant )(?<!not )(?<!couldn't )(?<!never )\\b(?:approve|sign|decide|okay|ok|commit|authori[sz]e|green ?light|purchase|buy)(?: off)?(?: on)?(?: (?:it|this|that|these|things?|stuff|most|such|everything|like|of|the|contracts?|spending|purchases?|deal)){0,5} (?:all )?(?:myself|alone|on my own|by myself|solo|without (?:asking|permission|anyone|anybody|approval|running))\\b",
  "\\bthat(?:'s| is| would be|'d be| will be|'ll be) (?:just |only |all )?me\\b(?=\\W*$|[.!,;])(?! and)",
  "\\b(?:it's|its|it is|that's) me (?:who|that) (?:decides|signs|approves|pays)\\b",
  "\\b(?:don't|do not|dont|won't|never|no) need (?:to (?:ask|get) )?(?:anyone|anybody|any|no one|nobody)(?:'?s|else'?s)?\\b",
  "\\bi(?:'m| am)? (?:also )?the (?:one|person|guy|man|woman) who (?:decides|signs|approves|pays)\\b|\\bi (?:alone )?decide (?:this|that|it|here|everything|alone)\\b",
  '\\b(?:no one|no-one|nobody|noone) (?:else )?(?:has to|needs to|can|gets to) (?:approve|sign|agree|decide)[^,.;]{0,12}\\bbut me\\b|\\b(?:nobody|no one|no-one) (?:above|over) me\\b',
  "\\b(?:the )?(?:final|last) (?:word|say|call|decision)(?: on [a-z ]{2,20})? (?:is|are|rests with|lies with|stays with) (?:mine|me)\\b|\\b(?:i|i've|ive|i have)(?: got)? (?:have )?the (?:final|last) (?:say|word|call)\\b|\\bdecision is mine\\b",
  '\\bi can sign (?:it|this|that|the [a-z]+)(?: off)? (?:myself|alone)\\b|\\bas the (?:owner|founder|ceo|coo|managing director|proprietor)\\b|\\bi own (?:the|this|my) (?:whole )?(?:place|business|company|firm|shop|practice)\\b',
])

const SHARED = buildPattern([
  `\\b${OTHER}\\b(?! and i\\b)[^,.;!?]{0,24}?\\b${DECIDES}`,
  `\\b(?:convince|persuade|get past) ${OTHER}\\b`,
  `\\b${ASSENT} (?:from|of|by) ${OTHER}\\b`,
  `\\b(?:need|needs|get|requires?|want|wait for|waiting for|subject to|pending) [^,.;]{0,24}\\b${ASSENT}\\b`,
  "\\b(?:above|over|beyond) my (?:pay ?grade|head|limit)\\b|\\bnot (?:up to me|my (?:call|decision|money)|mine to|just me|only me|alone|me alone|the (?:decision[- ]maker|one who decides))\\b|\\b(?:i don't|i can't|i cannot|don't get to) (?:decide|sign|approve|make the (?:call|decision))\\b|\\b(?:two|both|three|several) (?:signatures|of us (?:decide|sign))|\\b(?:we decide together|jointly|joint decision|shared decision|team decision|group decision|(?:steering|buying|purchasing|selection|investment) (?:group|committee|team|panel)|by (?:consensus|committee))\\b",
  "\\bi(?:'d| would|'ll| will| do| get to| can| merely)? (?:only |just |mostly |merely |simply |can only )?(?:recommend|champion|sponsor|prepare|draft|do the (?:business )?case|influence|advise|evaluate|shortlist|suggest|propose|make (?:a|the) recommendations?|put (?:together|forward)|build the (?:business )?case|(?:have|get|got) (?:a|some) (?:voice|say|vote|input))\\b|\\b(?:part of|one of) the (?:team|committee|group|people)\\b|\\b(?:have|get|got) (?:a|some|my) say\\b|\\b(?:it's|it is|that's|is) (?:his|her|their) (?:business|company|money|budget|firm|shop|farm|practice)\\b|\\b(?:his|her|their|someone else's|somebody else's) (?:call|decision|signature|cheque ?book|name on)\\b|\\b(?:ain't|isn't|not|aint) (?:my|mine)(?: to)? ?(?:signature|call|decision|name|sign|make|decide|alone)\\b",
])

/** Said of a decision only where one was asked about: "my boss and I" may also share the work. */
const TOGETHER = buildPattern([
  `\\b(?:i|me|myself)\\s?(?:,(?! the| a\\b)|and then|then|and|with|plus|together with|&|\\+)\\s(?:i'd say )?${OTHER}\\b(?! (?:of|at) )`,
  `\\b${OTHER} (?:and|&|\\+|plus) (?:i|me|myself)\\b`,
  `\\b(?:runs?|take|bring|present|pitch|pass|put|sell|clear|send|show) (?:it|this|that|everything|them|something)? ?(?:by|past|to|up to|before|in front of|with|up the chain)(?: ${OTHER}\\b|$)`,
  `\\b(?:goes|go|going|comes|come|is|it's|its|down|falls|fall|left|up|rests|lies|sits) (?:up |down )?(?:to|with|past|via|through|before|by|in front of|upstairs to|on to) (?!me\\b|us\\b)${OTHER}\\b`,
  `\\b(?:ask|convince|persuade|check with|consult|talk to|speak to|answer to|report to|get past|depends on|decided by|made by|approved by|signed (?:off )?by) ${OTHER}\\b`,
])
const CHOSEN_BY_OTHERS = buildPattern([
  `\\b(?:it's|it is|that's|that is|that would be|(?:decision[- ]maker|budget holder|person|boss|buyer) is|beyond that) ${OTHER}\\b(?! (?:and|&) (?:me|i)\\b)(?!'s (?:assistant|pa))`,
  '\\bone of (?:the |our )?(?:[a-z]+ |#~* )?(?:partners|owners|directors|founders|shareholders|brothers|sisters)\\b|\\bwe (?:all|both)\\b|\\bwould both\\b|\\bbeyond that\\b',
  `\\b${OTHER}\\b(?! and i\\b)[^,.;!?]{0,24}?\\b${CHOOSES}`,
  '\\bas a (?:committee|team|group|board|family|couple|partnership)\\b|\\bwe (?:all|both) (?:have to|need to|must) agree\\b|\\b(?:a|the|our) (?:vote|committee|consensus|majority)\\b|\\bnot (?:only|just|solely) me\\b',
])
/** A sentence that is about deciding, whatever was asked. */
const ABOUT_DECIDING =
  /\b(?:decid\w*|decisions?|sign(?:s|ing|ed)?[- ]?off|approv\w+|final say|purchas\w+|spend\w* (?:decision|money)|pull the trigger|go[- ]ahead)\b/

const ALONE = buildPattern([
  `\\bi (?:alone |personally |can |do |get to |also |always |usually |ultimately )?${DECIDES}(?! (?:as|in|up|here as)\\b)`,
  "\\bthat's me\\b(?=.{0,12}(?:decid|sign))",
  "\\bwhat(?:ever)? i say goes\\b|\\bmy say[- ]so\\b|\\bi (?:pull|hold) (?:all )?the (?:strings|purse ?strings)\\b|\\bmy name(?: is|'s) (?:on|above|over) the (?:door|building|sign|shop)\\b|\\b(?:run|runs|go|goes|come|comes|pass|passes|lands?) (?:through|past|by|to|on) (?:me\\b|my desk)|\\bi(?:'ve| have)?(?: got)? (?:full |final |sole )?(?:sign[- ]?off|signing (?:power|authority|rights)|full authority|carte blanche)\\b",
  '\\b(?:buck stops|final (?:say|word|call|decision)|last word|decision|budget) (?:is |are |rests |lies |stays |sits |stops )?(?:with |at |on |up to )?(?:me\\b|mine\\b|my desk)',
  "\\b(?:it's|its|it is|that's|that is|that would be|that'd be|this is|would be|is) (?:all |entirely |100% |solely |only |just |really )?(?:my (?:own )?(?:call|decision|budget|company|business|firm|shop|practice|money|place|name on|baby)|mine to)",
  "\\bmy (?:call|decision)\\b|\\b(?:don't|do not|dont|won't|no) need (?:anyone|anybody|any|approval|permission|sign[- ]?off)",
  '\\b(?:no one|no-one|nobody|noone|none) (?:but me|above me|to ask|needs to|else (?:decides|has|needs|signs|to ask|involved in (?:it|the decision)))\\b|\\bsole (?:owner|proprietor|trader|director|shareholder|decision[- ]maker)\\b',
  "\\b(?:i'm|i am|im) (?:in charge|the (?:boss|gaffer|chief|governor|guv'?nor|top dog|one(?= who (?:decides|signs|pays|approves|says)|\\W*$)|decision[- ]maker|buyer|guy|person who|final)|authori[sz]ed)\\b|\\bdecision[- ]maker\\b|(?<!if it (?:was|were) )\\bup to me\\b|\\b(?:all|solely|entirely|purely) me\\b",
  '\\b(?:i|we) (?:both |jointly |co-?)?own (?!up\\b)[a-z]|\\bi (?:founded|started|set up|built|bought|run) (?:(?:the|a|an|this|my|our|most of the|half the) (?:[a-z-]+ )?(?:company|business|firm|practice|shop|place|agency|outfit|clinic|studio|garage|restaurant|store|show|whole thing)|it\\b)',
  '\\bwithin my (?:authority|budget|limit|remit|gift)\\b|\\bi can (?:decide|sign|approve|say yes|commit|just do it)\\b',
])

/** Says how far one is, and who decides only where nothing but that was asked. */
const BROWSING =
  /\b(?:just|only|mostly|merely|simply|still) (?:looking (?:around|into it)|exploring(?: options)?|curious|shopping around|window[- ]shopping|browsing)\b/
/** Nothing but someone else, in answer to "who decides". */
const ONLY_OTHER = new RegExp(
  `^\\s*(?:(?:no|nope|well|um|that'd be|that would be|it's|it is|probably|mostly|ultimately|officially|still)\\b[\\s,.:-]*)*(?=(?:my|our|the|his|her|a|both|he|she|they|others?|someone|somebody|head office|hq|corporate|procurement|head)\\b)${OTHER}\\b`,
)

/** Words that also count people, so that they tell who decides only when that was asked. */
const NOBODY_ELSE = /\b(?:yours truly|nobody else|no one else|no-one else)\b/
const COLLECTIVE = /\bcollectively\b/
/** "I suppose I do", "ultimately me". */
const MYSELF =
  /^\W*(?:(?:well|um|i (?:suppose|guess|think|believe|reckon)|that(?:'s| would be|'d be)|it(?:'s| is| would be|'d be)|(?:ultimately|basically|just|only|mainly|mostly|always|probably|really|definitely|still))\b[\s,]*)+(?:me|i do|i am|myself)\b(?! (?:and|plus|n|&|with)\b)/
/** Asked who decides, and someone else comes up. */
export const MENTIONS_OTHER = new RegExp(`\\b(?=(?:my|our|the|a)\\s)${OTHER}\\b`)

/** Who decides, in the visitor's words; first match wins, so that a shared decision outweighs "I". */
export function findDecider(
  plain: string,
  { isAsked, isOnlyAsked }: { isAsked: boolean; isOnlyAsked: boolean },
): { value: Authority; match: RegExpExecArray } | null {
  const isAbout = isAsked || ABOUT_DECIDING.test(plain)
  const readers: readonly (readonly [Authority, RegExp | null])[] = [
    ['researcher', RESEARCHING],
    ['decision_maker', MINE],
    ['researcher', isOnlyAsked ? BROWSING : null],
    ['influencer', SHARED],
    ['influencer', isAbout ? TOGETHER : null],
    ['influencer', isAsked ? CHOSEN_BY_OTHERS : null],
    ['decision_maker', ALONE],
    ['influencer', isAsked ? ONLY_OTHER : null],
    ['decision_maker', isAsked ? NOBODY_ELSE : null],
    ['influencer', isAsked ? COLLECTIVE : null],
    ['decision_maker', isAsked ? MYSELF : null],
  ]
  for (const [value, pattern] of readers) {
    const match = pattern?.exec(plain)
    if (match) return { value, match }
  }
  return null
}
