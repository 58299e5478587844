import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import { readRange } from '#agent/understand/quantities/numbers.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** A stretch of time in days, as "three weeks", "a month or two", "half a year". Token indexes, `to` exclusive. */
export type TimeSpan = Range & {
  days: number
  /** "A week", "the month": as often a rate or a date as a stretch. */
  isSingle: boolean
  /** The word after it, behind the sign of "two weeks' time". */
  next: number
}

const WEEK = 7
const FORTNIGHT = 14
const MONTH = 30.5
const QUARTER = 91.5
const YEAR = 365
const UNIT_DAYS = toTable<number>({
  day: 1,
  days: 1,
  fortnight: FORTNIGHT,
  fortnights: FORTNIGHT,
  week: WEEK,
  weeks: WEEK,
  wk: WEEK,
  wks: WEEK,
  weks: WEEK,
  month: MONTH,
  months: MONTH,
  mo: MONTH,
  mos: MONTH,
  mth: MONTH,
  mths: MONTH,
  mnths: MONTH,
  monts: MONTH,
  quarter: QUARTER,
  quarters: QUARTER,
  qtr: QUARTER,
  qtrs: QUARTER,
  year: YEAR,
  years: YEAR,
  yr: YEAR,
  yrs: YEAR,
})
const VAGUE = toTable<number>({
  few: 3,
  several: 4,
  couple: 2,
  cople: 2,
  cuple: 2,
  cupple: 2,
  coupla: 2,
})
const ARTICLES = toWordSet('a an one another')
const BETWEEN = toWordSet(
  '- good full solid whole odd more calendar working business of or so ish further short long other',
)
const BETWEEN_MAX = 3

type Count = { value: number; to: number; isSingle: boolean }

/** Every stretch of time of a message, in order. */
export function findTimeSpans(tokens: readonly Token[]): TimeSpan[] {
  const spans: TimeSpan[] = []
  let at = 0
  while (at < tokens.length) {
    const span = readTimeSpan(tokens, at)
    if (span !== null) spans.push(span)
    at = span?.to ?? at + 1
  }
  return spans
}

function readTimeSpan(tokens: readonly Token[], from: number): TimeSpan | null {
  const count = readCount(tokens, from)
  if (count === null) return null
  const unit = skipBetween(tokens, count.to)
  const days = UNIT_DAYS[tokens[unit]?.norm ?? '']
  if (days === undefined) return null
  const more = readMore(tokens, unit + 1, count.value)
  const isSingle = count.isSingle && more.value === 1 && days !== FORTNIGHT
  const next = tokens[more.to]?.norm === "'" ? more.to + 1 : more.to
  return { from, to: more.to, days: more.value * days, isSingle, next }
}

function skipBetween(tokens: readonly Token[], at: number): number {
  let end = at
  while (end < at + BETWEEN_MAX && BETWEEN.has(tokens[end]?.norm ?? '')) end += 1
  return end
}

/** Of a range the later end counts: what is promised for it holds. */
function readCount(tokens: readonly Token[], at: number): Count | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) === 'half' || (norm(at) === 'a' && norm(at + 1) === 'half')) {
    const half = norm(at) === 'half' ? at : at + 1
    const of = norm(half + 1) === 'of' ? half + 2 : half + 1
    return { value: 0.5, to: ARTICLES.has(norm(of)) ? of + 1 : of, isSingle: false }
  }
  const first = ARTICLES.has(norm(at)) ? at + 1 : at
  const vague = VAGUE[norm(first)]
  if (vague !== undefined) return { value: vague, to: first + 1, isSingle: false }
  const number = readWhole(tokens, at)
  if (number !== null) return number
  return ARTICLES.has(norm(at)) ? { value: 1, to: at + 1, isSingle: true } : null
}

/** "8", "six to eight", "8 or 9". "Two quarters" are no half. */
function readWhole(tokens: readonly Token[], at: number): Count | null {
  const unit = tokens[at + 1]?.norm ?? ''
  const alone = unit in UNIT_DAYS ? readRange(tokens.slice(at, at + 1), 0) : null
  const number = alone ?? readRange(tokens.slice(at, at + 12), 0)
  if (number === null || number.isFraction) return null
  const to = at + number.to
  const second = tokens[to]?.norm === 'or' ? readRange(tokens.slice(to + 1, to + 8), 0) : null
  if (second !== null && !second.isFraction && second.value > number.value)
    return { value: second.high, to: to + 1 + second.to, isSingle: false }
  return { value: number.high, to, isSingle: tokens[at]?.norm === 'one' }
}

/** "a month and a half", "a week or two", "three quarters of a year". */
function readMore(
  tokens: readonly Token[],
  at: number,
  value: number,
): { value: number; to: number } {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) === 'and' && norm(at + 1) === 'a' && norm(at + 2) === 'half')
    return { value: value + 0.5, to: at + 3 }
  if (norm(at) === 'of' && ARTICLES.has(norm(at + 1)) && norm(at + 2) in UNIT_DAYS)
    return { value, to: at + 3 }
  if (norm(at) === 'or') {
    const second = readRange(tokens.slice(at + 1, at + 4), 0)
    if (second !== null && !second.isFraction && second.value > value && second.value <= 24)
      return { value: second.high, to: at + 1 + second.to }
  }
  return { value, to: at }
}
