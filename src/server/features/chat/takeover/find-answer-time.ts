import { Temporal } from 'temporal-polyfill'
import type { OpenHours } from '#domain/office-hours.ts'
import type { Env } from '#server/platform/env.ts'

type Office = Pick<Env, 'bookingHours' | 'bookingTimeZone' | 'bookingHolidays'>

/** Beyond this, no day is promised. */
const HORIZON_DAYS = 60

/** When the hours begin in which a person answers: those that last now, or the next ones. Null when there are none. */
export function findAnswerTime(office: Office, now: Date): Date | null {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const today = instant.toZonedDateTimeISO(office.bookingTimeZone).toPlainDate()
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const date = today.add({ days: ahead })
    const next = listHours(office, date)
      .map((hours) => placeHours(hours, date, office.bookingTimeZone))
      .find(({ closesAt }) => closesAt > now)
    if (next) return next.opensAt
  }
  return null
}

function listHours(office: Office, date: Temporal.PlainDate): readonly OpenHours[] {
  if (office.bookingHolidays.includes(date.toString())) return []
  return office.bookingHours[date.dayOfWeek - 1] ?? []
}

function placeHours({ opens, closes }: OpenHours, date: Temporal.PlainDate, timeZone: string) {
  const place = (time: string) => {
    const zoned = date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    return new Date(zoned.epochMilliseconds)
  }
  return { opensAt: place(opens), closesAt: place(closes) }
}
