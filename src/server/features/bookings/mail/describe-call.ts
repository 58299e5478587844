import { callMailWords as words } from '#content/pages/booking.ts'
import { site } from '#content/site.ts'
import { bookingMailWords } from '#content/staff/calls.ts'
import type { ServerConfig } from '#server/deps.ts'
import { composeManageKey } from '#server/features/conversations/manage-key.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'
import { toOneLine } from '#server/platform/mail/to-one-line.ts'

type Config = Pick<ServerConfig, 'siteUrl' | 'authSecret'>
type Call = { startsAt: Date; endsAt: Date; title: string; description: string; url: string | null }

/** `anyone` holds a key that stands in an address: no more than when and where. */
export type CallAudience = 'visitor' | 'staff' | 'anyone'

/** A booking in the words of a calendar entry. Only staff see the brief, only the visitor the manage link. */
export function describeCall(config: Config, booking: BookingRow, audience: CallAudience): Call {
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

function describeForVisitor(config: Config, booking: BookingRow) {
  const url = `${config.siteUrl}/booking#${composeManageKey(config.authSecret, booking.id)}`
  const { title, description } = describeForAnyone(booking)
  return { title, description: `${description}\nReschedule or cancel: ${url}`, url }
}

function describeForStaff({ siteUrl }: Config, { id, name, email, company, joinUrl }: BookingRow) {
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
