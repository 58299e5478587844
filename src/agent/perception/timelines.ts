import type { Span } from '#agent/perception/act.ts'
import { HORIZONS, HORIZONS_WHEN_ASKED } from '#agent/perception/horizons.ts'
import { readMended } from '#agent/perception/mended-words.ts'
import { type Finding, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { NO_HORIZON, NO_HORIZON_WHEN_ASKED } from '#agent/perception/no-horizons.ts'
import {
  BACK_AFTER,
  findClauseSpan,
  findTimeSpans,
  type TimeSpan,
} from '#agent/perception/time-spans.ts'
import type { Timeline } from '#domain/fact.ts'

const LONGER_THAN_A_YEAR_DAYS = 360
const AT_LEAST_BEFORE =
  /\b(?:more than|longer than|over(?! the| a course)|at least|a minimum of|upwards of|north of|beyond|not (?:for|within|in)(?: at least)?)\s(?:an? |the next |the coming )?$/
const AT_LEAST_AFTER = /^\s?(?:\+|plus\b|or (?:more|longer|later|two\b|#))/

function toTimeline(days: number, isAtLeast: boolean): Timeline {
  if (isAtLeast && days >= LONGER_THAN_A_YEAR_DAYS) return 'none'
  if (days <= 31) return 'now'
  if (days <= 93) return 'quarter'
  if (days <= 186) return 'half_year'
  return days <= 370 ? 'year' : 'none'
}

/** A piece of a sentence that says nothing but a duration: "1 month", "say 3 months or so". */
const ALONE =
  /^[\s,;(]*(?:(?:say|maybe|about|around|roughly|approximately|probably|ideally|call it|like|timeline|ok|well|in|within|inside|under)[\s:]+)*(?:#~*|an?)\s?-?[a-z]+(?:\s(?:or so|max|tops|ideally|please|time))?\s*[,;.)!?]*\s*$/
const MEANT =
  /\b(?:in|within|inside|by|next|over the next|under|about|around|roughly|need|want|like|launch|live|start|starting|started|go live|timeline|time ?frame|deadline|running|up and running|ready|done|decide|decision|target|aiming|hoping|ideally|giving|give|implement\w*|deploy\w*|move on this|get going|looking at|max|tops|time)\b/

/** Unasked, a date that orders, customers or contracts have is not the visitor's. */
const WORK_SUBJECT =
  /\b(?:orders?|invoices?|claims?|reports?|tickets?|returns?|deliver(?:y|ies)|shipments?|payments?|refunds?|clients?|customers?|patients?|contracts?|licen[cs]es?|suppliers?|vendors?|applications?|applicants?|quotes?|requests?|e-?mails?|jobs?|bookings?|files|forms|parcels|tenants|students|members|guests)\b/
const PROJECT =
  /\b(?:live|running|in place|automat\w+|start(?:ing)?|launch\w*|timeline|time ?frame|hop(?:e|ing)|(?:'d|would) like|want|solved|sorted|fixed|implement\w*|aim\w*|target\w*|ideally)\b/

/** "Moving to NetSuite next year" is another project than ours. */
const CHANGE_OF_TOOL = /\b(?:mov\w+|switch\w*|migrat\w+|upgrad\w+|chang\w+) (?:over )?to\b/

function isOfTheWork(view: MessageView, position: number): boolean {
  const [from, to] = findClauseSpan(view, position)
  const clause = view.plain.slice(from, to)
  if (CHANGE_OF_TOOL.test(clause)) return true
  return WORK_SUBJECT.test(clause.slice(0, position - from)) && !PROJECT.test(clause)
}

function isMeant(view: MessageView, { span, isAhead, isSingle }: TimeSpan): boolean {
  const clause = view.shape.slice(...findClauseSpan(view, span[0]))
  if (ALONE.test(clause) || isAskedFor(view, 'timeline')) return true
  if (isOfTheWork(view, span[0])) return false
  if (isSingle) return isAhead && WISH.test(clause)
  return isAhead || MEANT.test(view.shape.slice(Math.max(0, span[0] - 60), span[1] + 60))
}

function readTimeSpans(view: MessageView): Finding[] {
  const found = findTimeSpans(view)
    .filter((timeSpan) => isMeant(view, timeSpan))
    .map(({ days, span }): Finding => {
      const before = view.shape.slice(Math.max(0, span[0] - 40), span[0])
      const isAtLeast =
        AT_LEAST_BEFORE.test(before) || AT_LEAST_AFTER.test(view.shape.slice(span[1], span[1] + 12))
      return {
        slot: 'timeline',
        value: toTimeline(days, isAtLeast),
        span: withPreposition(view, span),
        reading: { low: days, high: days },
      }
    })
  return preferRunning(view, found)
}

const PREPOSITION_BEFORE =
  /(?:\b(?:by|before|until|till|at) )?(?:\bthe )?\b(?:end|start|beginning) of (?:the )?$|\b(?:in|within|by|before|inside|until|till|over) (?:about |around |roughly |the )?(?:next )?$|\bnot $/

/** "In 6 weeks" rather than "6 weeks", so that the words can be said back. */
function withPreposition({ plain }: MessageView, [start, end]: Span): Span {
  const words = PREPOSITION_BEFORE.exec(plain.slice(Math.max(0, start - 30), start))?.[0] ?? ''
  return [start - words.length, end]
}

/** Words about the work itself that hold a horizon word: "month-end", "this week we keyed", "today we do it by hand". */
const ABOUT_THE_WORK =
  /^(?:today|right now|immediately|at once|straight ?away|tomorrow|(?:in |within )?(?:this|the|an?|next|nxt) (?:week|month|quarter|year)|(?:at |by )?(?:the )?end of (?:the |this )?(?:week|month|quarter|year)|year[- ]end|quarter[- ]end|(?:by )?month[- ]end|yesterday|some ?day|one day|one of these days|at some (?:point|stage|time)|eventually|sooner or later|when ?ever|soon(?:ish)?|in due course)$/
const WISH =
  /\b(?:start|begin|live|launch|need\w*|want\w*|like|timeline|time ?frame|deadline|some ?time|within|later|by (?:the|end|next|this)|done|solved|fixed|running|ready|move|decid\w+|hoping|ideally|looking|implement\w*|in place|get going|sort\w*|soon|aim\w*|target\w*|going|kick\w*|sooner|hop(?:e|es)|plan\w*|please)\b/

function isAboutTheWork(view: MessageView, words: string, start: number): boolean {
  if (!ABOUT_THE_WORK.test(words)) return false
  if (AFTERWARDS.test(view.plain.slice(start + words.length))) return true
  const [from, to] = findClauseSpan(view, start)
  const rest = `${view.shape.slice(from, start)} ${view.shape.slice(start + words.length, to)}`
  if (/\d|[#]~*\s?(?:hours?|hrs?|h|mins?|minutes?)\b/.test(rest)) return !WISH.test(rest)
  if (isAskedFor(view, 'timeline')) return false
  return /[a-z\ue000]/.test(rest) && !WISH.test(rest)
}

/** "Immediately after lunch", "right away when an order comes". */
const AFTERWARDS = /^\s(?:after|before|when|once|as soon as) (?!we\b|you\b|i\b)/
/** "Not this year" is no "this year"; "not before next month" still is next month. */
const DENIED_BEFORE = /\b(?:not|never|nothing|n't)(?: (?:for|in|within|by|during))?(?: the)?\s$/

function readHorizon(view: MessageView, [value, pattern]: readonly [Timeline, RegExp]): Finding[] {
  const match = pattern.exec(view.plain)
  if (!match) return []
  const words = match[0].trim()
  const start = match.index + match[0].indexOf(words)
  if (value !== 'none' && DENIED_BEFORE.test(view.plain.slice(Math.max(0, start - 24), start)))
    return []
  if (isAboutTheWork(view, words, start) || isBesideKnown(view, words)) return []
  if (BACK_AFTER.test(view.plain.slice(start + words.length))) return []
  if (!isAskedFor(view, 'timeline') && isOfTheWork(view, start)) return []
  return [{ slot: 'timeline', value, span: withPreposition(view, [start, start + words.length]) }]
}

/** "I am only curious", said of something else, does not take back a date that was told. */
const LOOKING = /^(?:just|only|merely|simply|still|purely|mostly|mainly|early days)\b/

function isBesideKnown(view: MessageView, words: string): boolean {
  return (
    view.context.knownSlots.has('timeline') && !isAskedFor(view, 'timeline') && LOOKING.test(words)
  )
}

const isApart = (left: Finding, right: Finding) =>
  left.span[1] <= right.span[0] || right.span[1] <= left.span[0]

/** When the decision falls matters less than when it is to run. */
const ABOUT_DECIDING = /\b(?:decision|decid\w+|choos\w+|shortlist\w*|kick[- ]?off)\b/

function preferRunning(view: MessageView, found: readonly Finding[]): Finding[] {
  const running = found.filter(
    ({ span }) => !ABOUT_DECIDING.test(view.shape.slice(...findClauseSpan(view, span[0]))),
  )
  return running.length > 0 ? running : [...found]
}

/** "No rush, but sometime this year" names a horizon after all; "decision next month, live in a quarter" the second. */
function readHorizons(view: MessageView): Finding[] {
  const isAsked = isAskedFor(view, 'timeline')
  const patterns: (readonly [Timeline, RegExp])[] = [
    ['none', NO_HORIZON],
    ...HORIZONS,
    ...(isAsked ? HORIZONS_WHEN_ASKED : []),
    ...(isAsked ? [['none', NO_HORIZON_WHEN_ASKED] as const] : []),
  ]
  const found = patterns.flatMap((entry) => readHorizon(view, entry))
  const first = preferRunning(view, found)[0]
  if (first === undefined || first.value !== 'none') return first === undefined ? [] : [first]
  return [found.find((other) => other.value !== 'none' && isApart(other, first)) ?? first]
}

const MONTH =
  /\b(?:by|before|in|until|as of|starting|beginning|end of|start of|early|mid|late|this|from|for)[\s-](?:the )?(?:end of |start of |beginning of |early |mid-?|late )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/
const MONTH_WHEN_ASKED =
  /\b(?:january|february|april|june|july|august|september|october|november|december)\b|^\W*(?:march|may)\b/
/** "We left Salesforce in January" tells of the past. */
const PAST =
  /\b(?:left|moved|switched|stopped|started|founded|hired|went|was|were|did|launched|bought|lost|had|quit|dropped|since|last|joined|opened|began|cancell?ed|lapsed|expired|ended|until|till)\b[^.;!?]{0,40}$/

function readMonth(view: MessageView): Finding[] {
  const match =
    MONTH.exec(view.plain) ??
    (isAskedFor(view, 'timeline') ? MONTH_WHEN_ASKED.exec(view.plain) : null)
  if (!match || PAST.test(view.plain.slice(0, match.index))) return []
  return [
    { slot: 'timeline', value: 'half_year', span: [match.index, match.index + match[0].length] },
  ]
}

/** When the visitor wants it: `now` up to a month, `quarter`, `half_year`, `year`, or `none`. */
export function findTimelines(view: MessageView): Finding[] {
  return readMended(view, readTimelines)
}

function readTimelines(view: MessageView): Finding[] {
  for (const read of [readTimeSpans, readHorizons, readMonth]) {
    const found = read(view)[0]
    if (found) return [found]
  }
  return []
}
