import type { Span } from '#agent/perception/act.ts'
import { HORIZONS, HORIZONS_WHEN_ASKED } from '#agent/perception/horizons.ts'
import { readMended } from '#agent/perception/mended-words.ts'
import { type Finding, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { NO_HORIZON, NO_HORIZON_WHEN_ASKED } from '#agent/perception/no-horizons.ts'
import { isAboutWork, isOfTheProject } from '#agent/perception/project-time.ts'
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

/** "About two days" answers how long the work takes, when that was asked. */
const ASKED_AMOUNTS: readonly unknown[] = ['manual_hours', 'pain']

function isMeant(view: MessageView, { span, isAhead }: TimeSpan): boolean {
  if (isAskedFor(view, 'timeline')) return true
  if (!isAhead && ASKED_AMOUNTS.includes(view.context.asking)) return false
  return isOfTheProject(view, span)
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
  /^(?:today|right now|immediately|at once|straight ?away|tomorrow|(?:in |within )?(?:this|the|an?|next|nxt) (?:week|month|quarter|year)|(?:at |by )?(?:the )?end of (?:the |this )?(?:week|month|quarter|year)|(?:at |by )?year[- ]end|(?:at |by )?quarter[- ]end|(?:at |by )?month[- ]end|yesterday|some ?day|one day|one of these days|at some (?:point|stage|time)|eventually|sooner or later|when ?ever|soon(?:ish)?|in due course)$/
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

/** The first place where a horizon is named of what the visitor wants. */
function readHorizon(view: MessageView, [value, pattern]: readonly [Timeline, RegExp]): Finding[] {
  for (const match of view.plain.matchAll(new RegExp(pattern, 'g'))) {
    const found = judgeHorizon(view, value, match)
    if (found.length > 0) return found
  }
  return []
}

function judgeHorizon(view: MessageView, value: Timeline, match: RegExpExecArray): Finding[] {
  const words = match[0].trim()
  const start = match.index + match[0].indexOf(words)
  if (value !== 'none' && DENIED_BEFORE.test(view.plain.slice(Math.max(0, start - 24), start)))
    return []
  if (isAboutTheWork(view, words, start) || isBesideKnown(view, words)) return []
  if (BACK_AFTER.test(view.plain.slice(start + words.length))) return []
  const span = withPreposition(view, [start, start + words.length])
  if (!isAskedFor(view, 'timeline') && !isWanted(view, value, span)) return []
  return [{ slot: 'timeline', value, span }]
}

/** So pressing, or so little, that it needs no wish beside it. */
const BY_ITSELF =
  /^(?:asap|a\.s|as (?:soon|quick|fast|early)|soonest|the sooner|right away|straight|immediate|urgent|pronto|soon as)/

/** Unasked, whether a horizon in words is the visitor's own for this. */
function isWanted(view: MessageView, value: Timeline, span: Span): boolean {
  const words = view.plain.slice(...span)
  if (value === 'none' || BY_ITSELF.test(words)) return !isAboutWork(view, span[0])
  return isOfTheProject(view, span)
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
  const span = [match.index, match.index + match[0].length] as const
  const isMeantSo = isAskedFor(view, 'timeline') || isOfTheProject(view, span)
  return isMeantSo ? [{ slot: 'timeline', value: 'half_year', span }] : []
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
