import { useState } from 'react'
import type { Booking } from '#site/islands/chat/chat-state.ts'
import { formatMoment } from '#site/islands/chat/format-time.ts'
import { SchedulingFrame } from '#site/islands/chat/SchedulingFrame.tsx'
import {
  buildSchedulingFrameUrl,
  type FramePrefill,
} from '#site/islands/chat/scheduling-frame-url.ts'
import type { BookCall } from '#site/islands/chat/use-booking.ts'

type BookingWidgetProps = {
  calendlyUrl: string
  prefill: FramePrefill
  /** After a reload another party's calendar waits for a click: no request leaves the site unasked. */
  isRestored: boolean
  booking: Booking | null
  onBook: BookCall
}

export function BookingWidget(props: BookingWidgetProps) {
  const { calendlyUrl, prefill, isRestored, booking, onBook } = props
  const url = buildSchedulingFrameUrl(calendlyUrl, prefill, location)
  const isOwn = url?.origin === location.origin
  const [isOpen, setIsOpen] = useState(!isRestored || isOwn)

  if (booking) return <BookedNote booking={booking} />
  if (!url) return <p className="mt-3 text-bad">The calendar's address is not a web address.</p>
  if (!isOpen) {
    return (
      <button
        type="button"
        className="button button-secondary mt-3"
        onClick={() => setIsOpen(true)}
      >
        Open the calendar
      </button>
    )
  }
  return (
    <SchedulingFrame url={url} isOwn={isOwn} onReport={(report) => void onBook(report, prefill)} />
  )
}

function BookedNote({ booking }: { booking: Booking }) {
  return (
    <div className="card mt-3 max-w-lg border-l-2 border-l-good px-5 py-4">
      <p className="font-medium">Your call is booked.</p>
      <p className="text-small text-soft">
        {booking.scheduledTime === null ? (
          'The invitation in your mail has the time.'
        ) : (
          <time dateTime={booking.scheduledTime}>{formatMoment(booking.scheduledTime)}</time>
        )}
      </p>
    </div>
  )
}
