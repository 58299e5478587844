import type { AdminConversationView } from '#contract/admin.ts'
import { formatCallDay, formatSpan } from '#site/admin/format-call-time.ts'
import { formatDay, formatTime } from '#site/admin/format-moment.ts'
import { describeStanding } from '#site/admin/parts/booking-words.ts'

type Booking = AdminConversationView['bookings'][number]

/** The calls of this conversation, newest first; each that is more than an offered calendar leads to its brief. */
export function ConversationBookings({
  conversationView,
}: {
  conversationView: AdminConversationView
}) {
  const { bookings, booking_reason } = conversationView
  return (
    <section aria-labelledby="bookings-heading">
      <h3 id="bookings-heading" className="pb-2 font-bold">
        Calls
      </h3>
      {bookings.length === 0 ? (
        <p className="text-small text-soft">No calendar was offered yet.</p>
      ) : null}
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id} className="border-t border-line py-2 text-small">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-medium">{describeCall(booking)}</span>
              {isMerelyOffered(booking) ? null : (
                <a
                  className="link ml-auto inline-flex min-h-6 items-center"
                  href={`/admin/brief?booking=${booking.id}`}
                >
                  Open the brief<span className="sr-only"> of {describeCall(booking)}</span>
                </a>
              )}
            </p>
            <p className="label">{describeCourse(booking)}</p>
          </li>
        ))}
      </ul>
      {booking_reason ? (
        <p className="label mt-1">
          {booking_reason === 'qualified'
            ? 'Offered because the conversation qualified'
            : 'Offered because the visitor asked for a call'}
        </p>
      ) : null}
    </section>
  )
}

function describeCall(booking: Booking): string {
  const { starts_at, ends_at } = booking
  const standing = describeStanding(booking)
  if (starts_at === null) return standing
  const time = formatSpan({ startsAt: starts_at, endsAt: ends_at })
  return `${standing}: ${formatCallDay(starts_at)}, ${time}`
}

function describeCourse({ created_at, updated_at, moves, provider }: Booking): string {
  const moved = moves === 0 ? '' : moves === 1 ? 'moved once' : `moved ${moves} times`
  const changed =
    updated_at === created_at ? '' : `changed ${formatDay(updated_at)}, ${formatTime(updated_at)}`
  return [
    `offered ${formatDay(created_at)}, ${formatTime(created_at)}`,
    moved,
    changed,
    provider === 'calendly' ? 'in Calendly' : 'in our scheduler',
  ]
    .filter(Boolean)
    .join(' · ')
}

function isMerelyOffered({ status }: Booking): boolean {
  return status === 'offered' || status === 'opened'
}
