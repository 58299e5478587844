import { bookingWords } from '#content/staff/calls.ts'
import { callTimeWords } from '#content/staff/records.ts'
import type { AdminBooking, AdminBookingEvent } from '#contract/admin-bookings.ts'
import { describeTheirTime, formatCallDay, formatSpan } from '#site/admin/parts/format.ts'

type Status = AdminBooking['status']

const STATUSES: Readonly<Record<Status, string>> = bookingWords.statuses
const KINDS: Readonly<Record<string, string>> = bookingWords.kinds

/** Where a booking stands, in words for staff. An outcome says more than that the call was held. */
export function describeStanding({ status, outcome }: Pick<AdminBooking, 'status' | 'outcome'>) {
  if (outcome !== null && status === 'held') return bookingWords.held[outcome]
  return STATUSES[status]
}

/** The same for a status that is stored with a conversation. */
export function describeStoredStatus(status: string | null): string | null {
  const words = Object.entries(STATUSES).find(([known]) => known === status)?.[1]
  return words?.toLowerCase() ?? status
}

export function describeKind({ kind }: Pick<AdminBookingEvent, 'kind'>): string {
  return KINDS[kind] ?? kind
}

/** Who said so, and how far that can be trusted. */
export function describeTeller(
  { source }: Pick<AdminBookingEvent, 'source'>,
  provider: AdminBooking['provider'],
): string {
  const isCalendly = provider === 'calendly'
  const tellers: Readonly<Record<AdminBookingEvent['source'], string>> = {
    ...bookingWords.tellers,
    provider: isCalendly ? bookingWords.calendly : bookingWords.scheduler,
  }
  return tellers[source]
}

/** What a person who comes is called, as far as anybody said. */
export function nameVisitor({ name, company, email }: AdminBooking): string {
  return [name, company].filter(Boolean).join(', ') || email || bookingWords.noName
}

/** Confirmed, over, and nobody has said what became of it. */
export function isAwaitingOutcome({ status, starts_at }: AdminBooking, nowMs: number): boolean {
  const isConfirmed = status === 'confirmed' || status === 'rescheduled'
  return isConfirmed && starts_at !== null && Date.parse(starts_at) <= nowMs
}

const GOOD = 'border-transparent bg-good-tint text-good'
const WARN = 'border-transparent bg-warn-tint text-warn'
const BAD = 'border-transparent bg-bad-tint text-bad'
const PLAIN = 'border-line text-soft'

const LOOKS: Readonly<Record<AdminBooking['status'], string>> = {
  offered: PLAIN,
  opened: PLAIN,
  claimed: WARN,
  expired: BAD,
  confirmed: GOOD,
  rescheduled: GOOD,
  cancelled: PLAIN,
  no_show: BAD,
  held: 'border-line text-ink',
}

export function BookingStatusBadge({ booking }: { booking: AdminBooking }) {
  return (
    <span
      className={`label inline-flex items-center rounded-control border px-1.5 whitespace-nowrap ${LOOKS[booking.status]}`}
    >
      {describeStanding(booking)}
    </span>
  )
}

/** When, in the reader's zone, and what the visitor's clock shows then. */
export function BookingTime({ booking }: { booking: AdminBooking }) {
  const { starts_at, ends_at, time_zone } = booking
  if (starts_at === null) return <p className="text-soft">{callTimeWords.notSet}</p>
  const theirs = describeTheirTime(starts_at, time_zone)
  return (
    <p>
      <time dateTime={starts_at} className="font-medium whitespace-nowrap tabular-nums">
        {`${formatCallDay(starts_at)}, ${formatSpan({ startsAt: starts_at, endsAt: ends_at })}`}
      </time>
      <span className="label block">
        {theirs === null ? callTimeWords.unknownZone : callTimeWords.forThem(theirs)}
      </span>
    </p>
  )
}
