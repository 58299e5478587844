import { WEEKDAYS, WORKDAY_HOURS } from '#agent/lexicon/units.ts'
import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import {
  create,
  createSchedule,
  type Mention,
  NO_PER,
} from '#agent/understand/quantities/mention.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

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
    if (WEEKDAYS[norm(next)] === undefined || next === to) break
    count += 1
    to = next + 1
  }
  return { count, to }
}
