import type { z } from 'zod'
import { BOOKABLE_SCORE, isBookable } from '#domain/booking-rule.ts'
import type { DayRange } from '#server/insight/day-range.ts'
import { hasReached, type InsightRow, isEnded, isQualified } from '#server/insight/insight-row.ts'
import type { InsightFigure } from '#server/routes/admin-insight.schema.ts'

/** Which conversations a number counts. The same filter makes the number and the list behind it. */
export type Filter = z.infer<typeof InsightFigure>
/** What a filter needs beside the row: the time, and the threshold that is tried. */
export type Asked = { now: Date; threshold: number }
type Match = (row: InsightRow, filter: Filter, asked: Asked) => boolean

export const SCORE_BIN = 10
export const SCORE_BINS = Array.from({ length: 10 }, (_, index) => index * SCORE_BIN)
export const MOOD_BAND = 0.2
export const MOODS = [0, 1, 2, 3, 4]
/** Upper ends, of the slowest answer in a conversation. */
export const ANSWER_BANDS = { second: 1_000, few: 3_000, ten: 10_000, longer: Infinity }
const HOUR_MS = 3_600_000
export const WAIT_BANDS = { hour: HOUR_MS, day: 24 * HOUR_MS, later: Infinity }

const MATCHES: Readonly<Record<Filter['figure'], Match>> = {
  opened: () => true,
  step: (row, { of }) => hasReached(row, of),
  beside: (row, { of }) => row.turnCount > 0 && !isQualified(row) && hasCome(row, of),
  source: (row, { of, part }) => row.source === of && hasReached(row, part),
  score: (row, { of, part }) =>
    row.turnCount > 0 && findBin(row.leadScore) === Number(of) && hasOutcome(row, part),
  judged: (row, { of, part }) =>
    findBin(row.leadScore) === Number(of) && row.wasScoreRight === (part === 'right'),
  question: (row, { of, part }, { now }) =>
    part === 'ended'
      ? row.lastAsked === of && isEnded(row, now)
      : row.asked.includes(of) || row.lastAsked === of,
  mood: (row, { of }) => row.turnCount > 0 && findMood(row.sentimentScore) === of,
  answer: (row, { of }) => row.slowestMs !== null && findBand(ANSWER_BANDS, row.slowestMs) === of,
  person: (row, { of }) => row.wantsPersonAt !== null && (of === 'all' || findWait(row) === of),
  replay: (row, { of, part }, { threshold }) =>
    findReplay(row, threshold).has(of) && hasOutcome(row, part),
}

export function matches(row: InsightRow, filter: Filter, asked: Asked): boolean {
  return MATCHES[filter.figure](row, filter, asked)
}

/** A number and the query that lists what it counts. */
export type Figure = { count: number; filter: string }
export type Count = (figure: Filter['figure'], of?: string, part?: string) => Figure

export function createCounter(rows: readonly InsightRow[], range: DayRange, asked: Asked): Count {
  return (figure, of = '', part = '') => {
    const filter = { figure, of, part }
    const query = new URLSearchParams({ ...range, figure })
    if (of !== '') query.set('of', of)
    if (part !== '') query.set('part', part)
    if (figure === 'replay') query.set('threshold', String(asked.threshold))
    const count = rows.filter((row) => matches(row, filter, asked)).length
    return { count, filter: query.toString() }
  }
}

/** What another threshold would have changed. `today` is the rule as it stands. */
function findReplay({ standing }: InsightRow, threshold: number): ReadonlySet<string> {
  const isNow = isBookable(standing, BOOKABLE_SCORE)
  const wouldBe = isBookable(standing, threshold)
  return new Set([
    ...(isNow ? ['today'] : []),
    ...(wouldBe ? ['offered'] : []),
    ...(wouldBe && !isNow ? ['gained'] : []),
    ...(isNow && !wouldBe ? ['lost'] : []),
  ])
}

function hasCome({ reached }: InsightRow, step: string): boolean {
  return (reached as ReadonlySet<string>).has(step)
}

/** An empty part asks for any outcome. */
function hasOutcome({ outcome }: InsightRow, part: string): boolean {
  return part === '' || outcome === part
}

function findBin(score: number): number {
  return Math.min(Math.floor(score / SCORE_BIN), SCORE_BINS.length - 1) * SCORE_BIN
}

function findMood(score: number | null): string {
  if (score === null) return 'unknown'
  // A sum of tenths in binary may lie a hair below the band that it belongs to.
  return String(Math.min(Math.floor(score / MOOD_BAND + 1e-9), MOODS.length - 1))
}

function findWait({ personAnswerMs }: InsightRow): string {
  return personAnswerMs === null ? 'open' : findBand(WAIT_BANDS, personAnswerMs)
}

function findBand(bands: Readonly<Record<string, number>>, valueMs: number): string {
  return Object.entries(bands).find(([, end]) => valueMs < end)?.[0] ?? ''
}
