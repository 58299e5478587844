import { useEffect, useRef } from 'react'
import { formatMoment } from '#site/islands/chat/format-time.ts'
import type { Booking } from '#site/islands/chat/replies/read-view.ts'

type BookedNoteProps = { booking: Booking; takesFocus: boolean }

/** Stands where the calendar stood. */
export function BookedNote({ booking, takesFocus }: BookedNoteProps) {
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (takesFocus) note.current?.focus()
  }, [takesFocus])

  return (
    <div
      ref={note}
      tabIndex={-1}
      className="card mt-3 max-w-lg -outline-offset-2 border-l-2 border-l-good px-5 py-4"
    >
      <p className="font-medium">Your call is booked.</p>
      <p className="text-small text-soft">
        {booking.scheduledTime === null ? (
          'The calendar reported the booking, at the time you picked there.'
        ) : (
          <time dateTime={booking.scheduledTime}>{formatMoment(booking.scheduledTime)}</time>
        )}
      </p>
    </div>
  )
}
