import type { AdminBooking } from '#contract/admin-bookings.ts'
import { BookingStatusBadge } from '#site/admin/bookings/BookingStatusBadge.tsx'
import { BookingTime } from '#site/admin/bookings/BookingTime.tsx'

/** The calls of one person, newest first; each leads to its brief. */
export function LeadBookings({ bookings }: { bookings: readonly AdminBooking[] }) {
  return (
    <section aria-labelledby="calls-heading">
      <h3 id="calls-heading" className="pb-2 font-bold">
        Calls
      </h3>
      {bookings.length === 0 ? (
        <p className="border-t border-line py-2 text-small text-soft">No call was booked yet.</p>
      ) : null}
      <ul>
        {bookings.map((booking) => (
          <li
            key={booking.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-t border-line py-2 text-small"
          >
            <BookingTime booking={booking} />
            <a
              className="link inline-flex min-h-6 items-center"
              href={`/admin/brief?booking=${booking.id}`}
            >
              Brief
            </a>
            <p>
              <BookingStatusBadge booking={booking} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
