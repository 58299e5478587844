import { HORIZONS, HORIZONS_WHEN_ASKED } from '#agent/perception/horizons.ts'
import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { preferRunning, withPreposition } from '#agent/perception/named-times.ts'
import { NO_HORIZON, NO_HORIZON_WHEN_ASKED } from '#agent/perception/no-horizons.ts'
import { isAboutWork, isOfTheProject } from '#agent/perception/project-time.ts'
import { BACK_AFTER, findClauseSpan } from '#agent/perception/time-spans.ts'
import type { Finding, Span } from '#agent/understand/act.ts'
import type { Timeline } from '#domain/fact.ts'

/** Words about the work itself that hold a horizon word: "month-end", "this week we keyed", "today we do it by hand". */
const ABOUT_THE_WORK =
  /^(?:today|right now|immediately|at once|straight ?away|tomorrow|(?:in |within )?(?:this|the|an?|next|nxt) (?:week|month|quarter|year)|(?:at |by )?(?:the )?end of (?:the |this )?(?:week|month|quarter|year)|(?:at |by )?year[- ]end|(?:at |by )?quarter[- ]end|(?:at |by )?month[- ]end|yesterday|some ?day|one day|one of these days|at some (?:point|stage|time)|eventually|sooner or later|when ?ever|soon(?:ish)?|in due course)$/
const WISH =
  /\b(?:start|begin|live|launch|need\w*|want\w*|like|timeline|time ?frame|deadline|some ?time|within|later|by (?:the|end|next|this)|done|solved|fixed|running|ready|move|decid\w+|hoping|ideally|looking|implement\w*|in place|get going|sort\w*|soon|aim\w*|target\w*|going|kick\w*|sooner|hop(?:e|es)|plan\w*|please|happen\w*|has to|must|timing|urgent)\b/

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
const DENIED_BEFORE =
  /\b(?:not|never|nothing|n't|(?:forget|ignore|disregard|scratch|scrap|strike)(?: about)?|what i (?:said|wrote|told you)(?: (?:about|of))?|no longer|instead of|rather than)(?: (?:for|in|within|by|during))?(?: (?:the|my|that))?\s$/

/** "I can't see it happening this year"; "I can't see it before the summer" still names one. */
const UNSEEN_BEFORE = loosenApostrophes(
  /\b(?:not|never|can't|cannot|don't|won't|doubt|doesn't)\b (?:really |actually )?(?:see|expect|think|imagine|foresee|believe|happen\w*|be|we'll|intend|plan)\b(?![^.;!?,]*\b(?:before|until|till|later|earlier|by|past|after|but)\b)[^.;!?,]{0,30}$/,
)

function isDenied(plain: string, start: number): boolean {
  return (
    DENIED_BEFORE.test(plain.slice(Math.max(0, start - 24), start)) ||
    UNSEEN_BEFORE.test(plain.slice(Math.max(0, start - 60), start))
  )
}

/** `pattern` is one for all places. */
type Horizon = readonly [value: Timeline, pattern: RegExp]

const toHorizon = ([value, pattern]: Horizon): Horizon => [value, new RegExp(pattern, 'g')]
const UNASKED = ([['none', NO_HORIZON], ...HORIZONS] as const).map(toHorizon)
const ASKED = ([...HORIZONS_WHEN_ASKED, ['none', NO_HORIZON_WHEN_ASKED]] as const).map(toHorizon)

/** The first place where a horizon is named of what the visitor wants. */
function readHorizon(view: MessageView, [value, pattern]: Horizon): Finding[] {
  for (const match of view.plain.matchAll(pattern)) {
    const found = judgeHorizon(view, value, match)
    if (found.length > 0) return found
  }
  return []
}

function judgeHorizon(view: MessageView, value: Timeline, match: RegExpExecArray): Finding[] {
  const words = match[0].trim()
  const start = match.index + match[0].indexOf(words)
  if (value !== 'none' && isDenied(view.plain, start)) return []
  if (isAboutTheWork(view, words, start) || isBesideKnown(view, words)) return []
  if (value !== 'none' && BACK_AFTER.test(view.plain.slice(start + words.length))) return []
  const span = withPreposition(view, [start, start + words.length])
  if (!isAskedFor(view, 'timeline') && !isWanted(view, value, span)) return []
  return [{ slot: 'timeline', value, span }]
}

/** So pressing, or so little, that it needs no wish beside it. */
const BY_ITSELF =
  /^(?:asap|a\.s|as (?:soon|quick|fast|early)|soonest|the sooner|right away|straight|immediate|urgent|pronto|soon as|ready (?:to|when|now))/

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

const isWithin = (inner: Finding, outer: Finding) =>
  outer.span[0] <= inner.span[0] && inner.span[1] < outer.span[1]

/** "No rush, but sometime this year" names a horizon after all; "decision next month, live in a quarter" the second. */
export function readHorizons(view: MessageView): Finding[] {
  const patterns = isAskedFor(view, 'timeline') ? [...UNASKED, ...ASKED] : UNASKED
  const found = patterns.flatMap((entry) => readHorizon(view, entry))
  const first = preferRunning(view, found)[0]
  if (first === undefined || first.value !== 'none') return first === undefined ? [] : [first]
  const named = found.find(
    (other) => other.value !== 'none' && (isApart(other, first) || isWithin(first, other)),
  )
  return [named ?? first]
}
