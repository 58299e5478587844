import type { AdminBooking } from '#contract/admin-bookings.ts'
import { BookingStatusBadge } from '#site/admin/bookings/BookingStatusBadge.tsx'
import { BookingTime } from '#site/admin/bookings/BookingTime.tsx'
import { isAwaitingOutcome, nameVisitor } from '#site/admin/parts/booking-words.ts'
import { describeDistance } from '#site/admin/parts/format-call-time.ts'

type Props = { booking: AdminBooking; nowMs: number }

export function BookingRow({ booking, nowMs }: Props) {
  const isOver = isAwaitingOutcome(booking, nowMs)
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(13rem,4fr)_minmax(0,6fr)_11.5rem]">
      <BookingTime booking={booking} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere" dir="auto">
            {nameVisitor(booking)}
          </span>
          <BookingStatusBadge booking={booking} />
        </p>
        <p className="label mt-1 flex flex-wrap gap-x-4">
          {listNotes(booking, nowMs).map((note) => (
            <span key={note} className="wrap-anywhere">
              {note}
            </span>
          ))}
        </p>
        {isOver ? (
          <p className="mt-1 text-small text-warn">
            Over.{' '}
            <a className="link" href={`/admin/brief?booking=${booking.id}`}>
              Say what became of it
            </a>
          </p>
        ) : null}
      </div>
      <p className="flex flex-wrap items-start gap-x-5 text-small md:justify-end">
        <a
          className="link inline-flex min-h-11 items-center"
          href={`/admin/brief?booking=${booking.id}`}
        >
          Brief<span className="sr-only">{` for ${nameVisitor(booking)}`}</span>
        </a>
        {booking.conversation_id ? (
          <a
            className="link inline-flex min-h-11 items-center"
            href={`/admin/dashboard?conversation=${booking.conversation_id}`}
          >
            Conversation<span className="sr-only">{` with ${nameVisitor(booking)}`}</span>
          </a>
        ) : (
          <span className="inline-flex min-h-11 items-center text-soft">No conversation</span>
        )}
      </p>
    </li>
  )
}

const REASONS = { qualified: 'qualified', requested: 'asked for the call' } as const

function listNotes(booking: AdminBooking, nowMs: number): string[] {
  const { email, lead_score, booking_reason, moves, status, created_at, was_score_right } = booking
  const claim = status === 'claimed' || status === 'expired'
  const judged =
    was_score_right === null ? '' : was_score_right ? 'score was right' : 'score was wrong'
  return [
    email,
    lead_score === null ? '' : `Fit ${lead_score}`,
    booking_reason === null ? '' : REASONS[booking_reason],
    moves === 0 ? '' : moves === 1 ? 'moved once' : `moved ${moves} times`,
    claim ? `a browser said so ${describeDistance(created_at, nowMs)}` : '',
    judged,
  ].filter(Boolean)
}
