import { useState } from 'react'
import { AppointmentCard } from '#site/islands/chat/calendar/AppointmentCard.tsx'
import type { SchedulingReport } from '#site/islands/chat/calendar/accept-scheduling-message.ts'
import { CalendarShell } from '#site/islands/chat/calendar/CalendarShell.tsx'
import { ClosedCalendar } from '#site/islands/chat/calendar/ClosedCalendar.tsx'
import { type Calendar, isOwnCalendar } from '#site/islands/chat/calendar/judge-calendar.ts'
import { SchedulingFrame } from '#site/islands/chat/calendar/SchedulingFrame.tsx'
import {
  buildSchedulingFrameUrl,
  type FramePrefill,
} from '#site/islands/chat/calendar/scheduling-frame-url.ts'
import type { CalendarControl } from '#site/islands/chat/calendar/use-calendar.ts'

type BookingWidgetProps = { calendar: Calendar; prefill: FramePrefill; control: CalendarControl }

/** The calendar, the offer to open it, or the appointment that was made in it. */
export function BookingWidget({ calendar, prefill, control }: BookingWidgetProps) {
  const { entry } = calendar
  const [wasOpened, setWasOpened] = useState(false)
  const [hadFocus, setHadFocus] = useState(false)

  function handleOpen() {
    setWasOpened(true)
    setHadFocus(false)
    control.open(entry)
  }

  function handleReport(report: SchedulingReport, hasFocus: boolean) {
    // Whoever confirmed in the frame is left nowhere when it goes; whoever has moved on stays there.
    setHadFocus(hasFocus)
    control.book(report, prefill)
  }

  if (calendar.standing === 'appointment') {
    const { appointment } = calendar
    return <AppointmentCard {...{ appointment, takesFocus: hadFocus, onPickAgain: handleOpen }} />
  }
  if (calendar.standing === 'closed') return <ClosedCalendar onOpen={handleOpen} />
  const { calendlyUrl, ...tracking } = entry.metadata
  const url = buildSchedulingFrameUrl(calendlyUrl ?? '', { prefill, tracking }, location)
  if (!url) return <p className="mt-3 text-bad">The calendar's address is not a web address.</p>
  const isOwn = isOwnCalendar(url.href)
  return (
    <CalendarShell
      host={isOwn ? null : url.hostname}
      takesFocus={wasOpened}
      onClose={() => control.close(entry)}
    >
      <SchedulingFrame
        url={url}
        isOwn={isOwn}
        onDrawn={() => control.noteDrawn(entry)}
        onReport={handleReport}
      />
    </CalendarShell>
  )
}
