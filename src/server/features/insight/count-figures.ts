import type { Sums } from '#server/features/insight/facts/fact.ts'
import {
  type Asked,
  countCells,
  type Filter,
  findCells,
} from '#server/features/insight/facts/insight-filter.ts'
import type { DayRange } from '#server/platform/day-range.ts'

/** A number and the query that lists what it counts. */
export type Figure = { count: number; filter: string }
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
