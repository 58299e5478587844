import { countDays, type DayRange, shiftDay } from '#server/platform/day-range.ts'

export const ALL_PERIOD = 'all'

/** Periods whose sums make up a range: some are added, and some taken away again. */
export type Periods = { added: string[]; taken: string[] }

/**
 * Few periods for any range: whole years and months where there are any. Of a month of which most is meant, the few
 * days that are not are taken away.
 */
export function splitRange({ from, to }: DayRange): Periods {
  const periods: Periods = { added: [], taken: [] }
  let day = from
  while (day <= to) {
    const year = findSpan(day.slice(0, 'YYYY'.length))
    const month = findSpan(day.slice(0, 'YYYY-MM'.length))
    const span = year.from === day && year.to <= to ? year : month
    const last = span.to < to ? span.to : to
    addSpan(periods, span, { from: day, to: last })
    day = shiftDay(last, 1)
  }
  return periods
}

/** Where an amount of that day is added. */
export function listPeriods(day: string): string[] {
  return [day, day.slice(0, 'YYYY-MM'.length), day.slice(0, 'YYYY'.length), ALL_PERIOD]
}

type Span = DayRange & { name: string }

function findSpan(name: string): Span {
  if (name.length === 'YYYY'.length) return { name, from: `${name}-01-01`, to: `${name}-12-31` }
  // No month is longer than 31 days, and none so short that this passes two.
  const next = shiftDay(`${name}-28`, 4).slice(0, 'YYYY-MM'.length)
  return { name, from: `${name}-01`, to: shiftDay(`${next}-01`, -1) }
}

function addSpan(periods: Periods, span: Span, meant: DayRange): void {
  const before = { from: span.from, to: shiftDay(meant.from, -1) }
  const behind = { from: shiftDay(meant.to, 1), to: span.to }
  if (countDays(before) + countDays(behind) + 1 < countDays(meant)) {
    periods.added.push(span.name)
    periods.taken.push(...listDays(before), ...listDays(behind))
  } else periods.added.push(...listDays(meant))
}

function listDays(range: DayRange): string[] {
  const count = Math.max(0, countDays(range))
  return Array.from({ length: count }, (_, index) => shiftDay(range.from, index))
}
