import { CYCLES, ORDINARY_WORDS } from '#agent/lexicon/figure-words.ts'
import { PERIODS_A_WEEK } from '#agent/lexicon/units.ts'
import { toTable } from '#agent/lexicon/word-set.ts'
import { createSchedule, type Mention } from '#agent/understand/quantities/mention.ts'
import { readPer } from '#agent/understand/quantities/periods.ts'
import { readNumber } from '#agent/understand/quantities/read-number.ts'
import { readWeekdays } from '#agent/understand/quantities/weekdays.ts'
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
