import { WHOLE_WORDS } from '#agent/lexicon/figure-words.ts'
import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { PERIODS_A_WEEK, TIME_UNITS, WEEKDAYS, WORKDAY_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { create, type Mention, NO_PER } from '#agent/understand/quantities/mention.ts'
import { readPers } from '#agent/understand/quantities/periods.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Amounts of time without a number: "an hour", "a full day", "the whole Friday", "all day", "full time", "the whole week". */
export function readWholeUnit(tokens: readonly Token[], at: number): Mention | null {
  return (
    readNothingElse(tokens, at) ??
    readAll(tokens, at) ??
    readMost(tokens, at) ??
    readFullTime(tokens, at) ??
    readArticle(tokens, at) ??
    readHalfDays(tokens, at)
  )
}

/** "does nothing else", "nothing but", "nothing other than": the whole of somebody's time. */
function readNothingElse(tokens: readonly Token[], at: number): Mention | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isNothing = norm(at) === 'nothing' && ['else', 'but', 'other'].includes(norm(at + 1))
  if (isNothing) return create('fraction', 1, [at, at + 2], { unit: 'job' })
  const isAny =
    norm(at) === 'anything' &&
    ['else', 'but'].includes(norm(at + 1)) &&
    tokens
      .slice(Math.max(0, at - 5), at)
      .some((token) => ['not', 'neither', 'never'].includes(token.norm))
  return isAny ? create('fraction', 1, [at, at + 2], { unit: 'job' }) : null
}

/** "all day", "all week", "the whole shift", "the entire job": a share of one. */
function readAll(tokens: readonly Token[], at: number): Mention | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isAll =
    norm(at) === 'all' &&
    ['day', 'week', 'morning', 'afternoon', 'shift', 'month', 'year'].includes(norm(at + 1))
  if (isAll) return toWhole(norm(at + 1), [at, at + 2])
  const isOwned = ['the', 'their', 'her', 'his', 'my', 'our'].includes(norm(at))
  if (!isOwned || !['whole', 'entire', 'full'].includes(norm(at + 1))) return null
  const unit = norm(at + 2)
  if (['job', 'role', 'time'].includes(unit))
    return create('fraction', 1, [at, at + 3], { unit: 'job' })
  if (unit in WEEKDAYS) return weekly(WORKDAY_HOURS, [at, at + 3])
  return unit in TIME_UNITS ? toWhole(unit, [at, at + 3]) : null
}

const MOST = { low: 2 / 3, value: 3 / 4, high: 1 }

/** "Most of the morning": more than half of it. */
function readMost(tokens: readonly Token[], at: number): Mention | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) !== 'most' || norm(at + 1) !== 'of') return null
  const unit = norm(at + 3)
  const hours = DAY_PARTS.has(unit) ? TIME_UNITS[unit] : undefined
  if (hours === undefined || !OWNED.has(norm(at + 2))) return null
  return create('time', hours * MOST.value, [at, at + 4], {
    low: hours * MOST.low,
    high: hours * MOST.high,
    unit: `part of ${unit}`,
  })
}

const OWNED = toWordSet('the their her his my our a every each')
export const DAY_PARTS = toWordSet('morning afternoon evening')

function toWhole(unit: string, span: readonly [number, number]): Mention {
  if (unit === 'week' || unit === 'month' || unit === 'year')
    return create('fraction', 1, span, { unit })
  return create('time', TIME_UNITS[unit] ?? WORKDAY_HOURS, span, { unit: `whole ${unit}` })
}

const weekly = (hours: number, span: readonly [number, number]): Mention => ({
  ...create('time', hours, span, { unit: 'weekday' }),
  per: { ...NO_PER, week: 1 },
})

/** "full time", "fulltime": a person's whole week. Not "two full time clerks", which counts people. */
function readFullTime(tokens: readonly Token[], at: number): Mention | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) === 'fulltime' || norm(at) === 'ft')
    return create('fraction', 1, [at, at + 1], { unit: 'full time' })
  if (norm(at) !== 'full') return null
  const next = norm(at + 1) === '-' ? at + 2 : at + 1
  if (norm(next) !== 'time' && norm(next) !== 'days') return null
  return create('fraction', 1, [at, next + 1], { unit: 'full time' })
}

/** More words than this between article and unit are no amount. */
const WHOLE_REACH = 8

/** "an hour", "a minute", "a full day", "one whole morning", "another half hour", "an hour and a half". */
function readArticle(tokens: readonly Token[], at: number): Mention | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (!['a', 'an', 'another', 'one'].includes(norm(at))) return null
  let to = at + 1
  while (WHOLE_WORDS.has(norm(to)) && to < at + WHOLE_REACH) to += 1
  const unit = norm(to)
  const isBare = to === at + 1
  if (unit === 'half') return readHalfUnit(tokens, at, to)
  const hours = TIME_UNITS[unit]
  if (hours === undefined)
    return unit in WEEKDAYS && !isBare ? weekly(WORKDAY_HOURS, [at, to + 1]) : null
  const isHalf = norm(to + 1) === 'and' && norm(to + 2) === 'a' && norm(to + 3) === 'half'
  // "2 hours a day" has its day read as a period; alone, "a week" and "a day" are no effort without a word for it.
  const isPeriod = unit in PERIODS_A_WEEK && unit !== 'hour' && unit !== 'hr'
  const isDivided = unit === 'day' && readPers(tokens, to + 1).to > to + 1
  if (isPeriod && isBare && norm(at) !== 'one' && !isHalf && !isDivided) return null
  return create('time', hours * (isHalf ? 1.5 : 1), [at, isHalf ? to + 4 : to + 1], { unit })
}

const HALVED = toWordSet('hour hr day')

/** "a good half hour". */
function readHalfUnit(tokens: readonly Token[], from: number, half: number): Mention | null {
  const unit = tokens[half + 1]?.norm ?? ''
  if (!HALVED.has(unit)) return null
  const hours = (TIME_UNITS[unit] ?? 1) / 2
  return create('time', hours, [from, half + 2], { unit: `part of ${unit}` })
}

/** "half days", "half the afternoon". */
function readHalfDays(tokens: readonly Token[], at: number): Mention | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) !== 'half') return null
  const next = norm(at + 1) === '-' ? at + 2 : at + 1
  if (norm(next) === 'days') return create('fraction', 1 / 2, [at, next + 1], { unit: 'half days' })
  const isPart = norm(next) === 'the' && ['morning', 'afternoon', 'shift'].includes(norm(next + 1))
  return isPart
    ? create('time', (TIME_UNITS[norm(next + 1)] ?? WORKDAY_HOURS) / 2, [at, next + 2], {
        unit: `part of ${norm(next + 1)}`,
      })
    : null
}

/** Hours between two times of day: "8 to noon", "from seven until nine", "9-5", "11pm to 7am". */
type ClockFound = { hours: number; to: number }

const JOINTS: ReadonlySet<string> = new Set(['to', 'till', 'until', 'til', '-', 'thru', 'through'])
const HALF_DAY = 12

/**
 * Reads such a span. Bare numbers are times of day only after "from" or beside "am", "pm", "noon", or minutes: "9 to 12
 * hours" is a range.
 */
export function readClock(tokens: readonly Token[], at: number): ClockFound | null {
  const start = readTime(tokens, at)
  if (start === null) return null
  const joint = tokens[start.to]?.norm ?? ''
  if (!JOINTS.has(joint)) return null
  const end = readTime(tokens, start.to + 1)
  if (end === null) return null
  const isAfterFrom = tokens[at - 1]?.norm === 'from' && !isChange(tokens, at)
  if (!(start.isClock || end.isClock || isAfterFrom)) return null
  const isOfUs = tokens[end.to]?.norm === 'of' && tokens[end.to + 1]?.norm === 'us'
  if (!start.isClock && !end.isClock && (isOfUs || isUnit(tokens[end.to]?.norm))) return null
  return { hours: countHours(start.time, end.time, start.half ?? end.half), to: end.to }
}

const CHANGES = toWordSet('change changed correct update fix move')
const CHANGE_REACH = 7

/** "Change the team size from 6 to 9" names no time of day. */
const isChange = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - CHANGE_REACH), at).some(({ norm }) => CHANGES.has(norm))

const isUnit = (norm: string | undefined) =>
  norm !== undefined &&
  (/^(?:h|hrs?|hours?|min|mins|minutes?|days?|weeks?|percent)$/.test(norm) ||
    PEOPLE_NOUNS.has(norm) ||
    norm === '%' ||
    norm === '$')

function countHours(start: number, end: number, half: string | null): number {
  const later = end > start ? end : end + HALF_DAY
  const hours = later > start ? later - start : later + HALF_DAY - start
  return half === null && hours > HALF_DAY ? hours - HALF_DAY : hours
}

type Time = { time: number; to: number; isClock: boolean; half: 'am' | 'pm' | null }

function readTime(tokens: readonly Token[], at: number): Time | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) === 'noon' || norm(at) === 'midday')
    return { time: 12, to: at + 1, isClock: true, half: 'pm' }
  if (norm(at) === 'lunch' || norm(at) === 'lunchtime')
    return { time: 12, to: at + 1, isClock: true, half: 'pm' }
  if (norm(at) === 'midnight') return { time: 24, to: at + 1, isClock: true, half: null }
  const word = SMALL_NUMBERS[norm(at)]
  const digits = tokens[at]?.kind === 'number' ? Number(norm(at)) : Number.NaN
  const hour = word ?? digits
  if (!Number.isInteger(hour) || hour < 0 || hour > 24) return null
  let [time, to, isClock] = [hour, at + 1, false]
  if (norm(to) === ':' && tokens[to + 1]?.kind === 'number') {
    time += Number(norm(to + 1)) / 60
    to += 2
    isClock = true
  }
  const half = readHalf(tokens, to)
  if (half === null) return { time, to, isClock, half: null }
  const isAfternoon = half.half === 'pm' && time < HALF_DAY
  return { time: isAfternoon ? time + HALF_DAY : time, to: half.to, isClock: true, half: half.half }
}

function readHalf(tokens: readonly Token[], at: number): { half: 'am' | 'pm'; to: number } | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) === 'am' || norm(at) === 'pm')
    return { half: norm(at) === 'am' ? 'am' : 'pm', to: at + 1 }
  const isSpelled =
    (norm(at) === 'a' || norm(at) === 'p') && norm(at + 1) === '.' && norm(at + 2) === 'm'
  return isSpelled
    ? { half: norm(at) === 'a' ? 'am' : 'pm', to: norm(at + 3) === '.' ? at + 4 : at + 3 }
    : null
}
