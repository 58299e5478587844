import type { ManagedBooking } from '#contract/bookings.ts'
import { describeStatus, isUpcoming } from '#domain/booking-status.ts'
import type { Deps } from '#server/deps.ts'
import { composeCalendarLinks } from '#server/features/bookings/calendar-links.ts'
import {
  type EmbeddedBooking,
  findManagedBooking,
} from '#server/features/bookings/find-managed-booking.ts'
import { composeCalendarFile } from '#server/features/bookings/mail/calendar-file.ts'
import { readCalendarKey, readManageKey } from '#server/features/conversations/manage-key.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** One embedded booking for the holder of its key. */
export async function readManagedBooking(deps: ReadDeps, key: string): Promise<ManagedBooking> {
  const bookingId = readManageKey(deps.config.authSecret, key)
  return toManagedBooking(deps, await findManagedBooking(deps.db, bookingId))
}

/** The .ics of a booking. Its key stands in addresses, so the file says no more than when and where. */
export async function readCalendarFile(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  key: string,
): Promise<string> {
  const bookingId = readCalendarKey(config.authSecret, key)
  return composeCalendarFile(config, await findManagedBooking(db, bookingId), 'anyone')
}

export function toManagedBooking(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  booking: EmbeddedBooking,
): ManagedBooking {
  const now = clock()
  return {
    status: describeStatus(booking, now),
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    timeZone: booking.timeZone,
    name: booking.name,
    email: booking.email,
    company: booking.company,
    joinUrl: booking.joinUrl,
    canChange: isUpcoming(booking.status) && booking.startsAt > now,
    calendarLinks: composeCalendarLinks(config, booking),
  }
}
