import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import type { BookingStatus } from '#domain/booking-status.ts'
import type { OpenHours } from '#domain/office-hours.ts'
import type { ServerConfig } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import type { Env } from '#server/platform/env.ts'
import { AppError } from '#server/platform/errors.ts'

export const SLOT_MINUTES = 30
const WORKING_DAYS_AHEAD = 10
/** A firm that is closed for longer offers nothing. */
const HORIZON_DAYS = 60

export type Office = Pick<
  Env,
  'bookingHours' | 'bookingTimeZone' | 'bookingHolidays' | 'bookingNoticeHours'
>
/** `date` is the firm's day. */
export type WorkingDay = { date: string; startTimes: readonly Date[] }

/** The next ten working days of the firm that still have a slot to offer, with the start of each slot. */
export function listWorkingDays(office: Office, now: Date): WorkingDay[] {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const earliest = instant.add({ hours: office.bookingNoticeHours })
  const today = instant.toZonedDateTimeISO(office.bookingTimeZone).toPlainDate()
  const days: WorkingDay[] = []
  for (let ahead = 0; ahead <= HORIZON_DAYS && days.length < WORKING_DAYS_AHEAD; ahead += 1) {
    const date = today.add({ days: ahead })
    const startTimes = listOpenHours(office, date)
      .flatMap((hours) => listStartTimes(hours, date, office.bookingTimeZone))
      .filter((start) => start.getTime() >= earliest.epochMilliseconds)
    if (startTimes.length > 0) days.push({ date: date.toString(), startTimes })
  }
  return days
}

/** @throws AppError unless the firm offers a call at this time, free or taken. */
export function requireOffered(office: Office, startsAt: Date, now: Date): void {
  const isOffered = listWorkingDays(office, now).some((day) =>
    day.startTimes.some((start) => start.getTime() === startsAt.getTime()),
  )
  if (isOffered) return
  const message = 'This time isn’t available. Pick one from the list.'
  throw new AppError('invalid_request', message, { startsAt: message })
}

function listOpenHours(office: Office, date: Temporal.PlainDate): readonly OpenHours[] {
  if (office.bookingHolidays.includes(date.toString())) return []
  return office.bookingHours[date.dayOfWeek - 1] ?? []
}

function listStartTimes(
  { opens, closes }: OpenHours,
  date: Temporal.PlainDate,
  timeZone: string,
): Date[] {
  const closing = date.toPlainDateTime(Temporal.PlainTime.from(closes))
  const startTimes: Date[] = []
  let start = date.toPlainDateTime(Temporal.PlainTime.from(opens))
  for (;;) {
    const end = start.add({ minutes: SLOT_MINUTES })
    if (Temporal.PlainDateTime.compare(end, closing) > 0) return startTimes
    const instant = findInstant(start, timeZone)
    if (instant) startTimes.push(new Date(instant.epochMilliseconds))
    start = end
  }
}

/** Null for a wall-clock time that the spring change skips; the first of the two that autumn repeats. */
function findInstant(wallTime: Temporal.PlainDateTime, timeZone: string): Temporal.Instant | null {
  const zoned = wallTime.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  return zoned.toPlainDateTime().equals(wallTime) ? zoned.toInstant() : null
}

const MINUTE_MS = 60_000
/** Those that `bookings_no_overlap` guards: the time was or will be spent. A cancelled call gives it back. */
const TAKING: readonly BookingStatus[] = ['confirmed', 'rescheduled', 'held', 'no_show']

/** The moments from a start on that a call occupies, the pause after it included. */
export type Span = { from: Date; until: Date }
type Search = Span & { exceptBookingId: string | null }

/** The time that a call takes from the firm: with the pause after it. */
export function composeSpan(config: Pick<ServerConfig, 'bookingBufferMinutes'>, start: Date): Span {
  const minutes = SLOT_MINUTES + config.bookingBufferMinutes
  return { from: start, until: new Date(start.getTime() + minutes * MINUTE_MS) }
}

/** The embedded bookings that occupy a part of the span. */
export function listBookingsWithin(
  db: Pick<Transaction, 'select'>,
  { from, until, exceptBookingId }: Search,
): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.provider, 'embedded'),
        inArray(bookings.status, [...TAKING]),
        lt(bookings.startsAt, until),
        gt(bookings.blockedUntil, from),
        exceptBookingId === null ? undefined : ne(bookings.id, exceptBookingId),
      ),
    )
}

export function overlaps(span: Span, other: Span): boolean {
  return other.from < span.until && other.until > span.from
}
