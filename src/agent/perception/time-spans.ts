import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { findSentence, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import type { Span } from '#agent/understand/act.ts'

/** A stretch of time in a message, with what the words around it say of its direction. */
export type TimeSpan = {
  days: number
  span: Span
  /** "From now", "within", "we aim for": it can only lie ahead. */
  isAhead: boolean
}

const UNIT =
  '(days?|fortnights?|weeks?|wee?ks?|wks?|months?|mo?n?ths?|mos?|quarters?|qtrs?|years?|yrs?)'
const COUNT = '#~*|half(?: of)? an?|an?|few|several|(?:most|the (?:better|best) part) of an?'
const TIME_SPAN = new RegExp(
  `(?<![a-z'])(${COUNT})(?:\\s?-?)(?:good |full |solid |whole |odd |more |or so |of )?${UNIT}(?![a-z])(\\sand a half)?(?:\\sor (#~*))?`,
  'g',
)
const DAYS: Readonly<Record<string, number>> = { d: 1, f: 14, w: 7, m: 30.5, q: 91.5, y: 365 }
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/^half/, 0.5],
  [/^few/, 3],
  [/^several/, 4],
  [/part of|^most/, 0.8],
  [/^an?$/, 1],
]

const AHEAD_AFTER = loosenApostrophes(
  /^(?:'s time\b|\s(?:'s )?(?:time(?! (?:per|each|every|a)\b)|from (?:now|today|tod|this|here)|out\b|away|off\b|hence|in (?:mind|our heads?|my head)|down the (?:line|road)|into the future|tops|max|at (?:the )?(?:very )?(?:most|latest|earliest|outside)|or (?:less|sooner|earlier)))/,
)
const PLANS = loosenApostrophes(
  /\b(?:hop(?:e|es|ed|ing)|think(?:s|ing)?|thought|aim(?:s|ed|ing)?|plan(?:s|ned|ning)?|look(?:s|ing)? (?:at|to|for|towards?)|want(?:s|ed)?|need(?:s|ed)? (?:it|this|that|them|something|to)|target(?:s|ed|ing)?|expect(?:s|ed|ing)?|pencil\w*|slated|schedul\w+|go[- ]live|live|launch(?:ing)?|kick(?:ing)? off|start(?:ing)?|begin(?:ning)?|deadline|timeline|time ?line|time ?frame|horizon|giv(?:e|en|ing) (?:ourselves|ourself|myself|us|it|you)|allow(?:ed|ing)? (?:ourselves|for|us)|ideally|shoot(?:ing)?|reckon|roll(?:ing|ed)? out|up and running|in place|done|ready|implement\w*|deploy\w*|get going|have (?:it|this))\b[^.;!?]{0,40}$/,
)
const WITHIN =
  /\b(?:in(?: under)?|within|inside(?: of)?|under|after|in the (?:space|course) of|over the(?: course of the)? (?:next|coming|following)|over the course of|during the (?:next|coming)|less than|(?:the|our) (?:next|coming|following)|another|by)\s(?:about |around |roughly |approx(?:imately)? |maybe |just |at (?:the )?most |say |the |next |coming |following |a |an |like |some |perhaps |probably |another )*$/
export const BACK_AFTER =
  /^(?:'s?\s(?!time\b)[a-z]|\s(?:ago|late\b|ahead\b|behind|overdue|old|young|back\b|earlier|worth|in arrears|apart|notice|credit|warranty|turnaround|lead[- ]?time|salary|wages|pay\b|backlog|in business|sprints?|cycles?|rolling|periods?|in a row|straight|running|on end|per\b|each\b|every\b|of (?!this\b|that\b|now\b|today\b)[a-z]|experience|a (?:day|week|month|quarter|year)\b|an? hour|to (?!get|have|be|go|launch|start|decide|fix|sort|solve|implement|roll|set|put|see|kick|finish|do\b|make)[a-z]|contract|subscription|licen[cs]e|free|trial)|\s?\/\s?[a-z])/
const BACK_BEFORE = loosenApostrophes(
  /\b(?:took|takes?|taken|taking|spent|spends?|spending|lasts?|lasted|waits?|waited|waiting|been|every|past|previous|per|each|ago|since|for|until|till|lost|losing|lose|owes?|behind|late by|costs?|earlier)\s(?:(?:up to|about|around|the|last|past|over|nearly|almost|at least|more than|some|me|us|them|it|him|her|one|another|roughly|only|just|maybe|like)\s)*$/,
)
/** "We aim for nine months", not "we have done this for nine months". */
const HOPED_FOR =
  /\b(?:hop|think|thought|aim|plan|look|want|target|pencil|slat|schedul|shoot|push|go|launch|set|book)\w*\s(?:\w+\s){0,3}for\s(?:\w+\s){0,3}$/
const HAPPENED =
  /\b(?:grew|grown|doubled|tripled|increased|went|rose|dropped|fell|was|were|been|had|got|lost|shipped|hired|did|processed|signed|joined|moved|failed)\b[^,.;]{0,40}$/
/** "In a month we put in 80 hours": a period that the work is counted by. */
const COUNTED_WORK =
  /[#]~*\s?(?:hours?|hrs?|h|minutes?|mins?|times|invoices|orders|claims|forms|tickets|reports|emails?)\b/
const RATE_BEFORE =
  /(?:\b(?:hours?|hrs?|h|mins?|minutes?|times|once|twice|days|weeks|months|what|such|quite|many|half|not)|[#$%]~*|[a-z]s(?<!\b(?:us|this|takes)))\s$/
/** "It can take up to a year", in answer to when. */
const MAY_TAKE = loosenApostrophes(
  /\b(?:can|could|may|might|should|will|would|'ll|allowed to|it to) (?:easily |well )?(?:take|last)s?\s(?:(?:up to|about|around|nearly|almost|at most|us|maybe|the|roughly)\s)*$/,
)
/** "We won't get to it for nine months", "not for another two": in answer to when, what is waited for lies ahead. */
const AWAITED = loosenApostrophes(
  /\b(?:won't|will not|can't|cannot|couldn't|wouldn't|not|isn't|will|'ll|would|'d|plan\w*|aim\w*|think\w*|look\w*|hold\w*|busy|booked|postpone\w*|delay\w*|push\w*|park\w*|put (?:it|this) off|off)\b[^.;!?]{0,36}\b(?:for|until|till|wait|waiting)\s(?:(?:up to|about|around|the|over|nearly|almost|at least|more than|some|another|roughly|only|just|maybe|like|next|coming|say)\s)*$/,
)
/** "We've got three months" to do it in. */
const IS_GIVEN =
  /\b(?:have|has|'ve|we|i|us|me|only) got (?:about |around |roughly |just |only |some |maybe )*$/
/** "Nine to twelve months ahead" is an answer to when; elsewhere a rota is planned so far ahead. */
const AHEAD = /^\sahead\b(?! of)/
/** A shape's count of one is as often a rate as "a" is. */
const REACH_CHARS = 60

/** The piece of a sentence between commas around a position. */
export function findClauseSpan({ shape }: Pick<MessageView, 'shape'>, position: number): Span {
  const [from, to] = findSentence(shape, position)
  const start = Math.max(from, shape.lastIndexOf(',', position) + 1)
  const comma = shape.indexOf(',', position)
  return [start, comma < 0 ? to : Math.min(to, comma)]
}

function readCount(view: MessageView, match: RegExpExecArray): number | null {
  const words = match[1] ?? ''
  const second = match[4] === undefined ? undefined : view.quantities.get(findSecond(match))
  if (second) return second.high
  const half = match[3] === undefined ? 0 : 0.5
  if (words.startsWith('#')) {
    const quantity = view.quantities.get(match.index)
    return quantity ? quantity.high + half : null
  }
  const count = COUNTS.find(([pattern]) => pattern.test(words))?.[1]
  return count === undefined ? null : count + half
}

function findSecond(match: RegExpExecArray): number {
  return match.index + match[0].length - (match[4]?.length ?? 0)
}

/** Whether the words before say that the time has passed, or is how long something takes. */
function isBack(view: MessageView, before: string, hasPlan: boolean): boolean {
  if (!hasPlan && HAPPENED.test(before) && !(isAskedFor(view, 'timeline') && IS_GIVEN.test(before)))
    return true
  if (isAskedFor(view, 'timeline') && (MAY_TAKE.test(before) || AWAITED.test(before))) return false
  return BACK_BEFORE.test(before) && !(hasPlan && HOPED_FOR.test(before))
}

function toTimeSpan(view: MessageView, match: RegExpExecArray): TimeSpan | null {
  const count = readCount(view, match)
  const perUnit = DAYS[(match[2] ?? '').charAt(0)]
  if (count === null || perUnit === undefined) return null
  const end = match.index + match[0].length
  const [from, to] = findSentence(view.shape, match.index)
  const before = view.shape.slice(Math.max(from, match.index - REACH_CHARS), match.index)
  const after = view.shape.slice(end, Math.min(to, end + REACH_CHARS))
  const isSingle = count === 1 && match[4] === undefined
  const hasPlan = PLANS.test(before)
  const isAheadWhenAsked = isAskedFor(view, 'timeline') && AHEAD.test(after)
  const isAfterAhead = isAheadWhenAsked || AHEAD_AFTER.test(after)
  if (BACK_AFTER.test(after) && !isAheadWhenAsked) return null
  if (!isAfterAhead && isBack(view, before, hasPlan)) return null
  if (isSingle && !isAfterAhead && RATE_BEFORE.test(before)) return null
  const clause = view.shape.slice(...findClauseSpan(view, match.index))
  const isAhead = isAfterAhead || WITHIN.test(before) || hasPlan
  if (isSingle && !isAfterAhead && !hasPlan && COUNTED_WORK.test(clause)) return null
  return { days: count * perUnit, span: [match.index, end], isAhead }
}

/** Stretches of time that lie ahead or may do so: no rate, no age, no past and nothing that takes so long. */
export function findTimeSpans(view: MessageView): TimeSpan[] {
  return [...view.shape.matchAll(TIME_SPAN)].flatMap((match) => toTimeSpan(view, match) ?? [])
}
