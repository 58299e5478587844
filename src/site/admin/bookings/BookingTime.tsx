import { callTimeWords } from '#content/staff/records.ts'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import { describeTheirTime, formatCallDay, formatSpan } from '#site/admin/parts/format-moment.ts'

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
