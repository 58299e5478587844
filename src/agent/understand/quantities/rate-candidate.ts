import { LOADED_WORDS, ON_TOP_WORDS } from '#agent/lexicon/role-words.ts'
import { WEEK_HOURS, WORKDAY_HOURS, YEAR_HOURS, YEAR_WEEKS } from '#agent/lexicon/units.ts'
import { averageMentions, type Candidate } from '#agent/understand/quantities/candidate.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { isDayRate } from '#agent/understand/quantities/money-roles.ts'
import { listByRole, type RoledFigures } from '#agent/understand/quantities/roles.ts'
import { isNear } from '#agent/understand/quantities/surroundings.ts'

/** Dollars an hour: as said, or from pay by the day, month, or year (2,080 hours, `tests/evals/README.md`). */
export function readRate(figures: RoledFigures): Candidate | null {
  const onTop = 1 + readOnTop(figures)
  const rates = listByRole(figures, 'rate')
  if (rates.length > 0)
    return averageMentions('hourly_rate', chooseLoaded(figures, rates), (value) => value * onTop)
  const pay = listByRole(figures, 'salary')
  const [first] = pay
  if (first === undefined) return null
  const candidate = averageMentions(
    'hourly_rate',
    pay,
    (value, mention) => (value * onTop) / countPaidHours(figures, mention),
  )
  // The pay of several people together, or of a year that was read as an hour.
  if (candidate.value > HIGHEST_PAY) return null
  const period = { value: countPaidHours(figures, first), unit: 'hours' }
  return { ...candidate, workings: [[{ value: first.value, unit: 'dollars' }, period]] }
}

/** Dollars an hour that no office work is paid by the year. */
const HIGHEST_PAY = 150

/** Of wage and loaded cost the loaded one counts: named so, or the higher of the two. */
function chooseLoaded(figures: RoledFigures, rates: readonly Mention[]): readonly Mention[] {
  if (rates.length < 2) return rates
  const loaded = rates.filter((rate) => isNear(figures, rate, LOADED_WORDS, 6))
  if (loaded.length === 0) return rates
  const highest = Math.max(...loaded.map(({ value }) => value))
  return loaded.length === 1 ? loaded : loaded.filter(({ value }) => value === highest)
}

/** No employer pays more than this on top of a wage, in percent. */
const ON_TOP_MAX = 60

/** "19 an hour and thirty percent on top": what is added to the wage, as a share of it. */
function readOnTop(figures: RoledFigures): number {
  const added = figures.mentions.find(
    (one) =>
      one.kind === 'percent' && one.value <= ON_TOP_MAX && isNear(figures, one, ON_TOP_WORDS, 5),
  )
  return (added?.value ?? 0) / 100
}

/** Dollars without a period from which on they are a year's pay, or else a month's. */
const YEARLY_PAY_LEAST = 12_000
const MONTHLY_PAY_LEAST = 1_500

/** Working hours of the period that is paid; an amount without one is a year's when it is large. */
function countPaidHours(figures: RoledFigures, mention: Mention): number {
  const { per, value } = mention
  if (per.isDay || (per.week === null && isDayRate(figures, mention))) return WORKDAY_HOURS
  if (per.week !== null) return YEAR_HOURS / YEAR_WEEKS / per.week
  if (value >= YEARLY_PAY_LEAST) return YEAR_HOURS
  return value >= MONTHLY_PAY_LEAST ? YEAR_HOURS / 12 : WEEK_HOURS
}
