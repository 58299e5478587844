import { CYCLES, ORDINARY_WORDS } from '#agent/lexicon/figure-words.ts'
import { PERIODS_A_WEEK, WEEKDAYS, WORKDAY_HOURS } from '#agent/lexicon/units.ts'
import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import {
  create,
  createSchedule,
  type Mention,
  NO_PER,
} from '#agent/understand/quantities/mention.ts'
import { readNumber } from '#agent/understand/quantities/numbers.ts'
import { readPer } from '#agent/understand/quantities/periods.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** How often something is done: "twice a month", "every other Friday", "Mondays and Thursdays", "Monday to Friday". */
export function readSchedule(tokens: readonly Token[], at: number): Mention | null {
  return (
    readSprint(tokens, at) ??
    readTimes(tokens, at) ??
    readWeekdays(tokens, at) ??
    readEnd(tokens, at) ??
    readEvery(tokens, at)
  )
}

/** "a two-week sprint": once in so many weeks. */
function readSprint(tokens: readonly Token[], at: number): Mention | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const number = readNumber(tokens, at)
  if (number === null || number.value < 1) return null
  const unit = norm(number.to) === '-' ? number.to + 1 : number.to
  const week = PERIODS_A_WEEK[norm(unit)]
  if (week === undefined || week > 1 || !CYCLES.has(norm(unit + 1))) return null
  return createSchedule(1, week / number.value, [at, unit + 2], 'every')
}

const TIMES_WORDS = toTable<number>({ once: 1, twice: 2, thrice: 3 })

/** "twice a day", "3 times a week", "2x a month". */
function readTimes(tokens: readonly Token[], at: number): Mention | null {
  const word = TIMES_WORDS[tokens[at]?.norm ?? '']
  const number = word === undefined ? readNumber(tokens, at) : { value: word, to: at + 1 }
  if (number === null) return null
  const isTimes =
    word !== undefined || ['times', 'x', 'time'].includes(tokens[number.to]?.norm ?? '')
  if (!isTimes) return null
  const to = word === undefined ? number.to + 1 : number.to
  const per = readPer(tokens, to)
  if (per === null || per.per.week === null) return null
  return { ...createSchedule(number.value, per.per.week, [at, per.to], 'times'), per: per.per }
}

/** "month end", "at the end of the quarter", "the monthly close": once in that period. */
function readEnd(tokens: readonly Token[], at: number): Mention | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isEnd =
    ['end', 'close', 'start', 'beginning', 'first', 'last'].includes(norm(at)) &&
    norm(at + 1) === 'of'
  if (isEnd) {
    const article = ['the', 'each', 'every', 'a'].includes(norm(at + 2)) ? 1 : 0
    const week = PERIODS_A_WEEK[norm(at + 2 + article)]
    return week === undefined || week > 1
      ? null
      : createSchedule(1, week, [at, at + 3 + article], 'every')
  }
  const week = PERIODS_A_WEEK[norm(at)]
  const dash = norm(at + 1) === '-' ? 1 : 0
  if (week === undefined || week >= 1 || !['end', 'close'].includes(norm(at + 1 + dash)))
    return null
  return createSchedule(1, week, [at, at + 2 + dash], 'every')
}

/** "every day", "each month", "every two weeks", "daily" where no figure stands before them. */
function readEvery(tokens: readonly Token[], at: number): Mention | null {
  const norm = tokens[at]?.norm ?? ''
  const ordinary = readOrdinary(tokens, at)
  if (ordinary !== null) return ordinary
  if (norm === 'weekdays') return createSchedule(5, 1, [at, at + 1], 'days')
  const isAdverb = norm in PERIODS_A_WEEK && /ly$/.test(norm)
  if (!['every', 'each', 'per', 'a'].includes(norm) && !isAdverb) return null
  const per = readPer(tokens, at)
  // "each shift" says where, not when.
  const isShift = tokens[per === null ? at : per.to - 1]?.norm === 'shift'
  if (per === null || per.per.week === null || norm === 'a' || isShift) return null
  return { ...createSchedule(1, per.per.week, [at, per.to], 'every'), per: per.per }
}

/** "on a normal day": each day. */
function readOrdinary(tokens: readonly Token[], at: number): Mention | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (!['on', 'in'].includes(norm(at)) || norm(at + 1) !== 'a' || !ORDINARY_WORDS.has(norm(at + 2)))
    return null
  const per = readPer(tokens, at + 1)
  return per === null || per.per.week === null
    ? null
    : { ...createSchedule(1, per.per.week, [at, per.to], 'every'), per: per.per }
}

/** Half a working day, or an evening's work, in hours. */
const PART_HOURS = toTable<number>({
  morning: 4,
  mornings: 4,
  afternoon: 4,
  afternoons: 4,
  evening: 3,
  evenings: 3,
})

/**
 * "Mon-Fri" is five days a week, "Tuesdays and Thursdays" two, "every other Friday" half a day a week, "all of Monday"
 * and "Friday mornings" an amount of time.
 */
export function readWeekdays(tokens: readonly Token[], at: number): Mention | null {
  const { start, rate, isWhole } = readLead(tokens, at)
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (WEEKDAYS[norm(start)] === undefined) return null
  const range = countDayRange(tokens, start)
  if (range !== null) return createSchedule(range, 1, [at, start + 3], 'days')
  const { count, to } = countListedDays(tokens, start)
  const hours = PART_HOURS[norm(to)]
  if (hours !== undefined) {
    const mention = create('time', hours * count, [at, to + 1], { unit: 'part of day' })
    return { ...mention, per: { ...NO_PER, week: rate } }
  }
  if (!isWhole) return createSchedule(count, rate, [at, to], 'weekdays')
  const mention = create('time', WORKDAY_HOURS * count, [at, to], { unit: 'weekday' })
  return { ...mention, per: { ...NO_PER, week: rate, isEvent: true } }
}

/** Where the first day stands, how often in a week it is meant, and whether the whole of it is. */
type Lead = { start: number; rate: number; isWhole: boolean }

const LEADS = toWordSet('every each on all')
const WHOLE = toWordSet('whole entire full')

function readLead(tokens: readonly Token[], at: number): Lead {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) === 'all' && norm(at + 1) === 'of') return { start: at + 2, rate: 1, isWhole: true }
  if (WHOLE.has(norm(at))) return { start: at + 1, rate: 1, isWhole: true }
  let start = LEADS.has(norm(at)) ? at + 1 : at
  const isAlternate = norm(at) === 'every' && ['other', 'second'].includes(norm(start))
  if (isAlternate) start += 1
  if (norm(start) === 'single') start += 1
  return { start, rate: isAlternate ? 1 / 2 : 1, isWhole: false }
}

const RANGE = toWordSet('- to thru through till until')

/** "Mon-Fri": how many days from the first to the last, over the weekend where the last comes before the first. */
function countDayRange(tokens: readonly Token[], at: number): number | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const [first, last] = [WEEKDAYS[norm(at)], WEEKDAYS[norm(at + 2)]]
  if (!RANGE.has(norm(at + 1)) || first === undefined || last === undefined) return null
  return last >= first ? last - first + 1 : last + 8 - first
}

const LIST_JOINTS = toWordSet(', and & or +')

/** "Monday, Wednesday, and Friday" are three. */
function countListedDays(tokens: readonly Token[], at: number): { count: number; to: number } {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  let [count, to] = [1, at + 1]
  while (to < tokens.length) {
    const joint = LIST_JOINTS.has(norm(to)) ? to + 1 : to
    const next = norm(joint) === 'and' ? joint + 1 : joint
    if (WEEKDAYS[norm(next)] === undefined) break
    count += 1
    to = next + 1
  }
  return { count, to }
}
