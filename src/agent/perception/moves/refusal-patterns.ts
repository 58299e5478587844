import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import type { MovePattern } from '#agent/perception/moves/move-pattern.ts'

const TELL =
  '(?:say(?:ing)?|tell(?:ing)?|giv(?:e|ing)(?: (?:out|away))?|shar(?:e|ing)|disclos(?:e|ing)|divulg(?:e|ing)|reveal(?:ing)?|answer(?:ing)?|discuss(?:ing)?|publish(?:ing)?|talk(?:ing)? (?:about|numbers|money|figures)|hand(?:ing)? (?:out|over)|(?:go|going) into|(?:get|getting) into(?= (?:that|this|it|those|numbers|money|figures|details?|salar|wages|pay))|comment(?:ing)?|stat(?:e|ing)|specify(?:ing)?|mention(?:ing)?|provid(?:e|ing)|let(?:ting)? on|advertis(?:e|ing)|broadcast(?:ing)?)'
const NAME =
  '(?:nam(?:e|ing)|list(?:ing)?|typ(?:e|ing)|leav(?:e|ing)|spell(?:ing)? out|put(?:ting)?|hand(?:ing)?|pass(?:ing)?|post(?:ing)?|enter(?:ing)?)'
const WILL_NOT =
  "(?<!\\b(?:suppliers?|customers?|clients?|drivers?|people|they|vendors?|patients?|carriers?|staff|it|systems?|which|who|software|tools?|nobody)\\s)(?:won't|will not|would not|wouldn't|can't|cannot|can not|could not|ain't|not|never|unable to|unwilling to|refuse to|decline to|reluctant to|forbidden (?:to|from)|no way)"
const DO_NOT = "(?:don't|do not|doesn't|never|wouldn't|would not)"
const BETWEEN =
  "(?:(?:want|wanna|like|wish|care|feel|going|gonna|about|really|actually|just|be|am|are|is|i'm|i|we're|we|able|allowed|permitted|authori[sz]ed|comfortable|happy|possible|willing|prepared|free|at liberty|supposed|keen|ready|inclined|obliged|here|to|with|even|ever|publicly)\\s){0,5}"
const TO_WHOM =
  '(?:\\s(?:with )?(?:to )?(?:you|u|ya|(?:a|any|some|this) (?:robot|bot|machine|chat ?bot|stranger|website|computer)|bots|robots|strangers|machines|anyone|anybody|outsiders|people))?'
const SUBJECT =
  '(?:salar|wage|pay|budget|head ?count|rate|cost|number|figure|detail|info|data|name|e-?mail|mail|phone|mobile|cell|tool|system|software|stack|hour|money|finance|financial|spend|staff|team|employer|error|address|contact|client|compan|turnover|revenue)[a-z]*'
/** What it ends in, a pronoun, or something that we ask for; "we can't share calendars" is no refusal. */
const OBJECT = `(?=\\s*(?:$|[.,;:!?)\\n-])|\\s(?:that|this|it|those|these|them|anything|such|so|more|any more|on (?:that|this|here)|here|online|yet|over (?:chat|the)|sorry|sir|lol|for (?:now|privacy|legal|security)|because|as|since|until|at this)\\b|\\s(?:about |into |out )?(?:(?:my|our|the|any|exact|those|these|such|its|their|what|actual|real|internal|personal|private|on) ){0,2}${SUBJECT}\\b|\\s(?:how many|how much (?:we|i|they) (?:pay|spend|earn|make|have|budget|charge)|what (?:we|they|i|people|it|an?|one|each|our|my|the)|who (?:we|i)|where (?:we|i)))`
/** "I can't say exactly" and "can't tell you how much we hate this" keep nothing back. */
const KEEPS_NOTHING =
  '(?!\\s(?:you )?(?:how (?!many|much (?:we|i|they) (?:pay|spend|earn|make|have|budget|charge))|for (?:sure|certain)|exactly|precisely|off[- ]|enough|without|(?:you )?(?:an?|any|the) (?:exact|precise|accurate|good|reliable|firm|number|figure|estimate|answer|ballpark)))'
const SECRET =
  '(?:private|confidential|personal|secret|sensitive|proprietary|classified|internal|off[- ]limits|off the record|privileged|not public|commercially sensitive)'
const KEPT =
  '(?:in[- ]house|internal|private|confidential|secret|quiet|anonymous|under wraps|between (?:us|me|my|the)|with us|to (?:my|our)sel(?:f|ves)|(?:with)?in(?:side)? (?:the|these|our) (?:\\w+))'
/** Figures and addresses that we ask for, or the answer itself; "client data" is a firm's own secret. */
const ASKED =
  '(?:budgets?|salar(?:y|ies)|wages?|pay|rates?|costs?|numbers?|figures?|head ?count|e-?mails?|mails?|address|phone|mobile|names?|finances|financials|money|spend|(?:tool|software|tech) ?(?:list|stack)|that|this|it|those|(?:what|how (?:much|many)) [^.,;!?]{2,30})'

const PATTERNS: readonly (readonly [says: string, pattern: string])[] = [
  [
    'would rather not',
    `\\b(?:rather|prefer|sooner|better|prefer to|like to)\\s(?:not|no)\\b(?! (?:have|use|spend|do|lose|hire|buy|wait|be\\b))|\\b(?:rather|prefer to|like to|sooner) (?:(?:leave|keep) [^.;!?]{2,40}?(?: out\\b| aside| to (?:my|our)sel(?:f|ves)| private| between us| quiet)|leave (?:that|this|it)\\b|leave out|(?:skip|pass|hold back|withhold)\\b|(?:stay|remain|be) (?:anonymous|private|unnamed|nameless))`,
  ],
  [
    'keeps it private',
    `(?:^\\W*(?:(?:no|nah|nope|sorry|hm+|um+|er+|well|oh|ah|thanks|thank you|afraid)\\W+)*|(?<!\\b(?:data|records?|files?|documents?|cases?|notes|papers|information|office|room|clinic|practice|sector|patients?|it all) )\\b(?:is|are|'s|'re|would be)\\s(?:all |strictly |a |our |quite |rather |very |highly |too )*|\\b(?:that|this|it|those|they)s? (?:all )?|\\b(?:strictly|highly|quite|rather|too|kept|keep (?:that|it|this|them|those)|stays?|remains?) )${SECRET}(?=\\s*(?:$|[.,;!?)]|i'm|im\\b|sorry|info\\w*|afraid|here|for|so\\b|and\\b|to\\b|until|matter|data\\b|stuff|sir|mate|lol|tbh))`,
  ],
  [
    'keeps it in the house',
    `\\b(?:stays?|kept|keep (?:that|it|those|this|them|such things)|remains?) (?:strictly )?${KEPT}\\b|\\b(?:that's|thats|it's|its|is|are|this is) (?:strictly )?between (?:me|us|my|our)\\b|\\b(?:under|signed|have|there's|bound by) (?:an? )?(?:strict )?nda\\b|\\b(?:that|this|it|which|those)(?:'d| would| will|'ll)? (?:i|we)(?:'d| would| will|'ll)? (?:rather )?(?:keep|leave|hold) (?:for|to) (?:my|our)sel(?:f|ves)\\b|\\bneed-to-know\\b|\\bneed to know (?:basis|only)\\b|\\bagainst (?:\\w+ )?(?:policy|the rules|regulations)|\\b(?:company|firm|house|our|office|corporate|security) policy\\W*$|\\b(?:keep|keeping|leave|leaving) [^.;!?]{2,40}? (?:to (?:my|our)sel(?:f|ves)|private|aside|out of (?:it|this|here))`,
  ],
  [
    'treats it as a secret',
    `\\b(?:keep|keeps|keeping|kept|treat|treats|treating|consider|class|regard|mark) (?:(?:my|our|the|such|all|any|staff|team) ){0,2}${ASKED}(?: [a-z]+){0,2}? (?:as )?(?:strictly |very |quite )?(?:${SECRET}|${KEPT})\\b`,
  ],
  [
    'tells no details',
    `\\bno (?:details?|info\\w*|answers?|comments?|disclosure) (?:on|about|regarding|of) (?:(?:my|our|the|any) ){0,2}${ASKED}\\b`,
  ],
  [
    'keeps quiet',
    '\\b(?:keep|keeping|stay|staying|remain|remaining) (?:quiet|mum|silent|discreet|tight[- ]lipped|s[ch]*tum)(?=\\s*(?:$|[.,;!?)])|\\s(?:about|abt|on|over|here|for)\\b)',
  ],
  [
    'need not be known',
    "\\byou (?:(?:really |actually )?(?:don't|do not) (?:really |actually )?(?:need|have) to|need not|have no need to|don't get to) (?:know|see|hear|have|ask)\\b|\\b(?:not|isn't|aren't|never) (?:up|open) (?:for|to) (?:discussion|debate|negotiation)\\b|\\boff the table\\b",
  ],
  [
    'holds it back',
    `\\b(?:i|we)(?:'d|'ll|'m| would| will| am| must| have to|'re| are)? (?:(?:rather|like to|prefer to|going to|respectfully|politely|kindly) ){0,2}(?:decline|declining|abstain|withhold|withholding|hold(?:ing)? (?:off|back))(?=\\s*(?:$|[.,;!?)])|\\s(?:that|this|it|those|on|from|here|for)\\b|(?: (?:my|our|the)){0,2} ${ASKED}\\b)`,
  ],
  [
    'will not or may not say',
    `\\b${WILL_NOT} ${BETWEEN}${TELL}\\b${KEEPS_NOTHING}${TO_WHOM}${OBJECT}`,
  ],
  [
    'does not say such things',
    `\\b(?:i|we|they|company|firm|boss|management) ${DO_NOT} ${BETWEEN}${TELL}\\b${KEEPS_NOTHING}${TO_WHOM}${OBJECT}|^\\W*(?:(?:no|sorry|nah)\\W+)?(?:don't|do not|dnt) (?:want to|wanna|like to|wish to|care to|feel (?:comfortable|like)|give out|share|disclose|discuss)\\b${BETWEEN.replace('{0,5}', '{0,3}')}`,
  ],
  [
    'will not put it down',
    `\\b(?:won't|will not|would not|wouldn't|not (?:going|gonna|willing|allowed|able|happy|comfortable|prepared)|refuse|rather not|prefer not|unwilling|no way (?:i am|i'm|am i|i'll be))(?: to| with)? ${NAME} (?:that|this|it|those|them|all|(?:my|our|the|any)\\b[^.,;!?]{0,12}?${SUBJECT}|names|anyone|anything)`,
  ],
  [
    'is not allowed or at ease',
    "\\b(?:not|n't) (?:really |very |too |so |at all )?(?:comfortable|comf[a-z]{1,8}|at liberty|at ease|allowed|permitted|authori[sz]ed)(?: (?:with|about|to|sharing|telling|saying|giving|for|on)\\b[^.,;!?]{0,30})?(?=\\s*(?:$|[.,;!?)]))|\\b(?:not|nothing) (?:something|anything|a thing|information|a number|one) (?:that )?(?:i|we)(?:'d| would| will| can| want to| like to)? (?:share|disclose|discuss|give|tell|talk about|hand out)",
  ],
  [
    'gives nothing away',
    "\\b(?:you|u|ya|nobody|no one)(?:(?:'re| are| r| will|'ll)? (?:not|never)| won't| ain't| aren't| don't) (?:be )?(?:get|gets|getting|going to get|gonna get|having|have|hearing)[^.;!?]{0,40} (?:from|out of) (?:me|us)\\b|\\bnot getting [^.;!?]{0,30}(?:from|out of) (?:me|us)\\b|\\bmy lips are sealed\\b|\\b(?:none of|no) (?:your|ur|yr|you're) (?:damn |bloody |goddamn )?(?:business|concern|beeswax)\\b|\\bmind your (?:own )?(?:own|business)\\b|\\bnot your (?:business|concern)\\b|\\bnothing to do with you\\b|\\bnunya\\b|\\bnosy\\b|\\bwhat's it to you\\b|\\bwhy (?:would|should) (?:i|we) tell\\b|\\bkeep your nose\\b|(?:^|\\W)i refuse(?=\\W*$)|\\b(?:boss|hr|legal|security|they|management|compliance|team|director|manager|owner) (?:\\w+ )?(?:would|will|'d|'ll) (?:kill|murder|shoot|sack|fire|hang|skin|have my head)|\\b(?:don't|do not|doesn't) (?:do|use|give out) (?:e-?mails?|phones?)\\b|\\b(?:don't|do not|please don't|never) (?:e-?mail|contact|call|phone|ring|text) me\\b|\\brather (?:you|u) (?:didn't|did not|don't|not)\\b|^\\W*(?:nice try|dream on|no chance|not a chance|not happening|no can do|withheld|redacted|undisclosed|n\\.?d\\.?a\\.?)\\W*$",
  ],
  [
    'pass on this one',
    "^\\W*(?:(?:i'll|i|we'll|i'd|gonna|hard|let me|can i|may i|think i'll|have to|sorry|no|um|erm|nah|ok|please|pls|just|let's|can we|could we|i will|i'm going to)\\W+)*(?:pass|skip|next)(?:,? (?:next|on|that|this|it|one|question|the|for|now|please|pls|thanks|thank you|mate|sir|again|ahead|here))*\\W*$|\\bskip (?:it|this|that|the question|over (?:it|this|that))\\b(?! (?:step|part of|stage))|\\b(?:i'll|let me|can i|going to|gonna|rather|have to) pass\\b(?: on)?|\\bpass on (?:that|this)(?: one| question)?(?=\\s*(?:$|[.,;!?]))|\\b(?:let's|lets|can we|could we|please|rather|i'd|we'll|i'll) (?:just )?skip\\b|\\bnext question\\b|\\bno comment\\b|\\b(?:let's|can we|could we|please|let us) (?:move on|change the subject|leave (?:that|this|it|money|numbers|names)|park (?:that|this|it)|not (?:go|talk|get|discuss))\\b|\\bno (?:e-?mails?|phone(?: numbers?)?|numbers|names?)(?: address)?(?: please| from me| for you| here| given|,|\\.|$)",
  ],
]

/** Will not say, may not say, or would rather leave it. */
export const REFUSAL_PATTERNS: readonly MovePattern[] = PATTERNS.map(([says, pattern]) => ({
  kind: 'refuse',
  says,
  pattern: loosenApostrophes(new RegExp(pattern)),
}))
