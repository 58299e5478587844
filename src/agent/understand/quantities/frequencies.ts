import { PERIODS_A_WEEK, TIME_UNITS, WEEK_DAYS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  type Factor,
  type Figures,
  toUse,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'

/** How often in a week something is done, and where that was said. */
export type Frequency = {
  week: number
  uses: readonly Use[]
  factors: readonly Factor[]
  mark: string
}

const days = (count: number): Factor[] => [{ value: count, unit: 'days' }]

/** "÷ 4.33 weeks" for a month, "× 2 times a week". */
export function toFactors(week: number): Factor[] {
  if (week === 1) return []
  if (week === 7) return days(week)
  return week < 1
    ? [{ value: 1 / week, unit: 'weeks between' }]
    : [{ value: week, unit: 'times a week' }]
}

/** Every way to read how often a figure comes in a week. */
export function listFrequencies(figures: Figures, mention: Mention): Frequency[] {
  if (mention.kind === 'fraction' && mention.per.week === null) {
    const once: Frequency = { week: 1, uses: [], factors: [], mark: 'share' }
    // "Half of my Mondays": of a day, as often as it comes.
    const days = listSchedules(figures, mention).map((one) => ({
      ...one,
      week: one.week / WEEK_DAYS,
    }))
    return [once, ...days]
  }
  if (mention.kind === 'schedule') return listOccasions(mention)
  const own = listOwn(figures, mention)
  if (own.length > 0) return own
  const found = [
    ...listSchedules(figures, mention),
    ...listSiblings(figures, mention),
    ...listDays(figures, mention),
    ...listLast(figures),
    ...(isAllDay(figures, mention)
      ? []
      : [{ week: 1, uses: [], factors: [], mark: 'assumed week' }]),
  ]
  const isDay = mention.value <= 10
  return isDay
    ? [...found, { week: WEEK_DAYS, uses: [], factors: days(WEEK_DAYS), mark: 'assumed day' }]
    : found
}

/** "5 people, all day" is every day, where no day is named; "8 hours" may be all that a week takes. */
const isAllDay = ({ tokens }: Figures, { from, to }: Mention) =>
  tokens[from]?.norm === 'all' && tokens[to - 1]?.norm === 'day'

/** "Mondays and Thursdays": as often as the days come that are the amount. */
function listOccasions({ per, value }: Mention): Frequency[] {
  const week = (per.week ?? 1) * value
  return [{ week, uses: [], factors: toFactors(week), mark: 'occasion' }]
}

/** "2 hours a day" by the days of a week that were counted, or five; "a month". */
function listOwn(figures: Figures, mention: Mention): Frequency[] {
  const { isDay, week } = mention.per
  if (week === null) return []
  if (!isDay) return [{ week, uses: [], factors: toFactors(week), mark: 'own' }]
  // Weekends may be counted.
  const all = Math.max(WEEK_DAYS, week)
  return [
    { week: all, uses: [], factors: days(all), mark: 'own day' },
    ...listDays(figures, mention),
  ]
}

/** More days or shifts in a week than this are told of something else. */
const DAYS_MAX = 7

/** "six days a week", "open seven days", "Monday to Friday", "5 shifts": days on which it is done. */
function listDays({ mentions }: Figures, own: Mention): Frequency[] {
  return mentions.flatMap((mention, index) => {
    if (mention === own) return []
    const count = countDays(mention)
    if (count === null || count < 1 || count > DAYS_MAX) return []
    const uses = [toUse(mention, index, 'period')]
    return [{ week: count, uses, factors: days(count), mark: `days ${mention.kind}` }]
  })
}

const DAY_UNITS = toWordSet(
  'day days shift shifts night nights workday workdays evening evenings morning mornings',
)

function countDays({ kind, unit, value, per }: Mention): number | null {
  if (kind === 'schedule')
    return per.week === 1 && ['days', 'weekdays', 'times'].includes(unit ?? '') ? value : null
  const isDays = kind === 'time' && DAY_UNITS.has(unit ?? '')
  return isDays ? Math.round(value / (TIME_UNITS[unit ?? ''] ?? 8)) : null
}

/** "Every two weeks", "twice a month", "on Mondays". */
function listSchedules({ mentions }: Figures, own: Mention): Frequency[] {
  return mentions.flatMap((mention, index) => {
    if (mention.kind !== 'schedule' || mention === own || mention.per.week === null) return []
    const isDaily = mention.unit === 'days' || (mention.per.isDay && mention.value === 1)
    const uses = [toUse(mention, index, 'period')]
    const week = mention.value * mention.per.week
    if (isDaily) return [{ week, uses, factors: days(week), mark: 'schedule day' }]
    return [{ week, uses, factors: toFactors(week), mark: `schedule ${mention.unit}` }]
  })
}

/** "Ana 10 hours a week, Jorge 6 hours": the period of another figure. */
function listSiblings({ mentions }: Figures, own: Mention): Frequency[] {
  const weeks = mentions.flatMap(({ per, kind }) =>
    per.week === null || kind === 'money' || kind === 'schedule' || own.per === per
      ? []
      : [per.week],
  )
  return [...new Set(weeks)].map((week) => ({
    week,
    uses: [],
    factors: week === WEEK_DAYS ? days(week) : toFactors(week),
    mark: 'sibling',
  }))
}

const LAST = toWordSet(
  'last this for past previous a per every each the average ordinary normal typical by',
)
const LAST_PERIODS = toWordSet('month months quarter year fortnight')

/** "173 hours last month", "for a quarter we put in 80 hours". */
function listLast({ tokens }: Figures): Frequency[] {
  const weeks = tokens.flatMap(({ norm }, index) => {
    const isPeriod = LAST_PERIODS.has(norm) && LAST.has(tokens[index - 1]?.norm ?? '')
    return isPeriod ? [PERIODS_A_WEEK[norm] ?? 1] : []
  })
  return [...new Set(weeks)].map((week) => ({
    week,
    uses: [],
    factors: toFactors(week),
    mark: 'last',
  }))
}
