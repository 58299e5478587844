import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { findSentence, type MessageView } from '#agent/perception/message-view.ts'
import { findClauseSpan } from '#agent/perception/time-spans.ts'
import type { Span } from '#agent/understand/act.ts'

/** What has dates of its own in any office. */
const WORK =
  /\b(?:orders?|invoices?|claims?|reports?|tickets?|returns?|deliver(?:y|ies)|shipments?|payments?|refunds?|clients?|customers?|patients?|contracts?|licen[cs]es?|suppliers?|vendors?|applications?|applicants?|quotes?|requests?|e-?mails?|jobs?|bookings?|files|forms|parcels|tenants|students|members|guests|rotas?|shifts|rosters?|seasons?|payroll|accruals|deadlines|starters|stock|salar(?:y|ies)|wages)\b/
/** The visitor wants something to be there, or to begin. */
const PROJECT = loosenApostrophes(
  /\b(?:wants?|wanted|wish\w*|needs?|needed|like|lik(?:es|ed)|love|hop(?:e|es|ed|ing)|aim\w*|target\w*|plan\w*|ideal\w*|live|running|start\w*|begin\w*|launch\w*|kick\w*|deadline|time ?line|time ?frame|in place|done|ready|solved?|sort\w*|fix(?:ed)?|implement\w*|automat\w+|decid\w+|decision|should be|suits?|look(?:ing)? (?:at|to)|think(?:ing)?|thought|allow\w*|give[ns]?|giving|move on this|get going|going|up and|mind|pictur\w*|imagin\w*|envis\w*|working (?:in|by|within)|pencil\w*|schedul\w*|expect\w*|reckon\w*|sooner|please|there\b|have (?:it|this)|roll\w*|set up|finish\w*|project|horizon|(?:would|'d|will|'ll) (?:do|have) (?:it|this|that)|go[- ]live|switch(?:ed)? on|before we can|would be|must be|has to|have to|timing|in mind|for it|for this|talked (?:about|of)|spoke(?:n)? of|gave (?:us|me|it)|given (?:us|me))\b/,
)
/** Beside a figure or a piece of work, only this makes the time the project's. */
const PROJECT_SURELY = loosenApostrophes(
  /\b(?:(?:up and )?running|live|in place|automat\w+|launch\w*|time ?line|time ?frame|hop(?:e|es|ing) to|(?:we|i)'?d (?:like|love)|would (?:like|love)|(?:we|i) (?:want|need) (?:it|this|to|something|you|a)|solved|sorted|fixed|implement\w*|go[- ]live|this (?:done|fixed|sorted|solved|in)|get (?:this|it|going))\b/,
)
/** Another change than ours, a call, what others want, and what begins by itself. */
const OTHER_MATTER = loosenApostrophes(
  /\b(?:mov\w+|switch\w*|migrat\w+|upgrad\w+|chang\w+) (?:over )?to\b|\bplan\w* (?:on|to) (?:gett?|buy|add|adopt|try|purchas|switch|mov)\w*\b(?! (?:this|it|that|going|started|something|help|you|automat))|\b(?:call|ring|phone|e-?mail|contact|reach|message|remind|write|text|talk|speak|back)(?: to)? (?:me|us|you)\b|\b(?:they|customers?|clients?|people|suppliers|everybody|patients|tenants)(?:'re)?\b[^.;]{0,14}\b(?:wants?|needs?|expects?|asks?|panics?)\b|\b(?:season|clock|shift|contract|term|audit|trial|lease|subscription|licen[cs]e|holiday|leave)s?(?: (?:is|will))? (?:in|starts?|begins?|ends?|runs? out|expires?|is due|lapses?)\b|\bon (?:holiday|leave|vacation)\b|\b(?:is|are) (?:due|ever|met|missed)\b/,
)
const ASKS = /^\W*(?:how|what|when|why|who|do|does|did|is|are|which)\b/
const FILLERS = new Set(
  "maybe ideally please we i i'd we'd we're i'm id say by some sometime time hopefully probably the at latest or so it it's its would be around and ok our my side from on about roughly in within inside under over max tops well thats that's for a an to of is start timeline target date yes no oh then just but more less course next coming following couple few away out now today hence as possible poss soon can could you u timing".split(
    ' ',
  ),
)

/** Whether the clause says nothing besides the time. */
function isBare(rest: string): boolean {
  const words = rest.match(/[a-z']+/g) ?? []
  return !/[#$%\ue000]/.test(rest) && words.filter((word) => !FILLERS.has(word)).length === 0
}

/** Unasked, whether a time is when the visitor wants the work automated, and not a time of the work itself. */
export function isOfTheProject(view: MessageView, [start, end]: Span): boolean {
  const [from, to] = findClauseSpan(view, start)
  const [sentenceFrom, sentenceTo] = findSentence(view.plain, start)
  if (
    view.plain.charAt(sentenceTo) === '?' &&
    ASKS.test(view.plain.slice(sentenceFrom, sentenceTo))
  )
    return false
  const rest = `${view.shape.slice(from, start)} ${view.shape.slice(Math.min(end, to), to)}`
  if (OTHER_MATTER.test(view.plain.slice(from, to))) return false
  if (isBare(rest)) return true
  if (WORK.test(view.shape.slice(from, start)) || /[#$%]/.test(rest))
    return PROJECT_SURELY.test(rest)
  return PROJECT.test(rest)
}

/** Whether a clause is about orders, claims and the like and wants nothing. */
export function isAboutWork(view: MessageView, position: number): boolean {
  const clause = view.plain.slice(...findClauseSpan(view, position))
  return (WORK.test(clause) || OTHER_MATTER.test(clause)) && !PROJECT_SURELY.test(clause)
}
