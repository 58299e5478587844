import { useEffect, useRef, useState } from 'react'
import { site } from '#content/site.ts'
import { Button } from '#site/components/Button.tsx'
import type { OnlyElements } from '#site/components/only-elements.ts'
import { AppointmentCard } from '#site/islands/chat/calendar/AppointmentCard.tsx'
import type { SchedulingReport } from '#site/islands/chat/calendar/accept-scheduling-message.ts'
import { type Calendar, isOwnCalendar } from '#site/islands/chat/calendar/judge-calendar.ts'
import { SchedulingFrame } from '#site/islands/chat/calendar/SchedulingFrame.tsx'
import {
  buildSchedulingFrameUrl,
  type FramePrefill,
} from '#site/islands/chat/calendar/scheduling-frame-url.ts'
import type { CalendarControl } from '#site/islands/chat/calendar/use-calendar.ts'

type CalendarShellProps = {
  /** Whose calendar it is, when not the site's own. */
  host: string | null

  /** The visitor opened it here and now, by a control that is gone. */
  takesFocus: boolean
  onClose: () => void
  children: OnlyElements
}

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

/** A calendar that the visitor closed, or that waits for a click. */
function ClosedCalendar({ onOpen }: { onOpen: () => void }) {
  return (
    <div className="card mt-3 flex max-w-lg flex-wrap max-sm:-ml-15 items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <p className="text-small text-soft">
        {`${site.callMinutes} minutes with one of our people, when it suits you.`}
      </p>
      <Button look="secondary" className="button-small" onClick={onOpen}>
        Pick a time
      </Button>
    </div>
  )
}

/** The way out stands before the calendar: the keyboard need not pass through another party's page to it. */
function CalendarShell({ host, takesFocus, onClose, children }: CalendarShellProps) {
  const shell = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    shell.current?.focus({ preventScroll: true })
    shell.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])

  return (
    <section
      ref={shell}
      tabIndex={-1}
      aria-label="Calendar"
      className="card relative mt-3 overflow-hidden -outline-offset-2 max-sm:-ml-15"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-4">
        <p className="text-small text-soft">
          {host === null ? 'Calendar' : `Calendar, from ${host}`}
        </p>
        <button
          type="button"
          className="link inline-flex min-h-11 cursor-pointer items-center text-small"
          onClick={onClose}
        >
          Not now
        </button>
      </div>
      {children}
    </section>
  )
}
