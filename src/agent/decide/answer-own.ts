import type { Read } from '#agent/decide/read-hints.ts'
import type { Answer, AskedFigure, Supposed } from '#agent/knowledge/answer.ts'
import { answerChoice } from '#agent/knowledge/answer-question.ts'
import {
  type KnownSum,
  listFigures,
  readAskedFigures,
  readGrowing,
  readSupposed,
} from '#agent/knowledge/what-if.ts'
import type { Act, FaqAct } from '#agent/understand/message/act.ts'
import type { StateTopic } from '#content/answers/card.ts'
import { calculateAutomationPercent, IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'

/** Before a correction: "are you sure? it was 60 a month". */
export const DOUBT =
  /^\W*(?:are you (?:really |quite )?(?:sure|certain)|you sure|is that right)\W*$/i

/** "Can you just send me a number", "a number for MY case". */
const NUMBER_WANTED =
  /\b(?:just )?(?:send|give|tell|get|show) (?:me|us) (?:a|an|the|my|our) (?:\w+ )?(?:number|figure|estimate|ballpark)\b|\b(?:number|figure|estimate) for (?:my|our|us|me)\b|\bwhat(?:['’]?s| is| are| would be) (?:the|my|our) (?:savings? |final |total )?(?:numbers?|figures?|estimate|savings?)(?= (?:then|now|for us|for me))?\W*$|\b(?:the )?savings? (?:number|figure)\b/i

export const wantsNumber = (text: string): boolean => NUMBER_WANTED.test(text)

/** "What's my total cost through year one, retainer included?" */
const TOTAL_PRICE =
  /^(?=.*\b(?:total|all[- ]in|overall|in all|altogether)\b)(?=.*\b(?:costs?|prices?|fees?|spend|pay|investment)\b)(?=.*\b(?:retainer|phases|year one|first year|pilot|rollout|with you)\b)/i

/** "Just tell me the ROI number". */
const ROI_WANTED = /\b(?:send|give|tell|get|show) (?:me|us) (?:the|my|our|an?) roi\b/i

/** "Just tell me is it worth it". */
const WORTH_IT =
  /\b(?:is|will|would) (?:it|this|that)(?: (?:whole )?thing)? (?:(?:even|really|still|actually|going to be|gonna be|be) )*worth it(?: for (?:us|me))?(?: or (?:not|no))?\W*$/i

/** "So what's the verdict?" */
const VERDICT = /^what(?:['’]?s| is) (?:the|your) (?:verdict|answer|bottom line)\b/i

/** "Is that a lot?", "is that normal for a firm our size?" */
const A_LOT =
  /^(?:so |and |but |hm+ |ok(?:ay)? )*(?:is|are|isn['’]?t|seems?|does) (?:that|this|it|those|these)(?: (?:seem|sound|look))?(?: (?:like|really|even|not|actually|considered))* (?:an? )?(?:lot|much|many|high|low|big|small|normal|typical|usual|average|bad|good|ok|okay|reasonable|a lot|too much|too many|out of line|above average)(?: (?:hours|time|of (?:time|hours))| for (?:an? |us |our |this )?[\w' -]{2,40}| compared to (?:others|other \w+))?\W*$/i

/** "That would double the invoices. What would it look like then": what the sentence before it supposes. */
const OUTCOME =
  /\b(?:what (?:would|does|will|are|is) (?:it|that|the (?:savings?|numbers?|estimate|payback)|we)\b|what (?:then|about then)|would (?:it|that|this) (?:be|change|work|help|pay|make))/i

/** "We expect 600 a week by next year. Does that change things?" */
const CHANGES =
  /\bchange (?:things|anything|something|it|the (?:answer|verdict|estimate|math|result|picture))\b/i

/** "Should I bother?", "so is that a no?", "so not worth it then?" */
const BOTHER =
  /^\W*(?:(?:so|ok(?:ay)?|and|but|well|then|honestly|right|thanks)\W+)*(?:should (?:i|we)(?: even| really)? bother(?: with (?:it|this|that|you))?|(?:is|was) (?:that|this|it)(?: basically| just)? an? (?:no|yes)|(?:(?:it|that|this)(?:['’]?s| is) )?(?:probably |just |really )?not (?:really )?worth it|(?:is there |there['’]?s |there is )?nothing (?:(?:you (?:can )?do|here) )?for (?:us|me))(?: then| for (?:us|me)| or (?:not|no|what))*\W*$/i

/** "What would you use in QuickBooks then?", "anything cheaper?", "so nothing for us?", once it is too small for us. */
const INSTEAD = [
  /\b(?:cheaper|simpler|easier|lighter|less expensive)\b/i,
  /\b(?:some|any)thing (?:smaller|else|free|i can use|we can use)\b|\bfree (?:tool|software|way|app)s?\b/i,
  /\bwhat (?:else )?(?:would|should|could|can|do) (?:you|we|i)(?: guys)? (?:use|try|buy|recommend|suggest|look at|do (?:instead|then))\b/i,
  /\binstead\b/i,
]
/** Our own steps, somebody's view, and hours and prices that are only supposed. */
const NOT_INSTEAD =
  /\b(?:audit|pilot|rollout|retainer|shoes|place|position|hir(?:e|ing)|someone|somebody|persons?|people|offshore|outsourc\w+|vas?|what if|if (?:i|we|it))\b|\d/i
export const asksInstead = (text: string): boolean =>
  INSTEAD.some((one) => one.test(text)) && !NOT_INSTEAD.test(text)

/** "Can u change what the worksheet says?" */
const SHEET =
  /\b(?:can|could|may|how (?:do|can|would)|possible)\b[^.?!]{0,30}\b(?:change|edit|fix|correct|update)\b[^.?!]{0,30}\b(?:work)?sheet\b/i

/** "But did you get that it's AUD?" */
const TAKEN_IN =
  /^\W*(?:(?:and|but|so|ok(?:ay)?)\W+)*(?:did|do) (?:you|u) (?:get|see|catch|note|notice|understand|register)\b(?! (?:paid|the point|why|how))/i

/** "Where does the 30% come from?" asks for the weights of the formula. */
const OF_SHARE = new RegExp(
  String.raw`\bwhere\b[^.?!]{0,40}\b(?:${calculateAutomationPercent(0, 0)}|${calculateAutomationPercent(1_000, 0)}) ?(?:%|percent)`,
  'i',
)

/** "Is that per year?", "so is it a year or a month?" */
const PER_PERIOD =
  /^\W*(?:(?:so|and|ok(?:ay)?|wait)\W+)*(?:is )?(?:that|this|it)(?:['’]?s| is)? (?:saved |savings? |number |figure )?(?:per|a|each|every|in a|for a|yearly|annual\w*|monthly)\b ?(?:year|month|week)?(?: or (?:per |a )?(?:year|month|week|monthly|what))?\W*$/i

/** "What's the total I lose in a year": of the work as it is done now. */
const COST_NOW =
  /\b(?:how much|what(?:['’]?s| is)?)\b[^.?!]{0,40}\b(?:lose|losing|lost|spend|spending|waste|wasting|pay(?:ing)? for it)\b[^.?!]{0,20}\b(?:years?|yearly|annually|today|now)\b/i

/** "When do we break even", "how many months until it breaks even" */
const WHEN_EVEN =
  /\b(?:when|how (?:many months|many years|long|soon|fast|quickly)|what month|which month)\b[^.?!]{0,50}\b(?:breaks?[- ]?even|in the black)\b|^\W*(?:and |so )?(?:what(?:['’]?s| is) )?(?:the |our |my )?break[- ]?even(?: point| date| month)?\W*$|\b(?:how|why)\b[^.?!]{0,40}\b(?:decide|calculate|figure|come up|is it|it['’]?s|takes?)\b[^.?!]{0,12}\b\d+(?:\.\d+)? months\b/i

/** What stands for the estimate in a question. */
const IT = String.raw`(?:it|this|that|these|those|they|(?:the|your|my|our|that|this)(?: [\p{L}-]+){0,2} (?:estimate|numbers?|figures?|savings?|calculation|math|result|hours|total|\$?[\d,.]+k?))`
const NUMBER = '(?:estimate|numbers?|figures?|savings?|calculation|math|result|total)'

/** "Does it include", "is that after", "did you count", "what about": what follows is asked of the estimate. */
const INCLUDES = new RegExp(
  [
    String.raw`\b(?:do|does|did|have|has)(?: not|n['’]?t)? (?:${IT}|you|u)\b[^.?!]{0,20}\b(?:includ\w*|count\w*|cover\w*|assum\w*|account\w*|factor\w*|consider\w*|contain\w*|deduct\w*|subtract\w*|take)\b`,
    String.raw`\b(?:is|are|was|were)(?: not|n['’]?t)? ${IT}(?: [\p{L}\d$,.]+){0,2} (?:includ\w*|count\w*|cover\w*|assum\w*|before|after|net of|minus|less|with|without)\b`,
    String.raw`^\W*(?:and |but |so )?(?:what|how) about\b`,
    String.raw`\b(?:is|are)\b[^.?!]{0,60}\b(?:included|counted|in (?:there|it|that|this|the ${NUMBER})|part of (?:it|that|the ${NUMBER}))(?=\W*$)`,
  ].join('|'),
  'iu',
)
/** "Should I include the supervisors?" */
const SHOULD_COUNT =
  /\b(?:should|do|can|shall|must) (?:i|we) (?:also |even )?(?:include|count|add|put in)\b/i

const OF_FEES =
  /\b(?:your|you guys['’]?) (?:own )?(?:fees?|prices?|pricing|costs?|charges?|cut|bill|invoices?)\b|\b(?:what|the money) (?:we|i) (?:would |will )?(?:pay|owe) you\b|\bpaying you\b|\b(?:the )?(?:price|cost|fee) of (?:the )?(?:audit|pilot|build|retainer|rollout)\b/i
/** "Does that include the audit?", "is that net or gross" */
const OF_PHASES_OR_COSTS =
  /\b(?:audit|pilot|retainer|rollout|licen[sc]es?|hosting|running costs?|maintenance|subscriptions?|model usage|tokens?|api costs?)\b/i
const WHAT_ABOUT = /\b(?:what|how) about\b/i
const NET_OR_GROSS = /\b(?:net or gross|gross or net)\b/i
const OF_OVERHEAD = /\b(?:payroll tax(?:es)?|benefits|overhead|taxes|health insurance)\b/i
const OF_WEEKS =
  /\b(?:vacations?|holidays?|pto|time off|sick (?:days?|leave|time)|weeks off|days off|closed weeks|52 weeks|weeks (?:a|per|in the) year)\b/i
/** Not "what about training", which asks what we do. */
const OF_STAFFING =
  /\b(?:(?:hiring|recruit\w*|training|onboarding) costs?|costs? of (?:hiring|recruiting|training)|turnover|severance|attrition|overtime|(?:my|our|manage\w*['’]?s?|supervis\w*['’]?s?|lead\w*['’]?s?) (?:own )?(?:time|hours)|time to (?:manage|supervise|run|check|oversee|maintain)\b)/i
const OF_CHECKERS =
  /\b(?:supervis\w+|manager\w*|team leads?|leads|owners?|bosses|reviewers?|temps?|contractors?|part[- ]timers?|me|myself|my (?:own )?(?:time|hours)|\p{L}{2,20}['’]s? (?:time|hours))\b/iu
const OF_MISTAKES = /\b(?:errors?|mistakes?|rework|redos?)\b/i
/** What a mistake costs is another question. */
const OF_DAMAGE =
  /\b(?:costs?|claims?|penalt\w+|fines?|chargebacks?|lost|fees?|damag\w+|dollars?|money)\b/i
const OF_ALL =
  /\b(?:assumptions?|assumes?|assuming)\b|\bwhat(?:['’]?s| is| are| isn['’]?t| all is)\b(?: [\p{L}]+){0,2} (?:in|left out of|missing (?:from|in)|behind|excluded from|included in|baked into|covered by) (?:it|that|this|there|the|your|my|our)\b(?! \d)|\bwhat (?:does|did|do) (?:it|that|you|the estimate|the number)\b[^.?!]{0,12}\b(?:leave out|exclude|include|count|cover|rest on|ignore|miss)\b/iu
const LEFT_OUT =
  /^\W*(?:(?:and|but|so|ok)\W+)*what(?:['’]?s| is| did you| do you| does (?:it|that))(?: all)? (?:leave out|left out|not included|not counted|not count|not include|missing)\W*$/i
const OF_THE_NUMBER = new RegExp(String.raw`\b(?:${NUMBER}|this|that|it|there)\b|\$|\d`, 'i')

/** "Is that per person", "is that 105 hours for the whole team?", "does it assume all 7 people" */
const OF_WHOM =
  /^\W*(?:(?:so|and|but|wait|ok)\W+)*(?:is|are|was|were|does|do|did)\b[^.?!]{0,60}\b(?:(?:per|for each|for one|for every) (?:person|head|employee|clerk|worker|user|one of (?:us|them))|(?:whole|entire|full) (?:team|group|department|crew|staff|office)|all (?:of (?:us|them)|\d+(?: of (?:us|them)| people| persons)?|my people|our people|the people)|everyone|everybody|each(?: of (?:us|them))?)(?=\W*$|,? or\b)|^\W*(?:so |and )?(?:for )?(?:the )?(?:whole team|per person|each person) or\b|^\W*(?:so |and )?(?:how much|what)(?:['’]?s| is (?:it|that))? (?:that )?(?:per|for each) (?:person|head|employee)\W*$/i

/** "Which part would be automated", "what stays with us", "where do the 110 hours go" */
const SPLIT = [
  /\b(?:which|what|how much)\b(?: of)?(?: the| our| my| this)? ?(?:parts?|share|portion|piece|steps?|hours|work|tasks?|of (?:it|that|this|the work))?(?: of (?:it|that|this|the (?:work|job|process)|our (?:work|job|process)))?(?: [\p{L}]+){0,2} ?\b(?:stays?|remains?|is left|be left|left over|leaves? (?:us|for us)|(?:be|is|gets?) (?:automated|taken over)|take over|taken over|you automate|agent do|agent take)\b/iu,
  /\bwhere (?:do|does|did|will|would|are) (?:the|those|these|our|that)? ?(?:other |saved |remaining )?\d[\d.,]* (?:\w+ )?(?:hours|hrs)(?: a week)? (?:go|end up)\b/i,
  /\bwhat(?:['’]?s| happens| about| is| becomes| do we do)\b[^.?!]{0,20}\b(?:the|those|our) (?:saved|freed|remaining|rest of the|other|leftover|left over)(?: \d[\d.,]*)? (?:hours|hrs|time|work|half)\b/i,
  /\bwhat(?:['’]?s| happens| about| becomes)\b[^.?!]{0,12}\b(?:the|those) \d[\d.,]* (?:saved|freed|remaining|other|leftover) (?:hours|hrs)\b/i,
]

/** "What do my people do with the freed up time" */
const FREED =
  /\b(?:what|where|who)\b[^.?!]{0,40}\b(?:freed|saved|extra)(?:[- ]up)? (?:time|hours)\b/i

/** "Where do the 110 hours go, does that mean layoffs" */
const MEANS_LAYOFFS =
  /\b(?:does|do|would|will|is|so) (?:that|this|it|those hours)(?: then| also| just)? (?:mean|imply|means)?\b[^.?!]{0,20}\b(?:layoffs?|lay(?:ing)? (?:people |someone |them )?off|firing|fire|lose (?:their |a )?jobs?|job cuts|fewer people|let(?:ting)? (?:people|someone) go)\b/i

/** "Which would you start with, the pilot or the audit", "which should we do first" */
const ORDER =
  /\b(?:which|what)\b[^.?!]{0,40}\b(?:start with|begin with|comes? first|goes first|do first|order first|take first|buy first|be first|is first|first step of)\b|\b(?:audit|pilot) or (?:(?:directly|straight|right|to|with|go|the|an?|just) ){0,3}(?:audit|pilot)\b|\b(?:audit|pilot)\b[^.?!]{0,20}\b(?:before|after) the (?:audit|pilot)\b/i
const PHASE = /\b(?:audit|pilot)\b/i
const WHICH_FIRST = /\bwhich\b/i

/** "Is that a quote?", "how long is this estimate valid" */
const OFFER = new RegExp(
  String.raw`\b(?:is|was|are)(?: not|n['’]?t)? ${IT}(?: just| only| really| already)* (?:an? )?(?:(?:binding|firm|fixed|formal|official|real|final) )?(?:quote|offer|proposal|bid|binding|guaranteed?)\b|\bhow long\b[^.?!]{0,20}\b(?:estimate|number|figure|quote|offer)\b[^.?!]{0,12}\b(?:valid|good|hold|stand|last)\w*|\b(?:estimate|number|figure|quote|offer)\b[^.?!]{0,15}\b(?:expires?|run out|valid until)\b`,
  'iu',
)

/** "What's the low end", "could it be more than that" */
const RANGE = new RegExp(
  String.raw`\b(?:low|high|lower|upper|bottom|top) ends?\b|\b(?:best|worst)[- ]case\b|\b(?:is there|do you have|give me|what(?:['’]?s| is)) (?:an? |the )?(?:range|spread|margin of error)\b|\bhow (?:low|high) (?:could|can|might|would|will) ${IT}\b|\bchance (?:that )?(?:${IT}(?:['’]?s| is| will be| could be))(?: a lot| much)? (?:lower|higher|less|more)\b|\b(?:could|can|might|would) ${IT} (?:also |even |ever )?(?:be|come out|turn out|end up)(?: a lot| much| any| even| way)? (?:more|less|higher|lower|bigger|smaller|better|worse)\b`,
  'iu',
)
const OF_PRICES =
  /\b(?:prices?|pricing|costs?|audit|pilot|rollout|retainer|phases?|charge|pay|fees?)\b/i

/** "Explain it like I'm five", "in plain English" */
const PLAINLY =
  /\blike i['’]?m (?:five|5|a child|a kid|dumb|stupid)\b|\beli5\b|\b(?:in|using|use) (?:plain|simple|normal|layman['’]?s?)(?:er)? (?:english|words|terms|language)\b|\b(?:dumb|break) (?:it|that|this) down(?: for me)?\b|\b(?:explain|say|put) (?:(?:it|that|this) )?(?:more )?simpl[ey]r?\b/i

/** "Is 8 months typical" */
const TYPICAL =
  /\b(?:is|are|isn['’]?t)\b[^.?!]{0,24}\b(?:\d+(?:\.\d+)? months|payback|pay[- ]back)\b[^.?!]{0,20}\b(?:typical|normal|usual|average|good|ok|okay|long|short|fast|slow|common|bad|quick|realistic)\b|\b(?:typical|usual|average|normal) payback\b/i

/** "What is the net benefit", "so what's my net in year one" */
const NET =
  /\bnet (?:benefit|gain|savings?|return|profit|result|value|amount|win)\b|\b(?:my|our|the|a|what(?:['’]?s| is)) net\b(?! (?:of|promoter))|\bwhat (?:do|would|will) (?:we|i) net\b|\bnet (?:in|after|over|for) (?:the )?(?:year|first|three|3)\b/i

/** "What would make this a no", "what would change your mind" */
const LIMITS_ASKED = new RegExp(
  String.raw`\bwhat (?:would|could|might|will|has to|needs to|can)\b[^.?!]{0,20}\b(?:make|turn|kill|break|sink|flip|lower|reduce|ruin|hurt|change)\b[^.?!]{0,20}(?:\b(?:an? no|a bad|not (?:be )?worth|not pay|too small|borderline|verdict|your (?:mind|answer)|case|savings?|estimate|payback|deal|number)\b)|\bwhen (?:is|would|does|will) ${IT} (?:not|no longer|stop)\b[^.?!]{0,16}\b(?:worth|pay|make sense)|\bfor you to say no\b|\b(?:at|below|under|above|over) what\b[^.?!]{0,50}\b(?:not|no longer|stops?|isn['’]?t|wouldn['’]?t|doesn['’]?t)\b[^.?!]{0,16}\b(?:worth|pay|make sense)`,
  'iu',
)

/** "That seems high" */
const SEEMS =
  /^\W*(?:(?:hm+|well|wow|ok(?:ay)?|so|but|and|honestly|really)\W+)*(?:(?:seems|sounds|looks|feels)(?= )|that|this|it|(?:the|your|that) (?:number|figure|estimate|savings?)|\$?[\d,.]+k? ?(?:%|percent|hours|a year|months)?)(?:['’]?s)? (?:seems?|sounds?|looks?|feels?|is|are)?(?: (?:a (?:bit|little|lot)|very|really|pretty|quite|rather|way|awfully|kind of|too|so|like an?))* ?(high|optimistic|(?:too )?good to be true|too much|inflated|unrealistic|generous|rosy|big|large|overstated|low|small|pessimistic|little)(?: to me| for us| number)?\W*$/i
const SEEMS_LOW = /^(?:low|small|pessimistic|little)$/i

const CAN_CHANGE =
  /\b(?:can|could|may|how (?:do|can|would|could)) (?:i|we)(?: still| later| also)? (?:change|correct|edit|fix|adjust|update|revise|redo)\b[^.?!\d]{0,30}\b(?:numbers?|figures?|hours|rate|inputs?|answers?|estimate|facts?|percentage)\b/i

/** "I made a mistake with the hours, can I fix it" */
const CAN_FIX =
  /\b(?:can|could|may|how (?:do|can)) (?:i|we) (?:change|correct|edit|fix) (?:it|that|them)\b/i
const TOLD_WRONG =
  /\b(?:mistakes?|wrong|typos?)\b[^.?!]{0,20}\b(?:numbers?|figures?|hours|rate)\b|\b(?:numbers?|figures?|hours|rate)\b[^.?!]{0,20}\b(?:wrong|off|mistake|typo)\b/i

/** "Who sees this estimate", "can my colleague see this conversation" */
const WHO_SEES =
  /\bwho (?:else )?(?:can |will |would |could |gets to |all )?(?:see|sees|read|reads|has|gets)\b[^.?!]{0,16}\b(?:estimate|numbers?|figures?|conversation|chat|worksheet)\b/i
const OTHERS_SEE =
  /\b(?:can|could|may|how (?:do|can)) (?:(?:my|our|a|the) (?:\p{L}+ ){0,2}\p{L}+|others|someone else|(?:i|we) (?:show|share|send|forward)) (?:see|read|open|view|get|look at|this|the|it)\b[^.?!]{0,40}\b(?:conversation|chat|estimate|numbers?|figures?|worksheet)\b/iu

const CHEAPEST =
  /\b(?:cheapest|least expensive|lowest[- ]cost|lowest[- ]risk|smallest)\b[^.?!]{0,20}\b(?:way|step|option|start|version|test|try|thing)\b/i

const MEANT = /\bwhat (?:does|do|did|is|are)\b[^?]{0,60}\b(?:mean|stand for)\b/i
const ASKS =
  /\?|^\W*(?:(?:and|but|so|wait|ok(?:ay)?)\W+)*(?:what|why|how|where|which|is|are|does|do|did|explain|tell)\b/i
const PERCENT = /(?<![\d.])(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/g

/** "How come it's 48%", "what's in the 30% base": a percent of the formula is named and asked about. */
function asksShare(query: string, { tool_count = 0, errors = 0 }: KnownSum): boolean {
  const shares = [calculateAutomationPercent(tool_count, errors), calculateAutomationPercent(0, 0)]
  const own = [...shares, errors]
  const named = [...query.matchAll(PERCENT)].map(([, told]) => Number(told))
  return ASKS.test(query) && named.length > 0 && named.every((one) => own.includes(one))
}

type OfEstimate = readonly [(query: string) => boolean, StateTopic]
const matches =
  (...patterns: readonly RegExp[]) =>
  (query: string) =>
    patterns.every((pattern) => pattern.test(query))

/** Asked of the hours, the money, and the months that were worked out. */
const OF_AN_ESTIMATE: readonly OfEstimate[] = [
  [matches(PLAINLY), 'my_plain'],
  [matches(OFFER), 'my_offer'],
  [matches(NET), 'my_net'],
  [matches(WHEN_EVEN), 'my_break_even'],
  [matches(TYPICAL), 'my_typical'],
  [matches(LIMITS_ASKED), 'my_limits'],
  [(query) => [...SPLIT, FREED, MEANS_LAYOFFS].some((one) => one.test(query)), 'my_split'],
  [matches(INCLUDES, OF_FEES), 'my_fees'],
  [matches(NET_OR_GROSS), 'my_fees'],
  [(query) => matches(INCLUDES, OF_PHASES_OR_COSTS)(query) && !WHAT_ABOUT.test(query), 'my_fees'],
  [matches(INCLUDES, OF_WEEKS), 'my_season'],
  [matches(/\bwhy\b[^.?!]{0,20}\b52 weeks\b/i), 'my_season'],
  [matches(SHOULD_COUNT, OF_CHECKERS), 'my_scope'],
  [matches(INCLUDES, OF_STAFFING), 'my_people_costs'],
  [(query) => matches(INCLUDES, OF_MISTAKES)(query) && !OF_DAMAGE.test(query), 'my_errors'],
  [matches(OF_WHOM), 'my_team'],
  [matches(OF_ALL, OF_THE_NUMBER), 'my_assumptions'],
  [matches(LEFT_OUT), 'my_assumptions'],
  [(query) => RANGE.test(query) && !OF_PRICES.test(query), 'my_range'],
]

/** "Is that per person" after our prices is asked of them. */
const isOfPrice = ({ lastAsked }: Pick<Read, 'lastAsked'>): boolean =>
  lastAsked?.given.some((name) => name.startsWith('price')) === true

/** "What about the 4% errors, did you count those": each part is asked of the same. */
const COUNTS_THOSE = /\b(?:count|include|consider)\w* (?:those|them|that|it|these)\W*$/i

function findOfEstimate(
  asked: string,
  read: Pick<Read, 'known' | 'lastAsked'>,
  context = asked,
): StateTopic | null {
  const { known } = read
  if (known?.hours === undefined || known.rate === undefined) return null
  if (CAN_FIX.test(asked) && TOLD_WRONG.test(context)) return 'my_sheet'
  const query = COUNTS_THOSE.test(asked) ? context : asked
  if (ORDER.test(query) && (WHICH_FIRST.test(query) || PHASE.test(query))) return 'my_order'
  const topic = OF_AN_ESTIMATE.find(([isAsked]) => isAsked(query))?.[1]
  if (topic !== undefined && !(ON_PRICES.includes(topic) && isOfPrice(read))) return topic
  return findOfShare(query, known)
}

/** "That seems high", "how come it's 48%" */
function findOfShare(query: string, known: KnownSum): StateTopic | null {
  const [, size] = SEEMS.exec(query) ?? []
  if (size !== undefined) return SEEMS_LOW.test(size) ? 'my_hours_saved' : 'my_sureness'
  return asksShare(query, known) ? 'my_share' : null
}
const ON_PRICES: readonly StateTopic[] = ['my_team', 'my_range', 'my_assumptions', 'my_fees']

/** "That seems high", "our volume is growing 20% a year": said of the estimate, and answered. */
export function answerRemark({ text, known, lastAsked }: Read): Answer | null {
  if (known?.hours === undefined || known.rate === undefined) return null
  const grown = readGrowing(text)
  if (grown !== null) return { kind: 'what_if', ...grown.supposed }
  const topic = findOfEstimate(text, { known, ...(lastAsked && { lastAsked }) })
  return topic === null ? null : { kind: 'state', topic }
}

/** "What's my breakeven volume", "how many renewals a month before it's worth it" */
const BREAK_EVEN =
  /\bbreak[- ]?even\b|\bhow (?:many|much)\b[^.?!]{0,60}\b(?:before|until|till|for|to make|so that)\b[^.?!]{0,20}\b(?:worth|pays?(?: off)?|make sense)\b/i

const CARDS: readonly (readonly [RegExp, string])[] = [
  [TOTAL_PRICE, 'price'],
  [OF_SHARE, 'formula-weights'],
]

/** Once there is an estimate. */
const CARDS_OF_ESTIMATE: readonly (readonly [(query: string) => boolean, string])[] = [
  [matches(WHO_SEES), 'chat-privacy'],
  [matches(OTHERS_SEE), 'send-info'],
  [matches(CHEAPEST), 'smaller-step'],
  [matches(INCLUDES, OF_OVERHEAD), 'hourly-cost'],
]

function findCard(query: string, isOfTalk: boolean): string | undefined {
  const own = CARDS.find(([pattern]) => pattern.test(query))?.[1]
  if (own !== undefined || !isOfTalk) return own
  return CARDS_OF_ESTIMATE.find(([isAsked]) => isAsked(query))?.[1]
}

/** Asked of the estimate once there are hours; before, of our pages. */
const TOPICS_OF_ESTIMATE: readonly (readonly [RegExp, StateTopic])[] = [
  [BREAK_EVEN, 'my_levers'],
  [COST_NOW, 'my_cost'],
]

const TOPICS: readonly (readonly [RegExp, StateTopic])[] = [
  [SHEET, 'my_sheet'],
  [CAN_CHANGE, 'my_sheet'],
  [TAKEN_IN, 'my_facts'],
  [ROI_WANTED, 'my_roi'],
  [NUMBER_WANTED, 'my_savings'],
  [PER_PERIOD, 'my_savings'],
  [VERDICT, 'my_verdict'],
  [BOTHER, 'my_verdict'],
  [WORTH_IT, 'my_payback'],
]

/** What the question supposes, or the sentence before it. Hours that are said back in the same reply stand for both. */
function readSupposition(
  { query, context, quote }: FaqAct,
  acts: readonly Act[],
  known?: KnownSum,
): Supposed | null {
  const [sentence = '', before = ''] = context.split(/(?<=[.!?])\s/).toReversed()
  const isOfSentenceBefore = (OUTCOME.test(query) || CHANGES.test(quote)) && !/\d/.test(query)
  const open = isOfSentenceBefore ? findOpenHours(acts) : null
  return (
    open ??
    readSupposed(query, known) ??
    readSupposed(sentence, known) ??
    (isOfSentenceBefore ? readSupposed(`${before} ${query}`, known) : null) ??
    (isOfSentenceBefore && known?.hours !== undefined
      ? (readGrowing(context)?.supposed ?? null)
      : null)
  )
}

function findOpenHours(acts: readonly Act[]): Supposed | null {
  const open = acts.find((act) => act.kind === 'confirm' && act.slot === 'manual_hours')
  return open?.kind === 'confirm' ? { manual_hours: open.value } : null
}

const isInvestment = ({ value }: AskedFigure): boolean =>
  value * 100 === IMPLEMENTATION_INVESTMENT_CENTS

/** What only the figures of this talk answer: "what if it was 60 hours?", and "are you sure?" by itself. */
export function answerOwn(
  act: FaqAct,
  read: Pick<Read, 'acts' | 'known' | 'isTooSmall' | 'lastAsked'>,
): Answer | null {
  const { acts, known, isTooSmall = false } = read
  const { query } = act
  const supposed = readSupposition(act, acts, known)
  if (supposed !== null) return { kind: 'what_if', ...supposed }
  const isOfTalk = known?.hours !== undefined || known?.rate !== undefined
  const figures = readFigures(act, isOfTalk)
  if (figures !== null) return { kind: 'figure', figures }
  if (isTooSmall && asksInstead(query)) return { kind: 'state', topic: 'my_instead' }
  if (known?.hours !== undefined && A_LOT.test(query)) return { kind: 'state', topic: 'my_size' }
  const card = findCard(query, isOfTalk)
  if (card !== undefined) return answerChoice(card)
  const topics = isOfTalk ? [...TOPICS_OF_ESTIMATE, ...TOPICS] : TOPICS
  const topic =
    findOfEstimate(query, read, act.context) ?? topics.find(([pattern]) => pattern.test(query))?.[1]
  if (topic !== undefined) return { kind: 'state', topic }
  return DOUBT.test(query) && acts.length === 1 ? { kind: 'state', topic: 'my_facts' } : null
}

/** The figures whose source or, of the calculator's investment, whose meaning is asked for. */
function readFigures({ query, context }: FaqAct, isOfTalk: boolean): readonly AskedFigure[] | null {
  const asked = readAskedFigures(/\d/.test(query) ? query : context)
  // Before the visitor told any, a figure is one of our pages, unless it is the calculator's.
  if (asked !== null && (isOfTalk || asked.some(isInvestment))) return asked
  const meant = MEANT.test(query) ? listFigures(query) : []
  return meant.some(isInvestment) ? meant : null
}

const OF_ESTIMATE: readonly string[] = ['my_savings', 'my_payback', 'my_verdict', 'my_roi']

const OURS =
  /\b(?:from|of|at|with|for|by) (?:an?|any|your|other|another|real|past|actual) (?:\p{L}+ )?(?:clients?|customers?|compan(?:y|ies)|projects?|deployments?)\b|\byour (?:own |other |past |average |typical )*(?:clients?|customers?|projects?|deployments?)\b/iu
const THEIRS = /\b(?:us|our|we|my|me|i)\b/i

/** "Do you have an actual error rate from a client?" asks for our figures, and none of the visitor's answer it. */
export const asksForOurs = (query: string): boolean => OURS.test(query) && !THEIRS.test(query)

/** "70 hours a week then, what does that save": asked of hours that are said back in the same reply. */
export function supposeOpen(answer: Answer, acts: readonly Act[]): Answer {
  const open = findOpenHours(acts)
  const isOfEstimate = answer.kind === 'state' && OF_ESTIMATE.includes(answer.topic)
  return open !== null && isOfEstimate ? { kind: 'what_if', ...open } : answer
}
