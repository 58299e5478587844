import { PERIODS_A_WEEK, TIME_UNITS, WEEK_DAYS, WORKDAY_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { isAmount, isDailyUnit } from '#agent/understand/quantities/amounts.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { type Figures, listByRole, type RoledFigures } from '#agent/understand/quantities/roles.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** How often in a week something is done. */
export type WeekPeriod = {
  week: number
  /** So many days a week. */
  isDay: boolean
  /** Nobody said so. */
  isAssumed: boolean
}

const createPeriod = (week: number, rest: Partial<WeekPeriod> = {}): WeekPeriod => ({
  week,
  isDay: false,
  isAssumed: false,
  ...rest,
})

/** How often in a week: said beside the figure, by a schedule, by another figure, or assumed. */
export function findPeriod(figures: RoledFigures, mention: Mention): WeekPeriod | null {
  if (mention.kind === 'fraction') return createPeriod(1)
  return (
    readOwnPeriod(figures, mention) ??
    findSchedule(figures, mention) ??
    findDays(figures, mention) ??
    findSibling(figures, mention) ??
    findLastPeriod(figures, mention) ??
    (mention.unit === 'weekday' ? createPeriod(1) : assumeWeek(figures, mention))
  )
}

function readOwnPeriod(figures: RoledFigures, { per }: Mention): WeekPeriod | null {
  if (per.isDay) return createPeriod(countDays(figures), { isDay: true })
  return per.week === null ? null : createPeriod(per.week)
}

/** Days or shifts that were counted, or an amount that is told of a day. */
function findDays(figures: RoledFigures, mention: Mention): WeekPeriod | null {
  const hasDays = listByRole(figures, 'period').some(({ kind }) => kind === 'time')
  if (isDailyUnit(mention) || (hasDays && isAmount(mention)))
    return createPeriod(countDays(figures), { isDay: true, isAssumed: !hasDays })
  const hasShifts = listByRole(figures, 'sites').some(
    ({ per, noun }) => per.isDay || noun === 'shifts',
  )
  return hasShifts && isAmount(mention) ? createPeriod(countDays(figures), { isDay: true }) : null
}

/** "Ana 10 hours a week, Jorge 6 hours": the period of the other amount. */
function findSibling(figures: RoledFigures, mention: Mention): WeekPeriod | null {
  if (!isAmount(mention)) return null
  const sibling = figures.mentions.find(
    (one) => one !== mention && one.kind === 'time' && one.per.week !== null && isAmount(one),
  )
  return sibling === undefined ? null : readOwnPeriod(figures, sibling)
}

/** Fewer hours without a period can be a day's or an item's. */
const WEEKLY_HOURS_LEAST = 2

/** Whoever names hours without a period mostly means a week; unless that was the question, it is asked back. */
function assumeWeek({ asked }: Figures, mention: Mention): WeekPeriod | null {
  const isAsked = asked.includes('manual_hours')
  const isPlausible =
    isAmount(mention) &&
    mention.unit?.startsWith('h') === true &&
    mention.value >= WEEKLY_HOURS_LEAST
  return isAsked || isPlausible
    ? createPeriod(1, { isAssumed: !isAsked || !isAmount(mention) })
    : null
}

const LAST = toWordSet('last this for past previous')
const LAST_PERIODS = toWordSet('week month quarter year')

/** "173 hours last month", "for a quarter we put in 80 hours"; a period inside the figure is its own. */
function findLastPeriod({ tokens, sentences }: Figures, { from, to }: Mention): WeekPeriod | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const sentence = findSentenceOf(sentences, from)
  for (let index = sentence.from; index < sentence.to; index += 1) {
    const next = norm(index + 1) === 'a' || norm(index + 1) === 'the' ? index + 2 : index + 1
    const isInside = next >= from && next < to
    if (LAST.has(norm(index)) && LAST_PERIODS.has(norm(next)) && !isInside)
      return createPeriod(PERIODS_A_WEEK[norm(next)] ?? 1)
  }
  return null
}

/** Hours that one person works in a day at most. */
const LONGEST_DAY = 14

/** "Every two weeks four of us lose a day", "twice a month, six hours each". */
function findSchedule(figures: RoledFigures, mention: Mention): WeekPeriod | null {
  const sentence = findSentenceOf(figures.sentences, mention.from)
  const schedules = figures.mentions.filter(({ kind }) => kind === 'schedule')
  const same = schedules.filter(({ from }) => from >= sentence.from && from < sentence.to)
  const chosen = same.findLast(({ from }) => from < mention.from) ?? same[0] ?? schedules[0]
  if (chosen === undefined) return null
  // More hours than a day has are told for the week: "thirty two hours from Monday to Friday".
  if (chosen.unit === 'days' && mention.value > LONGEST_DAY) return createPeriod(1)
  const isDays = chosen.unit === 'days' || (chosen.per.isDay && chosen.value === 1)
  if (isDays) return createPeriod(countDays(figures), { isDay: true })
  const week = chosen.per.isDay ? countDays(figures) : (chosen.per.week ?? 1)
  return createPeriod(week * chosen.value)
}

/** More days or shifts in a period than this are told of something else. */
const DAYS_MAX = 60

/** Days a week on which it is done: said, or five. */
export function countDays({ mentions, roles }: RoledFigures): number {
  const named = mentions.flatMap((one, index) => {
    if (roles[index] !== 'period') return []
    if (one.kind === 'time')
      return [Math.round(one.value / (TIME_UNITS[one.unit ?? ''] ?? WORKDAY_HOURS))]
    const isDays =
      one.kind === 'schedule' &&
      (one.unit === 'days' || (one.unit === 'weekdays' && one.value > 1)) &&
      one.per.week === 1
    return isDays ? [one.value] : []
  })
  const own = named.filter((days) => days > 1 && days <= DAYS_MAX)
  return own.length === 0 ? WEEK_DAYS : Math.max(...own)
}
