import { Temporal } from 'temporal-polyfill'

export const SLOT_MINUTES = 30
const WORKING_DAYS_AHEAD = 10
/** A salesperson has this long to read up before a call. */
const MINIMUM_NOTICE_HOURS = 4
const SATURDAY = 6

export type OfficeHours = {
  /** "HH:MM-HH:MM" in `bookingTimeZone`. */
  bookingHours: string
  bookingTimeZone: string
}
/** `date` is the firm's day. */
export type WorkingDay = { date: string; startTimes: readonly Date[] }

/** The next ten working days of the firm that still have a slot to offer, with the start of each slot. */
export function listWorkingDays(office: OfficeHours, now: Date): WorkingDay[] {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const earliest = instant.add({ hours: MINIMUM_NOTICE_HOURS })
  const days: WorkingDay[] = []
  let date = instant.toZonedDateTimeISO(office.bookingTimeZone).toPlainDate()
  while (days.length < WORKING_DAYS_AHEAD) {
    const startTimes = isWorkingDay(date) ? listStartTimes(office, date, earliest) : []
    if (startTimes.length > 0) days.push({ date: date.toString(), startTimes })
    date = date.add({ days: 1 })
  }
  return days
}

function isWorkingDay(date: Temporal.PlainDate): boolean {
  return date.dayOfWeek < SATURDAY
}

function listStartTimes(
  { bookingHours, bookingTimeZone }: OfficeHours,
  date: Temporal.PlainDate,
  earliest: Temporal.Instant,
): Date[] {
  const [opens = '', closes = ''] = bookingHours.split('-')
  const opening = date.toPlainDateTime(Temporal.PlainTime.from(opens))
  const closing = date.toPlainDateTime(Temporal.PlainTime.from(closes))
  const startTimes: Date[] = []
  let start = opening
  for (;;) {
    const end = start.add({ minutes: SLOT_MINUTES })
    if (Temporal.PlainDateTime.compare(end, closing) > 0) return startTimes
    const instant = findInstant(start, bookingTimeZone)
    if (instant && Temporal.Instant.compare(instant, earliest) >= 0) {
      startTimes.push(new Date(instant.epochMilliseconds))
    }
    start = end
  }
}

/** Null for a wall-clock time that the spring change skips; the first of the two that autumn repeats. */
function findInstant(wallTime: Temporal.PlainDateTime, timeZone: string): Temporal.Instant | null {
  const zoned = wallTime.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  return zoned.toPlainDateTime().equals(wallTime) ? zoned.toInstant() : null
}
