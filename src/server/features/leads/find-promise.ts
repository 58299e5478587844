import { findReplyDue } from '#domain/lead-reply-due.ts'
import type { ServerConfig } from '#server/deps.ts'

type Office = Pick<ServerConfig, 'bookingHours' | 'bookingTimeZone' | 'bookingHolidays'>

/** The end of the promised time for a reply to a request made at that time. */
export function findPromise(config: Office, askedAt: Date): Date | null {
  const { bookingHours, bookingTimeZone, bookingHolidays } = config
  const office = { hours: bookingHours, timeZone: bookingTimeZone, holidays: bookingHolidays }
  return findReplyDue(office, askedAt)
}
