import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { site } from '#content/site.ts'
import type { ServerConfig } from '#server/deps.ts'
import { type CallAudience, describeCall } from '#server/features/bookings/mail/describe-call.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'

type Config = Pick<ServerConfig, 'siteUrl' | 'authSecret' | 'mailFrom'>

/**
 * The booking as an iCalendar file. A visitor is invited by mail, so that the mail program moves and removes the
 * entry by itself; staff, and whoever downloads it, get it published: nobody answers an own invitation.
 */
export function composeCalendarFile(
  config: Config,
  booking: BookingRow,
  audience: CallAudience,
): string {
  const calendar = ical({
    prodId: { company: site.name, product: 'Calls', language: 'EN' },
    method: chooseMethod(booking, audience),
  })
  calendar.createEvent(composeEvent(config, booking, audience))
  return `${calendar.toString()}\r\n`
}

function chooseMethod(booking: BookingRow, audience: CallAudience): ICalCalendarMethod {
  if (booking.status === 'cancelled') return ICalCalendarMethod.CANCEL
  return audience === 'visitor' ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
}

/** Times are in UTC: one call is one instant, and every calendar shows it in its owner's zone. */
function composeEvent(config: Config, booking: BookingRow, audience: CallAudience): ICalEventData {
  const isCancelled = booking.status === 'cancelled'
  const call = describeCall(config, booking, audience)
  return {
    id: booking.id,
    sequence: booking.moves + (isCancelled ? 1 : 0),
    stamp: booking.updatedAt,
    start: call.startsAt,
    end: call.endsAt,
    summary: call.title,
    description: call.description,
    location: booking.joinUrl,
    url: call.url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: site.name, email: config.mailFrom ?? site.email.contact },
    attendees: audience === 'visitor' && booking.email ? [inviteVisitor(booking)] : [],
  }
}

/**
 * Already accepted: the visitor picked the time, and is not asked again. Without the name: anybody can book
 * with somebody else's address, and must not make us carry words there.
 */
function inviteVisitor({ email }: BookingRow) {
  return { email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }
}
