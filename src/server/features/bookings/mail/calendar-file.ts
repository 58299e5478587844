import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { callMailWords as words } from '#content/pages/booking.ts'
import { site } from '#content/site.ts'
import { bookingMailWords } from '#content/staff/calls.ts'
import type { ServerConfig } from '#server/deps.ts'
import { composeManageKey } from '#server/features/conversations/manage-key.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'
import { toOneLine } from '#server/platform/mail/mail-text.ts'

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

type CallConfig = Pick<ServerConfig, 'siteUrl' | 'authSecret'>
type Call = { startsAt: Date; endsAt: Date; title: string; description: string; url: string | null }

/** `anyone` holds a key that stands in an address: no more than when and where. */
export type CallAudience = 'visitor' | 'staff' | 'anyone'

/** A booking in the words of a calendar entry. Only staff see the brief, only the visitor the manage link. */
export function describeCall(
  config: CallConfig,
  booking: BookingRow,
  audience: CallAudience,
): Call {
  const times = readTimes(booking)
  switch (audience) {
    case 'visitor':
      return { ...times, ...describeForVisitor(config, booking) }
    case 'staff':
      return { ...times, ...describeForStaff(config, booking) }
    case 'anyone':
      return { ...times, ...describeForAnyone(booking) }
  }
}

function describeForAnyone({ joinUrl }: BookingRow) {
  return {
    title: words.title(site.name),
    description: joinUrl ? `Join: ${joinUrl}` : words.later,
    url: null,
  }
}

export function readTimes({ startsAt, endsAt }: BookingRow): { startsAt: Date; endsAt: Date } {
  if (!startsAt) throw new Error('A booking without a time has no calendar entry.')
  return { startsAt, endsAt: endsAt ?? new Date(startsAt.getTime() + site.callMinutes * 60_000) }
}

function describeForVisitor(config: CallConfig, booking: BookingRow) {
  const url = `${config.siteUrl}/booking#${composeManageKey(config.authSecret, booking.id)}`
  const { title, description } = describeForAnyone(booking)
  return { title, description: `${description}\n${words.manageLine(url)}`, url }
}

function describeForStaff(
  { siteUrl }: CallConfig,
  { id, name, email, company, joinUrl }: BookingRow,
) {
  const url = `${siteUrl}/admin/brief?booking=${id}`
  const person = toOneLine([name, company].filter(Boolean).join(', ')) || bookingMailWords.visitor
  const lines = [
    `Brief: ${url}`,
    person,
    email && `Email: ${toOneLine(email)}`,
    joinUrl && `Join: ${joinUrl}`,
  ]
  return { title: `Call: ${person}`, description: lines.filter(Boolean).join('\n'), url }
}
