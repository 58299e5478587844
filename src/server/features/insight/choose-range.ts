import type { InsightRange } from '#contract/admin-insight.ts'
import type { Deps } from '#server/deps.ts'
import { countDays, type DayRange, findDay, shiftDay } from '#server/platform/day-range.ts'
import { AppError } from '#server/platform/errors.ts'

/** Two years and a leap day: what is held in memory for one answer has a bound. */
const LONGEST_DAYS = 731

/** The days that were asked for, today included where no last one is named. */
export function chooseRange(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  asked: InsightRange,
): DayRange {
  const to = asked.to ?? findDay(clock(), config.bookingTimeZone)
  const from = asked.from ?? shiftDay(to, 1 - asked.days)
  const days = countDays({ from, to })
  if (days < 1) throw refuse('from', 'The start date is after the end date.')
  if (days > LONGEST_DAYS) throw refuse('from', 'Choose two years at most.')
  return { from, to }
}

function refuse(field: string, message: string): AppError {
  return new AppError('invalid_request', message, { [field]: message })
}
