import {
  SPAN_CUES,
  TIMELINE_ANSWERS,
  TIMELINE_DOUBTS,
  TIMELINE_LISTS,
  TIMELINE_PHRASES,
} from '#agent/lexicon/timeline-phrases.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Message } from '#agent/understand/message.ts'
import {
  asksUs,
  dropHeld,
  isInQuestion,
  type PartReading,
  readParts,
  toSpan,
  widen,
} from '#agent/understand/slots/read-parts.ts'
import { findTimeSpans, type TimeSpan } from '#agent/understand/slots/time-spans.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import { TIMELINES, type Timeline } from '#domain/fact.ts'

const OPTIONS = { lists: TIMELINE_LISTS, hasSlips: true }
const PHRASES = compilePhrases(TIMELINE_PHRASES, OPTIONS)
const ANSWERS = compilePhrases(TIMELINE_ANSWERS, OPTIONS)
const DOUBTS = compilePhrases(TIMELINE_DOUBTS)
const CUES = compilePhrases(SPAN_CUES, { lists: TIMELINE_LISTS })

/** Below these the head takes a stretch of time, or a phrase, for something else than when it is wanted. */
const SPAN_SHARED = { asked: 0.05, ahead: 0.05, single: 0.3, bare: 0.6, bareSingle: 0.97 }
const PHRASE_SHARED = { asked: 0.02, unasked: 0.05 }
/** From here on the head is believed where no phrase is known. */
const SURE = { asked: 0.75, unasked: 0.93 }
/** From here on it is believed against a phrase. */
const CONTRARY = 0.85
/** A counted stretch of time says more than "no hurry" beside it. */
const WEIGHTS = { span: 0.5, phrase: 0.25, none: -0.3, head: 0 }
/** Of two that are as likely, the one with a preposition counts, and then the later one. */
const AHEAD_WEIGHT = 0.1
const LATER_WEIGHT = 0.001

type Part = PartReading<'timeline'>
type Candidate = { value: Timeline; range: Range; weight: number; rest?: Partial<Finding> }

/** When the visitor wants it: `now` up to a month, `quarter`, `half_year`, `year`, or `none`. */
export function readTimeline(message: Message): Finding[] {
  const isAsked = message.asked.includes('timeline')
  const doubts = findPhrases(DOUBTS, message.tokens)
  const phrases = dropHeld([
    ...findPhrases(PHRASES, message.tokens),
    ...(isAsked ? findPhrases(ANSWERS, message.tokens) : []),
  ]).filter((match) => isMeant(message, match, doubts))
  const spans = findTimeSpans(message.tokens)
  const places = [
    ...phrases,
    ...spans.map(({ from, to }) => ({ label: '', first: from, last: to })),
  ]
  const parts = readParts(
    'timeline',
    message,
    places.map((place) => widen(message, place)),
  ).filter(({ range }) => !isInQuestion(message, range.from) || !asksUs(message))
  const cues = findPhrases(CUES, message.tokens)
  const candidates = [
    ...spans.flatMap((span) => weighSpan(span, { parts, cues, isAsked })),
    ...phrases.flatMap((match) => weighPhrase(match, parts, isAsked)),
    ...parts.flatMap((part) => weighHead(part, isAsked)),
  ].filter(({ range, value }) => isToldOfUs(message, { range, value, isAsked }))
  const best = candidates.toSorted((one, other) => other.weight - one.weight)[0]
  if (best === undefined) return []
  const { value, range, rest = {} } = best
  return [{ slot: 'timeline', value, span: toSpan(message, range), ...rest }]
}

/** "Not right away", "happy now?", "today we do it by hand": what is denied, asked, or told of the work. */
function isMeant(
  message: Message,
  { label, first, last }: PhraseMatch,
  doubts: readonly PhraseMatch[],
): boolean {
  if (isInQuestion(message, first) && asksUs(message)) return false
  if (label === 'none') return true
  const isOfWork = doubts.some((doubt) => doubt.first < last && doubt.last > first)
  return !isOfWork && message.tokens[first - 1]?.norm !== 'not'
}

const isWithin = (range: Range, { from, to }: Range) => from <= range.from && to >= range.to

/** A part tells of a stretch as far as it is not silent, whatever value the head would guess. */
function weighSpan(
  span: TimeSpan,
  {
    parts,
    cues,
    isAsked,
  }: {
    parts: readonly Part[]
    cues: readonly PhraseMatch<keyof typeof SPAN_CUES>[]
    isAsked: boolean
  },
): Candidate[] {
  const before = cues.filter(
    ({ first, last }) => first < span.from && last >= span.from && last <= span.from + 1,
  )
  const after = cues.filter(({ first }) => first === span.next)
  const has = (found: typeof cues, label: keyof typeof SPAN_CUES) =>
    found.some((cue) => cue.label === label)
  const isAhead = has(before, 'ahead') || has(before, 'preposition') || has(after, 'onward')
  if (has(after, 'backward') || (has(before, 'back') && !isAhead)) return []
  const told = Math.max(
    0,
    ...parts.filter(({ range }) => isWithin(span, range)).map(({ chances }) => 1 - chances.silent),
  )
  const ahead = span.isSingle ? SPAN_SHARED.single : SPAN_SHARED.ahead
  const bare = span.isSingle ? SPAN_SHARED.bareSingle : SPAN_SHARED.bare
  const least = isAsked ? SPAN_SHARED.asked : isAhead ? ahead : bare
  if (told < least) return []
  const isAtLeast = has(before, 'beyond') || has(after, 'more')
  return [
    {
      value: toTimeline(span.days, isAtLeast),
      range: { from: findStart(span, before), to: span.to },
      weight: told + WEIGHTS.span + (isAhead ? AHEAD_WEIGHT : 0) + span.from * LATER_WEIGHT,
      rest: { reading: { low: span.days, high: span.days } },
    },
  ]
}

/** "In six weeks" is said back with its preposition. */
function findStart(span: TimeSpan, before: readonly PhraseMatch[]): number {
  const starts = before.filter(({ label }) => label === 'preposition').map(({ first }) => first)
  return Math.min(span.from, ...starts)
}

const YEAR_DAYS = 360

function toTimeline(days: number, isAtLeast: boolean): Timeline {
  if (isAtLeast && days >= YEAR_DAYS) return 'none'
  if (days <= 31) return 'now'
  if (days <= 93) return 'quarter'
  if (days <= 186) return 'half_year'
  return days <= 370 ? 'year' : 'none'
}

function weighPhrase(
  { label: value, first, last }: PhraseMatch<Timeline>,
  parts: readonly Part[],
  isAsked: boolean,
): Candidate[] {
  const range = { from: first, to: last }
  const around = parts.filter((part) => isWithin(range, part.range))
  const isContrary = around.some(
    ({ label, certainty }) =>
      certainty >= CONTRARY && label !== value && label !== 'silent' && label !== 'span',
  )
  const told = Math.max(0, ...around.map(({ chances }) => 1 - chances.silent))
  // "By Q3." alone tells nothing else.
  const isAlone =
    value !== 'now' && around.some((part) => part.isSentence && isWithin(part.range, range))
  const least = isAlone ? 0 : PHRASE_SHARED[isAsked ? 'asked' : 'unasked']
  if (isContrary || told < least) return []
  const chance = Math.max(...around.map(({ chances }) => chances[value]))
  const weight = chance + (value === 'none' ? WEIGHTS.none : WEIGHTS.phrase)
  return [{ value, range, weight: weight + first * LATER_WEIGHT }]
}

function weighHead({ range, label, certainty }: Part, isAsked: boolean): Candidate[] {
  const value = TIMELINES.find((one) => one === label)
  if (value === undefined || certainty < SURE[isAsked ? 'asked' : 'unasked']) return []
  // A whole sentence may tell of other slots as well.
  return [{ value, range, weight: certainty + WEIGHTS.head, rest: { consumed: [] } }]
}

/** Neither of the past nor of somebody else's plans. "We should have done this last year" is an answer all the same. */
function isToldOfUs(
  { clauses }: Message,
  {
    range: { from, to },
    value,
    isAsked,
  }: Pick<Candidate, 'range' | 'value'> & { isAsked: boolean },
): boolean {
  const around = clauses.filter((clause) => clause.from < to && clause.to > from)
  const mayBePast = isAsked && (value === 'now' || value === 'none')
  return around.some(({ owner, time }) => owner === 'us' && (mayBePast || time !== 'past'))
}
