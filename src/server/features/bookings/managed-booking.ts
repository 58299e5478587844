import { and, eq } from 'drizzle-orm'
import type { BookingView, CalendarLinks, ManagedBooking } from '#contract/bookings.ts'
import { describeStatus, isUpcoming } from '#domain/booking-status.ts'
import type { Deps, ServerConfig } from '#server/deps.ts'
import { composeCalendarFile, describeCall } from '#server/features/bookings/mail/calendar-file.ts'
import {
  composeCalendarKey,
  composeManageKey,
  readCalendarKey,
  readManageKey,
} from '#server/features/conversations/manage-key.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { AppError } from '#server/platform/errors.ts'

/** A call of our own scheduler: it has a time, and somebody who comes. */
export type EmbeddedBooking = BookingRow & { startsAt: Date; endsAt: Date; inviteeUri: string }

/**
 * The booking that a key was read as.
 * @throws AppError the same one for no key, a wrong one, and one whose booking is gone.
 */
export async function findManagedBooking(
  db: Pick<Transaction, 'select'>,
  bookingId: string | null,
): Promise<EmbeddedBooking> {
  const [booking] = bookingId === null ? [] : await selectEmbedded(db, bookingId)
  if (!booking || !isEmbeddedBooking(booking)) {
    throw new AppError('not_found', 'There is no such booking.')
  }
  return booking
}

function selectEmbedded(db: Pick<Transaction, 'select'>, bookingId: string) {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.provider, 'embedded')))
}

function isEmbeddedBooking(booking: BookingRow): booking is EmbeddedBooking {
  return booking.startsAt !== null && booking.endsAt !== null && booking.inviteeUri !== null
}

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

/** A booking as its visitor sees it in the chat. */
export function toBookingView(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  booking: BookingRow,
): BookingView {
  const isOwn = booking.provider === 'embedded' && booking.inviteeUri !== null
  return {
    status: describeStatus(booking, clock()),
    provider: booking.provider,
    scheduledTime: booking.startsAt?.toISOString() ?? null,
    manageKey: isOwn ? composeManageKey(config.authSecret, booking.id) : null,
    joinUrl: booking.joinUrl,
    rescheduleUrl: booking.rescheduleUrl,
    cancelUrl: booking.cancelUrl,
  }
}
