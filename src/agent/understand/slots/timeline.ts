import {
  SPAN_CUES,
  TIMELINE_ANSWERS,
  TIMELINE_LISTS,
  TIMELINE_PHRASES,
} from '#agent/lexicon/timeline-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Finding } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import type { Focus } from '#agent/understand/readers/clause-features.ts'
import { readHead } from '#agent/understand/readers/heads.ts'
import { isPause } from '#agent/understand/slots/introduction.ts'
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
import type { Token } from '#agent/understand/text/tokens.ts'
import { TIMELINES, type Timeline } from '#domain/fact.ts'

const OPTIONS = { lists: TIMELINE_LISTS, hasSlips: true }
const PHRASES = compilePhrases(TIMELINE_PHRASES, OPTIONS)
const ANSWERS = compilePhrases(TIMELINE_ANSWERS, OPTIONS)
const CUES = compilePhrases(SPAN_CUES, { lists: TIMELINE_LISTS })

/** Below these the head takes a stretch of time, or a phrase, for something else than when it is wanted. */
const SPAN_SHARED = { asked: 0.3, unasked: 0.5 }
const PHRASE_SHARED = { asked: 0.1, unasked: 0.3 }
/** From here on the head is believed where no phrase is known. */
const SURE = { asked: 0.5, unasked: 0.5 }
/** A counted stretch of time says more than "no hurry" beside it. */
const WEIGHTS = { span: 0.5, phrase: 0.25, none: -0.3, head: 0 }
/** Of two that are as likely the later one counts. */
const LATER_WEIGHT = 0.001

/** A stretch of time, or a phrase that tells when, with what the head is told of it. */
export type Time = Focus & { value: Timeline; isCounted: boolean; reading?: Finding['reading'] }
type Candidate = { value: Timeline; range: Range; weight: number; rest?: Partial<Finding> }

/** When the visitor wants it: `now` up to a month, `quarter`, `half_year`, `year`, or `none`. */
export function readTimeline(message: Message): Finding[] {
  const isAsked = message.asked.includes('timeline')
  const times = listTimes(message)
  const parts = readParts(
    'timeline',
    message,
    times.map((time) => widen(message, time)),
  ).filter(({ range }) => !isInQuestion(message, range.from) || !asksUs(message))
  const candidates = [
    ...times.flatMap((time) => weighTime(time, message, isAsked)),
    ...parts.flatMap((part) => weighHead(part, message)),
  ].filter(({ range, value }) => isToldOfUs(message, { range, value, isAsked }))
  const best = candidates.toSorted((one, other) => other.weight - one.weight)[0]
  if (best === undefined) return []
  const { value, range, rest = {} } = best
  return [{ slot: 'timeline', value, span: toSpan(message, range), ...rest }]
}

/** "Fall 2027", "March of 2027": the year belongs to it. */
function withYear({ tokens }: Message, { from, to }: Range): Range {
  const at = tokens[to]?.norm === 'of' ? to + 1 : to
  return { from, to: /^20\d\d$/.test(tokens[at]?.norm ?? '') ? at + 1 : to }
}

/** Every stretch of time of a message, and every phrase that tells when. */
export function listTimes(message: Message): Time[] {
  const { tokens } = message
  const isAsked = message.asked.includes('timeline')
  const cues = findPhrases(CUES, tokens)
  const phrases = dropHeld([
    ...findPhrases(PHRASES, tokens),
    ...(isAsked ? findPhrases(ANSWERS, tokens) : []),
  ])
  return [
    ...findTimeSpans(tokens).map((span) => viewSpan(span, cues)),
    ...phrases.map(({ label: value, first, last }) => {
      const range = withYear(message, { from: first, to: last })
      return { ...range, value, isCounted: false, signs: [`phrase ${value}`] }
    }),
  ]
}

function viewSpan(span: TimeSpan, cues: readonly PhraseMatch<keyof typeof SPAN_CUES>[]): Time {
  const { from, to, days, isSingle, next } = span
  const before = cues.filter(({ first, last }) => first < from && last >= from && last <= from + 1)
  const after = cues.filter(({ first }) => first === next)
  const found = [...new Set([...before, ...after].map(({ label }) => label))]
  const isAtLeast = found.includes('beyond') || found.includes('more')
  const value = toTimeline(days, isAtLeast)
  const size = Math.floor(2 * Math.log2(Math.max(1, days)))
  const start = Math.min(
    from,
    ...before.filter(({ label }) => label === 'preposition').map(({ first }) => first),
  )
  return {
    from: start,
    to,
    value,
    isCounted: true,
    reading: { low: days, high: days },
    signs: [`span ${isSingle}`, `size ${size}`],
  }
}

function weighTime(time: Time, message: Message, isAsked: boolean): Candidate[] {
  const { from, to, value, isCounted, reading } = time
  if (isCounted && isRate(message.tokens, to)) return []
  if (isInQuestion(message, from) && asksUs(message)) return []
  const place = widen(message, time)
  const { chances } = readHead('timeline', message, place, time)
  // "April, and I sign it myself": a part of an answer that holds nothing else needs no further sign.
  // "No hurry" is said of nothing else, whatever was asked.
  const isNoRush = value === 'none' && !isCounted && from === 0 && to === message.tokens.length
  const isPlain = isNoRush || (isAsked && standsAlone(message.tokens, time))
  const told = isPlain ? 1 : 1 - chances.silent
  const least = (isCounted ? SPAN_SHARED : PHRASE_SHARED)[isAsked ? 'asked' : 'unasked']
  if (told < least) return []
  const kind = isCounted ? 'span' : value === 'none' ? 'none' : 'phrase'
  return [
    {
      value,
      range: { from, to },
      weight: told + WEIGHTS[kind] + from * LATER_WEIGHT,
      rest: reading && { reading },
    },
  ]
}

const PERIODS = toWordSet('day week wk month mo year yr')
const AMOUNT_UNITS = /^(?:hours?|hrs?|h|minutes?|mins?|dollars|bucks|grand|k|times|twice|once)$/

/** "15 hrs a week", "$53,000 a year": how often an amount comes, and no date. */
function isRate(tokens: readonly Token[], end: number): boolean {
  const [article, unit] = [tokens[end - 2]?.norm, tokens[end - 1]?.norm ?? '']
  const before = tokens[end - 3]
  return (
    article === 'a' &&
    PERIODS.has(unit) &&
    (before?.kind === 'number' || AMOUNT_UNITS.test(before?.norm ?? ''))
  )
}

const JOINTS = toWordSet('and but')

/** "No rush and the owner decides" parts its answers by a joint; "July and August" is one. */
const standsAlone = (tokens: readonly Token[], { from, to, value }: Time) =>
  isEdge(tokens, from - 1) &&
  (isEdge(tokens, to) || (value === 'none' && JOINTS.has(tokens[to]?.norm ?? '')))

const isEdge = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined || isPause(tokens, at)

const YEAR_DAYS = 360

function toTimeline(days: number, isAtLeast: boolean): Timeline {
  if (isAtLeast && days >= YEAR_DAYS) return 'none'
  if (days <= 31) return 'now'
  if (days <= 93) return 'quarter'
  if (days <= 186) return 'half_year'
  return days <= 370 ? 'year' : 'none'
}

/** "It isn't for us" ends a talk, and answers no question about a date. */
const FOR_US = /\bfor (?:us|me)\b/i

function weighHead(
  { range, label, certainty }: PartReading<'timeline'>,
  { asked, tokens, text }: Message,
): Candidate[] {
  const isAsked = asked.includes('timeline')
  const value = TIMELINES.find((one) => one === label)
  if (value === undefined || certainty < SURE[isAsked ? 'asked' : 'unasked']) return []
  const quote = text.slice(tokens[range.from]?.start, tokens[range.to - 1]?.end)
  if (value === 'none' && FOR_US.test(quote)) return []
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
