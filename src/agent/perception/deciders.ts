import { ASSENT, buildPattern, CHOOSES, DECIDES, OTHER } from '#agent/perception/decider-words.ts'
import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { findSentence } from '#agent/perception/message-view.ts'
import { oncePerText } from '#agent/perception/once-per-text.ts'
import { RESEARCHING } from '#agent/perception/researchers.ts'
import type { Authority } from '#domain/fact.ts'

/** Said outright of oneself, so strongly that nobody else's part counts. */
const MINE = buildPattern([
  "\\b(?:leaves?|left|leaving) (?:it|this|that|these|those|such|all|everything|the)[a-z ]{0,24} (?:up )?to me\\b|\\b(?:nobody|no one|no-one|noone) else'?s (?:call|decision|business|money|permission)\\b",
  "(?<!can't )(?<!cannot )(?<!cant )(?<!not )(?<!couldn't )(?<!never )(?<!don't )(?<!dont )(?<!won't )(?<!doesn't )\\b(?:approve|sign|decide|okay|ok|commit|authori[sz]e|green ?light|purchase|buy)(?: off)?(?: on)?(?: (?:it|this|that|these|things?|stuff|most|such|everything|like|of|the|contracts?|spending|purchases?|deal)){0,5} (?:all )?(?:myself|alone|on my own|by myself|solo|without (?:asking|permission|anyone|anybody|approval|running))\\b",
  "\\bi(?:'ve| have| hold| was given|'m given| am given)(?: got)? (?:(?:the|all the|full|final|sole|complete|total|signing|necessary|every) ){0,2}(?:authority|mandate|powers?|right) (?:to (?:decide|sign|approve|spend|buy|commit|say|make)|over (?:this|it|that)|on (?:this|it|that)|for (?:this|it|that)|here)\\b(?![^.!?]{0,50}\\b(?:up to|until|below|under|above|beyond|but)\\b)",
  "\\b(?:i'm|i am|im|it's me,?) (?:the )?(?:one|person|guy|man|woman|boss|owner)? ?(?:with|who has|who holds|who's got|that has|holding|having) the (?:final|last|deciding|casting) (?:word|say|call|vote|decision)\\b",
  "\\b(?:it's|its|it is|that's) me (?:who|that) (?:decides|signs|approves|pays)\\b",
  "\\b(?:don't|do not|dont|won't|never|no) (?:(?:need|have|need to|have to) )?(?:to )?(?:ask|get|consult|answer to|report to|check with|run it by|clear it with|convince) (?:anyone|anybody|any|no one|nobody)(?:'?s|else'?s)?\\b|\\b(?:don't|do not|dont|won't|never|no) need (?:anyone|anybody|any|no one|nobody)(?:'?s|else'?s)?\\b|\\b(?:nobody|no one|no-one|noone)\\b[^.,;!?]{0,30} but me\\b|\\b(?:nobody|no one|no-one) (?:else )?(?:that |whom? )?i (?:need|have) to (?:ask|consult|convince)\\b|\\bas (?:the |an? )?(?:owner|founder|ceo|coo|cfo|md|managing (?:director|partner)|director|partner|proprietor|president|principal)\\b[^.;!?]{0,20}? i (?:can |do |get to )?(?:decide|sign|approve|choose|make|have)\\b",
  "\\bi(?:'m| am)? (?:also )?the (?:one|person|guy|man|woman) who (?:decides|signs|approves|pays)\\b|\\bi (?:alone )?decide (?:this|that|it|here|everything|alone)\\b",
  '\\b(?:no one|no-one|nobody|noone) (?:else )?(?:has to|needs to|can|gets to) (?:approve|sign|agree|decide)[^,.;]{0,12}\\bbut me\\b|\\b(?:nobody|no one|no-one) (?:above|over) me\\b',
  "\\b(?:the )?(?:final|last) (?:word|say|call|decision)(?: on [a-z ]{2,20})? (?:is|are|rests with|lies with|stays with) (?:mine|me)\\b|\\b(?:i|i've|ive|i have)(?: got)? (?:have )?the (?:final|last) (?:say|word|call)\\b|\\bdecision is mine\\b",
  '\\bi can sign (?:it|this|that|the [a-z]+)(?: off)? (?:myself|alone)\\b|\\bas the (?:owner|founder|ceo|coo|managing director|proprietor)\\b|\\bi own (?:the|this|my) (?:whole )?(?:place|business|company|firm|shop|practice)\\b',
])

/** Nobody is asked and nobody can say no: told where deciding was asked about. */
const UNASKED = buildPattern([
  "\\b(?:don't|do not|never|needn't|need not|won't)(?: (?:have|need))?(?: to)? (?:ask|consult|convince|involve|tell|trouble|clear it)\\b(?! (?:you|me|us)\\b)|\\bi (?:only |just )?(?:answer|report) to (?:no one|nobody|no-one|noone|myself|my ?self)\\b|\\b(?:nobody|no one|no-one|noone|no man) (?:can |could |will |would |to )?(?:over ?rules?|vetoe?s?|stops?|stop|contradicts?|blocks?) me\\b",
])
/** All of it is one's own: told where deciding was asked about. */
const MINE_LOOSELY = buildPattern([
  "\\b(?:i'm|i am|i'd be|i would be|it's me|me) (?:the )?(?:one|person|guy|man|woman)? ?(?:deciding|signing|approving|paying|buying|choosing)\\b|\\bi(?:'m| am) (?:the )?(?:my own )?boss\\b|\\b(?:full|complete|total|sole) (?:control|discretion|responsibility|freedom)\\b|\\b(?:within|in) my (?:own )?(?:powers?|hands|gift|remit|discretion|court|control)\\b|\\bi wear (?:that|the|both|all the|all) hats?\\b",
  "\\b(?:decisions?|calls?|choices?|purchases?)\\b[^.;!?,]{0,30}\\b(?:made|taken|decided|done|signed) by me\\b(?! (?:and|with)\\b)|\\bif (?:i'm|i am|i) (?:[a-z]+ ){0,2}(?:like|happy|convinced|want|sold|agree|approve)[^.;!?]{0,20}\\b(?:we|i)(?:'ll| will)? (?:buy|sign|go|do|take|have)\\b|\\b(?:doesn't|does not|don't|can't|cannot|no|not) (?:go |goes |get |gets )?(?:any )?(?:higher|further|farther)(?: up)? than me\\b",
  "\\b(?:you're|you are|you've|you have|u r|u are) (?:already )?(?:talking|speaking|chatting|writing|dealing|found|got|reached)(?: (?:to|with))? (?:him|her|(?:the|that) (?:right |very |exact )?(?:one|person|man|woman|guy|boss|owner|decider))\\b",
])

/** Also says who does the work: "there is one of us, and that's me". */
const THAT_IS_ME = buildPattern([
  "(?<!\\b(?:one of us|only one|single one|one person|just one)[^.;!?]{0,12})\\bthat(?:'s| is| would be|'d be| will be|'ll be) (?:just |only |all )?me\\b(?=\\W*$|[.!,;])(?! and)",
])

const SHARED = buildPattern([
  `(?<!\\bas (?:the |an? )?)\\b${OTHER}\\b(?! and i\\b)[^,.;!?]{0,24}?\\b${DECIDES}`,
  `\\b(?:convince|persuade|get past) ${OTHER}\\b`,
  `(?<!\\bas (?:the |an? )?)\\b(?=(?:my|our|the)\\s)${OTHER}\\b(?! and i\\b)[^.;!?]{0,60}? (?:and|&|n|but|who)(?: then| finally| ultimately| still| alone)? ${DECIDES}`,
  `\\b(?:decision|say|word|call|signature|approval|vote)\\b(?: on [a-z ]{2,20})? (?:is|are|'s|rests with|lies with|stays with|belongs to|sits with) (?=(?:my|our|the|his|her|their)\\s)${OTHER}\\b(?! (?:and|&) (?:me|i)\\b)`,
  "\\b(?:don't|do not|haven't|without|lack|not)(?: really)? (?:have |got |get )?(?:the |any |full |that |enough )?(?:authority|power|mandate|final say|last word|final word|casting vote)\\b|\\b(?:approved|signed|decided|okayed|cleared|agreed|rubber[- ]stamped)(?: off)? (?:upstairs|above me|higher up|elsewhere|at (?:group|head office|board))|\\b(?:two|three|four|five|six|several|both|all|#~*) of us (?:who |that )?(?:have to|need to|must|decide|sign|vote|agree)",
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
  `\\b(?:ask|convince|persuade|share (?:it|that|this|the decision|those) with|check with|consult|talk to|speak to|answer to|report to|get past|depends on|decided by|made by|approved by|signed (?:off )?by) ${OTHER}\\b`,
])
const CHOSEN_BY_OTHERS = buildPattern([
  `\\b(?:it's|it is|that's|that is|that would be|(?:decision[- ]maker|budget holder|person|boss|buyer) is|beyond that) ${OTHER}\\b(?! (?:and|&) (?:me|i)\\b)(?!'s (?:assistant|pa))`,
  '\\bone of (?:the |our )?(?:[a-z]+ |#~* )?(?:partners|owners|directors|founders|shareholders|brothers|sisters)\\b|\\bwe (?:all|both)\\b|\\bwould both\\b|\\bbeyond that\\b',
  `\\b${OTHER}\\b(?! and i\\b)[^,.;!?]{0,24}?\\b${CHOOSES}`,
  "\\b(?:i|we)(?:'ll| will| just| only| then| have to| must| need to| would|'d)? (?:put|take|bring|pitch|present|submit|pass|hand|send|refer|escalate|propose|float|run) (?:it|this|that|everything|things) (?:up )?(?:to|before|past|by|on to|in front of) (?!(?:me|you|the test|bed|work)\\b)",
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

/** "Partners, I put it to them", "head office". */
const BARE_OTHER =
  /^\W*(?:(?:the|both|all|two|three|our|my|mostly|probably|usually|ultimately|well|that would be|that's)\s){0,3}(?:partners|directors|owners|trustees|governors|management|head office|headquarters|hq|corporate|board|committee|shareholders|leadership|procurement|founders|boss|wife|husband|higher[- ]ups|exec(?:utive)?s)(?=\s*(?:$|[.,;!(-]))(?!, (?:and )?(?:me|i)\b)/

/** Words that also count people, so that they tell who decides only when that was asked. */
const NOBODY_ELSE = /\b(?:yours truly|nobody else|no one else|no-one else)\b/
const COLLECTIVE = /\bcollectively\b/
/** "I suppose I do", "ultimately me". */
const MYSELF =
  /(?:^|[.!?;]\s)\W*(?:(?:well|um|i (?:suppose|guess|think|believe|reckon)|that(?:'s| would be|'d be)|it(?:'s| is| would be|'d be)|(?:ultimately|basically|just|only|mainly|mostly|always|probably|really|definitely|still))\b[\s,]*)+(?:me|i do|i am|myself)\b(?! (?:and|plus|n|&|with)\b)/
/** "It stops at my desk", "only my signature is needed": in answer to who decides, where nobody else comes up. */
const MINE_WHEN_ASKED =
  /\b(?:my (?:own )?(?:desk|signature|word|hands?|shoulders|pen|pocket|lap|purse|wallet|responsibility|job to decide)|mine\b|(?:on|by|with|through|to|at|but|just|only|purely|wholly|entirely|100%|percent) me\b(?! (?:and|plus|&|with)\b)|the decider)\b/
const OTHER_PARTY = new RegExp(`(?<!\\b(?:no|any) )\\b(?!(?:no|any) )${OTHER}\\b`)
const NEGATION = loosenApostrophes(/\b(?:not|never|n't|don't|isn't|can't|won't|hardly)\b/)

/** Words that tell of nothing but deciding, so that they count beside another answer too. */
const SURELY_MINE =
  /\bpurse ?strings\b[^.;!?,]{0,24}\b(?:my|mine|me|i)\b|\b(?:in|within) my (?:own )?hands\b|\bthe decider\b|\bmy (?:own )?(?:signature|pen)\b/

function findMine(plain: string, isOnlyAsked: boolean): RegExpExecArray | null {
  const match = (isOnlyAsked ? MINE_WHEN_ASKED : SURELY_MINE).exec(plain)
  if (match === null) return null
  const sentence = plain.slice(...findSentence(plain, match.index))
  return OTHER_PARTY.test(sentence) || NEGATION.test(sentence) ? null : match
}

/** Asked who decides, and someone else comes up. */
export const MENTIONS_OTHER = new RegExp(`\\b(?=(?:my|our|the|a)\\s)${OTHER}\\b`)

/** Where a pattern counts: anywhere, in talk of deciding, where that was asked, or where nothing else was. */
type Reach = 'always' | 'about' | 'asked' | 'only asked'

/** In this order: what is said of oneself without a doubt, then of others, then the rest. */
const PATTERNS: readonly (readonly [Authority, Reach, RegExp])[] = [
  ['researcher', 'always', RESEARCHING],
  ['decision_maker', 'always', MINE],
  ['decision_maker', 'asked', UNASKED],
  ['decision_maker', 'about', THAT_IS_ME],
  ['researcher', 'only asked', BROWSING],
  ['influencer', 'always', SHARED],
  ['influencer', 'about', TOGETHER],
  ['influencer', 'asked', CHOSEN_BY_OTHERS],
  ['decision_maker', 'always', ALONE],
  ['decision_maker', 'asked', MINE_LOOSELY],
  ['influencer', 'asked', ONLY_OTHER],
  ['influencer', 'asked', BARE_OTHER],
  ['decision_maker', 'asked', NOBODY_ELSE],
  ['influencer', 'asked', COLLECTIVE],
  ['decision_maker', 'asked', MYSELF],
]

const READERS = PATTERNS.map(
  ([value, reach, pattern]) => [value, reach, oncePerText((plain) => pattern.exec(plain))] as const,
)

/** Who decides, in the visitor's words; first match wins, so that a shared decision outweighs "I". */
export function findDecider(
  plain: string,
  { isAsked, isOnlyAsked }: { isAsked: boolean; isOnlyAsked: boolean },
): { value: Authority; match: RegExpExecArray } | null {
  const reaches: readonly Reach[] = [
    'always',
    ...(isAsked || ABOUT_DECIDING.test(plain) ? (['about'] as const) : []),
    ...(isAsked ? (['asked'] as const) : []),
    ...(isOnlyAsked ? (['only asked'] as const) : []),
  ]
  for (const [value, reach, read] of READERS) {
    const match = reaches.includes(reach) ? read(plain) : null
    if (match) return { value, match }
  }
  const mine = isAsked ? findMine(plain, isOnlyAsked) : null
  return mine && { value: 'decision_maker', match: mine }
}
