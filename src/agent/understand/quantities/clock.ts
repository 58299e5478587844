import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

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
  const isAfterFrom = tokens[at - 1]?.norm === 'from'
  if (!(start.isClock || end.isClock || isAfterFrom)) return null
  if (!start.isClock && !end.isClock && isUnit(tokens[end.to]?.norm)) return null
  return { hours: countHours(start.time, end.time, start.half ?? end.half), to: end.to }
}

const isUnit = (norm: string | undefined) =>
  norm !== undefined &&
  (/^(?:h|hrs?|hours?|min|mins|minutes?|days?|weeks?|people|percent)$/.test(norm) ||
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
