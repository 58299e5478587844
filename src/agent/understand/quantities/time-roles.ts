import { DURATION_WORDS, START_WORDS, TOTAL_WORDS } from '#agent/lexicon/role-words.ts'
import { TIME_UNITS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { isAmount, isDailyUnit, isShiftCount } from '#agent/understand/quantities/amounts.ts'
import { isSitesEach } from '#agent/understand/quantities/each-site.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Figures, Role } from '#agent/understand/quantities/roles.ts'
import { findSubject, followsEach } from '#agent/understand/quantities/subjects.ts'
import { isNear } from '#agent/understand/quantities/surroundings.ts'
import { isItemTime } from '#agent/understand/quantities/volumes.ts'

/** What an amount of time is: effort of all, of one, for a site, or for an item; or how often, how long, when. */
export function readTimeRole(figures: Figures, mention: Mention): Role {
  if (isDayCount(figures, mention)) return 'period'
  if (isDuration(figures, mention)) return 'duration'
  if (isStart(figures, mention)) return 'start'
  if (isWorkingTime(figures, mention)) return 'duration'
  if (isItemTime(figures, mention)) return 'time_item'
  if (mention.per.site || isSitesEach(figures, mention) || isOfShift(figures, mention))
    return 'hours_site'
  return isOfOne(figures, mention) ? 'hours_each' : 'hours_all'
}

/** "open since 12 years", "a 3 day turnaround": how long something lasts or lasted. */
const isDuration = (figures: Figures, mention: Mention) =>
  mention.per.week === null && isNear(figures, mention, DURATION_WORDS, 3)

const LONG_UNITS = toWordSet('weeks week wks days')

/** "within two weeks". */
function isStart({ tokens, asked }: Figures, { from, unit, per }: Mention): boolean {
  if (!LONG_UNITS.has(unit ?? '')) return false
  const isAfterStart = per.week === null && START_WORDS.has(tokens[from - 1]?.norm ?? '')
  return isAfterStart || asked.includes('timeline')
}

const WORKING_TIMES = toWordSet('week shift day shifts weeks days')

/** "a 30 hour week", "an 8 hour shift" say how long people work at all. */
const isWorkingTime = ({ tokens }: Figures, mention: Mention) =>
  isAmount(mention) &&
  mention.per.week === null &&
  WORKING_TIMES.has(tokens[mention.to]?.norm ?? '')

/** More shifts a week than any rota has. */
const SHIFTS_MAX = 60
const WEEK_DAYS_MAX = 7
const DAY_UNITS = toWordSet('days day nights shifts evenings mornings')

/** "five days a week" beside "two hours a day" says how often. */
function isDayCount({ mentions }: Figures, mention: Mention): boolean {
  const { kind, per, value } = mention
  const unit = mention.unit ?? ''
  if (kind !== 'time' || !DAY_UNITS.has(unit)) return false
  if (per.week !== null && per.week !== 1) return false
  const days = Math.round(value / (TIME_UNITS[unit] ?? 8))
  const isShifts = unit === 'shifts' || unit === 'nights'
  if (days < 2 || days > (isShifts ? SHIFTS_MAX : WEEK_DAYS_MAX)) return false
  return mentions.some((other) => other !== mention && (isTimeOfDay(other) || isShiftCount(other)))
}

/** Time that is told of a day, or of no period yet. */
const isTimeOfDay = (mention: Mention) =>
  mention.kind === 'time' &&
  (mention.per.isDay || isDailyUnit(mention) || (isAmount(mention) && mention.per.week === null))

/** "an hour per shift", where the shifts were counted. */
function isOfShift({ tokens, mentions }: Figures, { from, to, per }: Mention): boolean {
  const isPerShift = tokens.slice(from, to).some(({ norm }) => norm === 'shift') && !per.person
  return isPerShift && mentions.some((one) => isShiftCount(one))
}

/** "16 hours combined". What is told of a day is each one's, whatever else is summed up. */
function isTotal(figures: Figures, mention: Mention): boolean {
  if (isDailyUnit(mention) || mention.unit === 'weekday') return false
  return isNear(figures, mention, TOTAL_WORDS, 8)
}

/** One person's time: "each", "every clerk", a single subject, or an amount that only one person can spend in a day. */
function isOfOne(figures: Figures, mention: Mention): boolean {
  if (mention.per.person) return true
  if (isTotal(figures, mention)) return false
  const subject = findSubject(figures, mention)
  if (subject?.isEach || subject?.count === 1 || followsEach(figures, mention)) return true
  const groups = figures.workers.filter(({ isCounted }) => isCounted)
  const hasSubject = groups.length > 0 && (subject !== null || groups.length === 1)
  return hasSubject && (isByDay(mention) || isEvent(figures, mention))
}

const SINGLE_DAYS = toWordSet('day days weekday morning afternoon')

const isByDay = (mention: Mention) =>
  mention.per.isDay || isDailyUnit(mention) || SINGLE_DAYS.has(mention.unit ?? '')

/** "every other Friday six hours": those who are there spend it each. */
function isEvent({ mentions }: Figures, { per }: Mention): boolean {
  if (per.isEvent) return true
  if (per.week !== null) return false
  return mentions.some(
    ({ kind, unit, value }) => kind === 'schedule' && !(unit === 'days' && value > 1),
  )
}
