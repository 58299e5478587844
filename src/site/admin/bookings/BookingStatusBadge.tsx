import type { AdminBooking } from '#contract/admin-bookings.ts'
import { describeStanding } from '#site/admin/parts/booking-words.ts'

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
