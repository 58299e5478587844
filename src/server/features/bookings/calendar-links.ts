import type { CalendarLinks } from '#contract/bookings.ts'
import type { ServerConfig } from '#server/deps.ts'
import { describeCall } from '#server/features/bookings/mail/describe-call.ts'
import { composeCalendarKey } from '#server/features/conversations/manage-key.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'

const GOOGLE = 'https://calendar.google.com/calendar/render'
const OUTLOOK = 'https://outlook.live.com/calendar/0/deeplink/compose'

/** Without the manage key: whatever stands in these addresses, the other calendar's logs keep. */
export function composeCalendarLinks(
  config: Pick<ServerConfig, 'siteUrl' | 'authSecret'>,
  booking: BookingRow,
): CalendarLinks {
  const { startsAt, endsAt, title, description } = describeCall(config, booking, 'anyone')
  const location = booking.joinUrl ?? ''
  const file = composeQuery('/api/booking/calendar.ics', {
    key: composeCalendarKey(config.authSecret, booking.id),
  })
  const google = composeQuery(GOOGLE, {
    action: 'TEMPLATE',
    text: title,
    dates: `${toBasicFormat(startsAt)}/${toBasicFormat(endsAt)}`,
    details: description,
    location,
  })
  const outlook = composeQuery(OUTLOOK, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    body: description,
    location,
  })
  return { google, outlook, file }
}

/** Spaces as %20: Outlook shows the plus signs of `URLSearchParams` as they stand. */
function composeQuery(address: string, parameters: Record<string, string>): string {
  const pairs = Object.entries(parameters).filter(([, value]) => value !== '')
  return `${address}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

/** "20260309T130000Z", ISO 8601 without separators. */
function toBasicFormat(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}
