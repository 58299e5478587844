import type { z } from 'zod'
import type { InsightFigure } from '#contract/admin-insight.ts'
import { BOOKABLE_SCORE, isBookable } from '#domain/booking-rule.ts'
import { OTHER_SOURCE } from '#domain/traffic-source.ts'
import {
  ANSWER_BANDS,
  findBand,
  findBin,
  findMood,
  findWait,
  hasReached,
  type InsightRow,
  isQualified,
} from '#server/features/insight/facts/insight-row.ts'

type Filter = z.infer<typeof InsightFigure>
type Asked = { now: Date; threshold: number }
type Match = (row: InsightRow, filter: Filter, asked: Asked) => boolean

const QUIET_MS = 3_600_000
const NAMED_MAX = 30

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

/** Whether a number counts a conversation, asked of the conversation itself: the judge of all sums. */
export function matches(row: InsightRow, filter: Filter, asked: Asked): boolean {
  return MATCHES[filter.figure](row, filter, asked)
}

/** Rare sources under one name, as the lines of the figures have them. */
export function joinRareSources(rows: readonly InsightRow[]): InsightRow[] {
  const counts = new Map<string, number>()
  for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1)
  const ranked = [...counts].toSorted((one, other) => other[1] - one[1])
  const named = new Set(ranked.slice(0, NAMED_MAX).map(([source]) => source))
  return rows.map((row) => (named.has(row.source) ? row : { ...row, source: OTHER_SOURCE }))
}

/** The value that so large a share (0..1) of all lies at or below; null of nothing. */
export function findPercentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null
}

/** Nobody has written for an hour, and no call came of it. */
function isEnded({ reached, updatedAt }: InsightRow, now: Date): boolean {
  return !reached.has('confirmed') && now.getTime() - updatedAt.getTime() >= QUIET_MS
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
