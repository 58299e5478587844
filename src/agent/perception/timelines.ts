import type { Span } from '#agent/perception/act.ts'
import { HORIZONS } from '#agent/perception/horizons.ts'
import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { findSentence } from '#agent/perception/message-view.ts'
import type { Timeline } from '#domain/fact.ts'

const MONTH =
  /\b(?:by|before|in|until|as of|starting|beginning|end of|start of|early|mid|late|this|from|for)[\s-](?:the )?(?:end of |start of |beginning of |early |mid-?|late )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/
const DURATION =
  /(#~*)\s?-?(?:more |or so )?(days?|weeks?|wks?|months?|mos?|mths?|quarters?|years?|yrs?)\b(?!\s(?:ago|old|young|of experience|in business|now\b)|\s?(?:an?|per|each|every|\/)\s?(?:day|week|wk|month|quarter|year)\b)/g
const DURATION_CUE =
  /\b(?:in|within|inside|by|next|over the next|over|under|about|around|roughly|need|want|like|launch|live|start|starting|started|go live|timeline|time ?frame|deadline|running|up and running|ready|done|decide|decision|target|aiming|hoping|ideally|implement\w*|deploy\w*|move on this|get going|looking at|away|from now|out|max|tops|at (?:most|the latest)|time)\b/
/** A piece of a sentence that says nothing but a duration: "1 month", "say 3 months or so". */
const ALONE =
  /^[\s,;(]*(?:(?:say|maybe|about|around|roughly|approximately|probably|ideally|call it|like|timeline|ok|well)[\s:]+)*#~*\s?-?[a-z]+(?:\s(?:or so|max|tops|ideally|please|time))?\s*[,;.)!?]*\s*$/
const PAST_OR_STEADY =
  /\b(?:for|took|takes|take|spent|been|every|last|past|previous|per|each|wait|ago|since)\s(?:about |around |the last |the past |over )?$/
const DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30.5, q: 91.5, y: 365 }

function toTimeline(days: number): Timeline {
  if (days <= 31) return 'now'
  if (days <= 93) return 'quarter'
  if (days <= 186) return 'half_year'
  return days <= 370 ? 'year' : 'none'
}

function readDurations(view: MessageView): Finding[] {
  const isAsked = view.context.asking === 'timeline'
  return [...view.shape.matchAll(DURATION)].flatMap((match) => {
    const quantity = view.quantities.get(match.index)
    const perUnit = DAYS[(match[2] ?? '').charAt(0)]
    if (!quantity || perUnit === undefined) return []
    const [from, to] = findSentence(view.shape, match.index)
    const before = view.shape.slice(Math.max(from, match.index - 60), match.index)
    if (PAST_OR_STEADY.test(before)) return []
    const around = before + view.shape.slice(match.index, Math.min(to, match.index + 60))
    const isMeant =
      isAsked || DURATION_CUE.test(around) || ALONE.test(findClause(view, match.index))
    if (!isMeant) return []
    const days = quantity.high * perUnit
    const span = withPreposition(view, [match.index, match.index + match[0].length])
    const reading = { low: days, high: days }
    return [{ slot: 'timeline', value: toTimeline(days), span, reading } as const]
  })
}

/** The piece of a sentence between commas around a position. */
function findClause({ shape }: MessageView, position: number): string {
  const [from, to] = findSentence(shape, position)
  const start = Math.max(from, shape.lastIndexOf(',', position) + 1)
  const comma = shape.indexOf(',', position)
  return shape.slice(start, comma < 0 ? to : Math.min(to, comma))
}

const PREPOSITION_BEFORE =
  /(?:\b(?:by|before|until|till|at) )?(?:\bthe )?\b(?:end|start|beginning) of (?:the )?$|\b(?:in|within|by|before|inside|until|till|over) (?:about |around |roughly |the )?(?:next )?$|\bnot $/

/** "In 6 weeks" rather than "6 weeks", so that the words can be said back. */
function withPreposition({ plain }: MessageView, [start, end]: Span): Span {
  const words = PREPOSITION_BEFORE.exec(plain.slice(Math.max(0, start - 30), start))?.[0] ?? ''
  return [start - words.length, end]
}

/** Words about the work itself that hold a horizon word: "month-end", "this week we keyed", "today we do it by hand". */
const ABOUT_THE_WORK = /^(?:today|right now|this (?:week|month|year)|yesterday)$/
const WISH_REACH_CHARS = 35
const WISH =
  /\b(?:start|begin|live|launch|need|want|like|timeline|time ?frame|deadline|some ?time|within|later|by (?:the|end|next|this)|done|solved|fixed|running|ready|move|decid\w+|hoping|ideally|looking|implement\w*|ready|in place|get going|sort\w*|soon|aim\w*|target\w*|going)\b/

function readHorizon(view: MessageView, value: Timeline, pattern: RegExp): Finding[] {
  const match = pattern.exec(view.plain)
  if (!match) return []
  const words = match[0].trim()
  const start = match.index + match[0].indexOf(words)
  const end = start + words.length
  const near = view.plain.slice(Math.max(0, start - WISH_REACH_CHARS), end)
  const isAsked = view.context.asking === 'timeline'
  if (ABOUT_THE_WORK.test(words) && !isAsked && !WISH.test(near)) return []
  return [{ slot: 'timeline', value, span: withPreposition(view, [start, end]) }]
}

const isApart = (left: Finding, right: Finding) =>
  left.span[1] <= right.span[0] || right.span[1] <= left.span[0]

/** When the decision falls matters less than when it is to run. */
const ABOUT_DECIDING = /\b(?:decision|decid\w+|choos\w+|shortlist\w*|kick[- ]?off)\b/

/** "No rush, but sometime this year" names a horizon after all; "decision next month, live in a quarter" the second. */
function readHorizons(view: MessageView): Finding[] {
  const found = HORIZONS.flatMap(([value, pattern]) => readHorizon(view, value, pattern))
  const running = found.filter(({ span }) => !ABOUT_DECIDING.test(findClause(view, span[0])))
  const first = running[0] ?? found[0]
  if (first === undefined || first.value !== 'none') return first === undefined ? [] : [first]
  return [found.find((other) => other !== first && isApart(other, first)) ?? first]
}

const WHEN_ASKED: readonly (readonly [Timeline, RegExp])[] = [
  [
    'now',
    /(?<!(?:days|hours|hrs|times|once|twice) )\b(?:a|one|couple of) (?:day|week|month(?! or two)|weeks|days)\b|\b(?:this|next) (?:week|month)\b/,
  ],
  ['quarter', /\b(?:a|one) quarter\b/],
  ['year', /\b(?:a|one) year\b/],
  ['none', /^\s*(?:no|none|never|any ?time|not really|nope)\b/],
]

function readAnswer(view: MessageView): Finding[] {
  if (view.context.asking !== 'timeline') return []
  return WHEN_ASKED.flatMap(([value, pattern]) => {
    const match = pattern.exec(view.plain)
    if (!match) return []
    return [
      {
        slot: 'timeline' as const,
        value,
        span: [match.index, match.index + match[0].length] as const,
      },
    ]
  })
}

function readMonth(view: MessageView): Finding[] {
  const match = MONTH.exec(view.plain)
  if (!match) return []
  return [
    { slot: 'timeline', value: 'half_year', span: [match.index, match.index + match[0].length] },
  ]
}

/** When the visitor wants it: `now` up to a month, `quarter`, `half_year`, `year`, or `none`. */
export function findTimelines(view: MessageView): Finding[] {
  for (const read of [readDurations, readHorizons, readMonth, readAnswer]) {
    const found = read(view)[0]
    if (found) return [found]
  }
  return []
}
