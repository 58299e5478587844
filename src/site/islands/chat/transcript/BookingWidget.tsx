import { useEffect, useRef, useState } from 'react'
import { callCardWords } from '#content/chat/cards.ts'
import { site } from '#content/site.ts'
import { Button } from '#site/components/Button.tsx'
import type { OnlyElements } from '#site/components/only-elements.ts'
import { type Calendar, isOwnCalendar } from '#site/islands/chat/state/booking-state.ts'
import { useSay } from '#site/islands/chat/state/use-say.ts'
import { type Appointment, describeAppointment } from '#site/islands/chat/transcript/appointment.ts'
import {
  formatFullDay,
  formatTimeSpan,
  nameZone,
} from '#site/islands/chat/transcript/format-time.ts'
import {
  SchedulingFrame,
  type SchedulingReport,
} from '#site/islands/chat/transcript/SchedulingFrame.tsx'
import {
  buildSchedulingFrameUrl,
  type FramePrefill,
  readCallDay,
} from '#site/islands/chat/transcript/scheduling-frame-url.ts'
import {
  bringUnderHeader,
  holdUnderHeader,
  measureView,
} from '#site/islands/chat/transcript/show-message.ts'
import type { CalendarControl } from '#site/islands/chat/transcript/use-calendar.ts'

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
    const appointment = describeAppointment(calendar.booking, new Date())
    return <AppointmentCard {...{ appointment, takesFocus: hadFocus, onPickAgain: handleOpen }} />
  }
  if (calendar.standing === 'closed') return <ClosedCalendar onOpen={handleOpen} />
  const { calendlyUrl, callTime, ...tracking } = entry.metadata
  const day = readCallDay(callTime ?? '', new Date(entry.timestamp))
  const url = buildSchedulingFrameUrl(calendlyUrl ?? '', { prefill, tracking, day }, location)
  if (!url) return <p className="mt-3 text-bad">{callCardWords.noAddress}</p>
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
  const { say } = useSay()
  return (
    <div className="card mt-3 flex max-w-lg flex-wrap max-sm:-ml-15 items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <p className="text-small text-soft">{callCardWords.offer(site.callMinutes)}</p>
      <Button look="secondary" className="button-small" onClick={onOpen}>
        {say(callCardWords.pick)}
      </Button>
    </div>
  )
}

/** The way out stands before the calendar: the keyboard need not pass through another party's page to it. */
function CalendarShell({ host, takesFocus, onClose, children }: CalendarShellProps) {
  const shell = useRef<HTMLElement>(null)
  const { say } = useSay()

  // All of it is to be seen at once, between header and dock.
  useEffect(() => {
    if (!shell.current) return
    if (takesFocus) shell.current.focus({ preventScroll: true })
    return holdUnderHeader(shell.current)
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
          {say(callCardWords.notNow)}
        </button>
      </div>
      {children}
    </section>
  )
}

/** The trace's own marks: perceived, to be decided, done; and a stroke for what is over. */
const SHAPES: Record<Appointment['tone'], string> = {
  waiting: 'M5 1a4 4 0 1 1 0 8a4 4 0 1 1 0-8z',
  lost: 'M5 .7L9.3 5L5 9.3L.7 5z',
  good: 'M1.5 1.5h7v7h-7z',
  over: 'M1 5h8',
}

type AppointmentCardProps = {
  appointment: Appointment
  takesFocus: boolean
  onPickAgain: () => void
}

/** The color repeats what the heading says. */
const TONE_CLASSES: Record<Appointment['tone'], string> = {
  good: 'text-good',
  waiting: 'text-warn',
  lost: 'text-bad',
  over: 'text-soft',
}

/** Stands where the calendar stood: when that was in view, nothing moves. */
export function AppointmentCard({ appointment, takesFocus, onPickAgain }: AppointmentCardProps) {
  const card = useRef<HTMLElement>(null)
  const { tone, heading, note, awaitsLink } = appointment
  const { say } = useSay()

  useEffect(() => {
    if (!takesFocus || !card.current) return
    card.current.focus({ preventScroll: true })
    const { top, bottom } = card.current.getBoundingClientRect()
    const view = measureView()
    if (top < view.top || bottom > view.bottom) bringUnderHeader(top)
  }, [takesFocus])

  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={say(callCardWords.title)}
      className="card mt-3 max-w-lg px-5 py-5 -outline-offset-2 max-sm:-ml-15 sm:px-6"
    >
      <h2 className={`flex items-baseline gap-2.5 text-small font-bold ${TONE_CLASSES[tone]}`}>
        <StandingMark tone={tone} />
        <span>{say(heading)}</span>
      </h2>
      <AppointmentTime appointment={appointment} />
      {note && <p className="mt-2 text-small text-soft">{note}</p>}
      {awaitsLink && <p className="mt-3 text-small text-soft">{callCardWords.linkComes}</p>}
      <AppointmentLinks links={appointment.links} />
      {appointment.canPickAgain && (
        <Button look="secondary" className="button-small mt-4" onClick={onPickAgain}>
          {say(tone === 'lost' ? callCardWords.pick : callCardWords.pickOther)}
        </Button>
      )}
    </article>
  )
}

function AppointmentTime({ appointment: { scheduledTime, tone } }: { appointment: Appointment }) {
  const { locale } = useSay()
  if (scheduledTime === null) {
    if (tone === 'lost' || tone === 'over') return null
    return <p className="mt-2 text-lead">{callCardWords.pickedTime}</p>
  }
  const weight = tone === 'lost' || tone === 'over' ? 'text-soft' : ''
  return (
    <time dateTime={scheduledTime} className={`mt-2 block ${weight}`}>
      <span className="block text-h3">{formatFullDay(scheduledTime, locale)}</span>{' '}
      <span className="block text-lead tabular-nums">
        {formatTimeSpan(scheduledTime, site.callMinutes, locale)}
      </span>{' '}
      <span className="block text-small text-soft">{nameZone(scheduledTime, locale)}</span>
    </time>
  )
}

function AppointmentLinks({ links }: Pick<Appointment, 'links'>) {
  const { say } = useSay()
  if (links.length === 0) return null
  return (
    <ul
      aria-label={callCardWords.links}
      className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap max-sm:[&>:first-child:nth-last-child(odd)]:col-span-2"
    >
      {links.map(({ words, url }) => (
        <li key={words}>
          <a
            className={`button button-small h-full max-sm:w-full ${words === 'Join' ? 'button-secondary' : 'button-quiet'}`}
            href={url}
            target="_blank"
            rel="noopener"
          >
            <span>{say(words)}</span>
            <span className="sr-only">{` ${callCardWords.newTab}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Drawn for the eye; the words beside it say the same. */
function StandingMark({ tone }: { tone: Appointment['tone'] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
      <path
        d={SHAPES[tone]}
        fill={tone === 'good' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.4"
      />
    </svg>
  )
}
