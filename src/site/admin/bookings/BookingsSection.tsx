import type { AdminBooking } from '#contract/admin-bookings.ts'
import { BookingRow } from '#site/admin/bookings/BookingRow.tsx'

type Props = {
  headingId: string
  title: string
  note?: string
  bookings: readonly AdminBooking[]
  nowMs: number
  /** Said where the list is empty. */
  nothing?: string
}

export function BookingsSection({ headingId, title, note, bookings, nowMs, nothing }: Props) {
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className="text-h3">
        {title}
      </h2>
      {note ? <p className="mt-1 max-w-measure text-small text-soft">{note}</p> : null}
      {bookings.length === 0 ? <p className="mt-3 text-small text-soft">{nothing}</p> : null}
      {bookings.length > 0 ? (
        <ul className="ledger mt-3">
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} nowMs={nowMs} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
