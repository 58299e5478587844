import { useState } from 'react'
import type { SchedulingReport } from '#site/islands/chat/accept-scheduling-message.ts'
import { BookedNote } from '#site/islands/chat/BookedNote.tsx'
import type { Booking } from '#site/islands/chat/replies/read-view.ts'
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
  const [hadFocus, setHadFocus] = useState(false)

  function handleReport(report: SchedulingReport, hasFocus: boolean) {
    // Whoever confirmed in the frame is left nowhere when it goes; whoever has moved on stays there.
    setHadFocus(hasFocus)
    onBook(report, prefill)
  }

  if (booking) return <BookedNote booking={booking} takesFocus={hadFocus} />
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
  return <SchedulingFrame url={url} isOwn={isOwn} onReport={handleReport} />
}
