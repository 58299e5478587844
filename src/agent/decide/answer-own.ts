import type { Read } from '#agent/decide/read-hints.ts'
import type { Answer, AskedFigure, Supposed } from '#agent/knowledge/answer.ts'
import { answerChoice } from '#agent/knowledge/answer-question.ts'
import { type KnownSum, readAskedFigures, readSupposed } from '#agent/knowledge/what-if.ts'
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

/** "What's my breakeven volume", "how many renewals a month before it's worth it" */
const BREAK_EVEN =
  /\bbreak[- ]?even\b|\bhow (?:many|much)\b[^.?!]{0,60}\b(?:before|until|till|for|to make|so that)\b[^.?!]{0,20}\b(?:worth|pays?(?: off)?|make sense)\b/i

const CARDS: readonly (readonly [RegExp, string])[] = [
  [TOTAL_PRICE, 'price'],
  [OF_SHARE, 'formula-weights'],
]

/** Asked of the estimate once there are hours; before, of our pages. */
const TOPICS_OF_ESTIMATE: readonly (readonly [RegExp, StateTopic])[] = [
  [BREAK_EVEN, 'my_levers'],
  [COST_NOW, 'my_cost'],
]

const TOPICS: readonly (readonly [RegExp, StateTopic])[] = [
  [SHEET, 'my_sheet'],
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
    (isOfSentenceBefore ? readSupposed(`${before} ${query}`, known) : null)
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
  { acts, known, isTooSmall = false }: Pick<Read, 'acts' | 'known' | 'isTooSmall'>,
): Answer | null {
  const { query, context } = act
  const supposed = readSupposition(act, acts, known)
  if (supposed !== null) return { kind: 'what_if', ...supposed }
  const figures = readAskedFigures(/\d/.test(query) ? query : context)
  // Before the visitor told any, a figure is one of our pages, unless it is the calculator's.
  const isOfTalk = known?.hours !== undefined || known?.rate !== undefined
  if (figures !== null && (isOfTalk || figures.some(isInvestment)))
    return { kind: 'figure', figures }
  if (isTooSmall && asksInstead(query)) return { kind: 'state', topic: 'my_instead' }
  if (known?.hours !== undefined && A_LOT.test(query)) return { kind: 'state', topic: 'my_size' }
  const card = CARDS.find(([pattern]) => pattern.test(query))?.[1]
  if (card !== undefined) return answerChoice(card)
  const topics = isOfTalk ? [...TOPICS_OF_ESTIMATE, ...TOPICS] : TOPICS
  const topic = topics.find(([pattern]) => pattern.test(query))?.[1]
  if (topic !== undefined) return { kind: 'state', topic }
  return DOUBT.test(query) && acts.length === 1 ? { kind: 'state', topic: 'my_facts' } : null
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
