import type { InsightRange, InsightReplay, InsightRequest } from '#contract/admin-insight.ts'
import { BOOKABLE_SCORE } from '#domain/booking-rule.ts'
import { OTHER_SOURCE } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import { sumDirectly } from '#server/features/insight/facts/find-subjects.ts'
import { catchUp } from '#server/features/insight/facts/fold-changes.ts'
import {
  type Asked,
  countCells,
  type Filter,
  findCells,
  type Sums,
} from '#server/features/insight/facts/insight-filter.ts'
import type { CallOutcome } from '#server/features/insight/facts/insight-row.ts'
import { readSums } from '#server/features/insight/facts/sums.ts'
import { countDays, type DayRange, findDay, shiftDay } from '#server/platform/day-range.ts'
import { AppError } from '#server/platform/errors.ts'

/** Two years and a leap day: what is held in memory for one answer has a bound. */
const LONGEST_DAYS = 731

/** The days that were asked for, today included where no last one is named. */
export function chooseRange(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  asked: InsightRange,
): DayRange {
  const to = asked.to ?? findDay(clock(), config.bookingTimeZone)
  const from = asked.from ?? shiftDay(to, 1 - asked.days)
  const days = countDays({ from, to })
  if (days < 1) throw refuse('from', 'The start date is after the end date.')
  if (days > LONGEST_DAYS) throw refuse('from', 'Choose two years at most.')
  return { from, to }
}

function refuse(field: string, message: string): AppError {
  return new AppError('invalid_request', message, { [field]: message })
}

/** More lines than a person reads; rarer sources are one line together. */
export const NAMED_SOURCES_MAX = 30

/** The sources that have a line of their own, and the line for all others if there are any. */
export function nameSources(sums: Sums): ReadonlySet<string> {
  const ranked = [...sums]
    .flatMap(([cell, count]) => {
      const [kind, source = '', part] = cell.split(':')
      return kind === 'source' && part === undefined && count > 0 ? [{ source, count }] : []
    })
    .toSorted((one, other) => other.count - one.count || (one.source < other.source ? -1 : 1))
  const named = new Set(ranked.slice(0, NAMED_SOURCES_MAX).map(({ source }) => source))
  if (ranked.length > NAMED_SOURCES_MAX) named.add(OTHER_SOURCE)
  return named
}

/** A number and the query that lists what it counts. */
type Figure = { count: number; filter: string }
export type Count = (figure: Filter['figure'], of?: string, part?: string) => Figure

export function createCounter(sums: Sums, range: DayRange, asked: Asked): Count {
  return (figure, of = '', part = '') => {
    const query = new URLSearchParams({ ...range, figure })
    if (of !== '') query.set('of', of)
    if (part !== '') query.set('part', part)
    if (figure === 'replay') query.set('threshold', String(asked.threshold))
    const count = countCells(sums, findCells({ figure, of, part }, asked))
    return { count, filter: query.toString() }
  }
}

/** One number for each thing that may have become of a call. */
export function countOutcomes(
  count: (outcome: CallOutcome) => Figure,
): Record<CallOutcome, Figure> {
  return {
    won: count('won'),
    lost: count('lost'),
    held: count('held'),
    coming: count('coming'),
    no_show: count('no_show'),
    cancelled: count('cancelled'),
    none: count('none'),
  }
}

/** The conversations that another threshold would have offered a call, by their final score cards. */
export async function replayThreshold(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { threshold, ...asked }: InsightRequest,
): Promise<InsightReplay> {
  const range = chooseRange(deps, asked)
  const sums = (await catchUp(deps))
    ? await readSums(deps, range, ['bookable'])
    : await sumDirectly(deps, range)
  return composeReplay(createCounter(sums, range, { threshold, named: new Set() }), threshold)
}

export function composeReplay(count: Count, threshold: number): InsightReplay {
  return {
    threshold,
    current: BOOKABLE_SCORE,
    today: count('replay', 'today'),
    offered: count('replay', 'offered'),
    gained: count('replay', 'gained'),
    lost: count('replay', 'lost'),
    outcomes: {
      gained: countOutcomes((outcome) => count('replay', 'gained', outcome)),
      lost: countOutcomes((outcome) => count('replay', 'lost', outcome)),
    },
  }
}
