import { useEffect, useRef } from 'react'
import { bookingPage } from '#content/pages/plain-pages.ts'
import type { ManagedBooking } from '#contract/bookings.ts'
import { Button, LinkButton } from '#site/components/Button.tsx'
import { CallHost } from '#site/components/CallHost.tsx'
import type { OnlyElements } from '#site/components/only-elements.ts'
import { AppointmentTime } from '#site/islands/booking/appointment/AppointmentTime.tsx'
import { CalendarActions } from '#site/islands/booking/appointment/CalendarActions.tsx'
import { JoinLine } from '#site/islands/booking/appointment/JoinLine.tsx'
import { CancelDialog } from '#site/islands/booking/manage/CancelDialog.tsx'
import type {
  Appointment,
  ChangeOutcome,
  News,
} from '#site/islands/booking/manage/use-managed-booking.ts'
import { TimeZoneField } from '#site/islands/booking/zones/TimeZoneField.tsx'

type AppointmentDetailsProps = { booking: ManagedBooking; canJoin: boolean; className?: string }

/** `tone` is said in words, too. `isOff`: nobody meets at the time on show. `canJoin`: the call is on, or to come. */
type Standing = {
  title: string
  status: string
  tone: 'good' | 'warn' | 'soft'
  isOff: boolean
  canJoin: boolean
  canRebook: boolean
}

const over = { tone: 'soft', isOff: false, canJoin: false, canRebook: true } as const

const coming = { tone: 'good', canJoin: true, canRebook: false } as const

type ChangeActionsProps = {
  startsAt: string
  timeZone: string
  onMove: () => void
  onCancel: (reason: string) => Promise<ChangeOutcome | null>
}

type AppointmentCardProps = {
  appointment: Extract<Appointment, { kind: 'shown' }>
  timeZone: string
  isMoving: boolean
  onMove: () => void
  onCancel: (reason: string) => Promise<ChangeOutcome | null>
  /** The picker of another time, while it is open. */
  children: OnlyElements
}

export function AppointmentCard(props: AppointmentCardProps) {
  const { appointment, timeZone, isMoving, onMove, onCancel, children } = props
  const { booking, news } = appointment
  const heading = useRef<HTMLHeadingElement>(null)
  const standing = describeStanding(booking, new Date())
  const { startsAt, endsAt } = booking

  useEffect(() => {
    // After a change, the focus goes to its result.
    if (appointment.news !== 'none') heading.current?.focus()
  }, [appointment])

  return (
    <div className="page grid gap-x-6 gap-y-9 pt-9 md:grid-cols-12 md:pt-14">
      <div className="md:col-span-7">
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {titleOf(standing, news)}
        </h1>
        <NewsLine news={news} />
        <section aria-label="Appointment" className="card mt-6 p-5 sm:p-6">
          <StatusLine standing={standing} />
          <AppointmentTime
            className="mt-3"
            startsAt={startsAt}
            endsAt={endsAt}
            timeZone={timeZone}
            hasZone={false}
            isOff={standing.isOff}
          />
          <TimeZoneField timeZone={timeZone} at={startsAt} className="mt-4" />
          {booking.canChange && !isMoving && (
            <ChangeActions
              startsAt={startsAt}
              timeZone={timeZone}
              onMove={onMove}
              onCancel={onCancel}
            />
          )}
          {standing.canRebook && (
            <div className="mt-6 actions">
              <LinkButton href="/schedule">{bookingPage.bookAgain}</LinkButton>
            </div>
          )}
          {children}
        </section>
      </div>
      <AppointmentDetails
        booking={booking}
        canJoin={standing.canJoin}
        className="md:col-span-4 md:col-start-9 md:pt-2"
      />
    </div>
  )
}

function titleOf(standing: Standing, news: News): string {
  return news === 'moved' ? 'Your call has been rescheduled.' : standing.title
}

function NewsLine({ news }: { news: News }) {
  if (news !== 'changed_elsewhere') return null
  return (
    <p role="alert" className="mt-3 max-w-measure text-lead text-soft">
      {bookingPage.changedElsewhere}
    </p>
  )
}

const TONES = { good: 'text-good', warn: 'text-warn', soft: 'text-soft' } as const

function StatusLine({ standing: { tone, status } }: { standing: Standing }) {
  return (
    <p className={`flex items-center gap-2 text-small font-medium ${TONES[tone]}`}>
      <span aria-hidden="true" className="size-2 bg-current" />
      <span>{status}</span>
    </p>
  )
}

function ChangeActions({ startsAt, timeZone, onMove, onCancel }: ChangeActionsProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  function handleAsk() {
    dialog.current?.showModal()
    // The question itself, so that it is read out, and no key that is pressed by chance answers it.
    dialog.current?.querySelector('h2')?.focus()
  }

  return (
    <div className="mt-6 actions">
      <Button look="secondary" onClick={onMove}>
        Reschedule
      </Button>
      <Button look="quiet" onClick={handleAsk}>
        {bookingPage.cancel.action}
      </Button>
      <CancelDialog ref={dialog} startsAt={startsAt} timeZone={timeZone} onCancel={onCancel} />
    </div>
  )
}

/** Says in words whether an appointment is to come, over, moved, or canceled. */
function describeStanding(booking: ManagedBooking, now: Date): Standing {
  const { status, canChange, endsAt } = booking
  if (status === 'cancelled') {
    return { ...over, title: 'Your call is canceled.', status: 'Canceled', isOff: true }
  }
  if (status === 'held') return { ...over, title: 'This call took place.', status: 'Held' }
  if (status === 'no_show') {
    return { ...over, title: 'This call did not happen.', status: 'Missed', tone: 'warn' }
  }
  if (canChange) {
    return { ...over, ...coming, title: 'Your call is booked.', status: nameComing(status) }
  }
  const isUnderWay = now.getTime() < Date.parse(endsAt)
  if (isUnderWay)
    return { ...over, ...coming, title: 'Your call is in progress.', status: 'In progress' }
  return { ...over, title: 'This call is over.', status: 'Past' }
}

function nameComing(status: ManagedBooking['status']): string {
  return status === 'rescheduled' ? 'Confirmed, at a new time' : 'Confirmed'
}

/** The call's people, place, and agenda. */
function AppointmentDetails({ booking, canJoin, className }: AppointmentDetailsProps) {
  const { name, email, company, joinUrl, canChange, calendarLinks } = booking
  return (
    <div className={className}>
      <dl className="ledger">
        <Detail name="Who">
          <span className="block">{[name, company].filter(Boolean).join(', ')}</span>
          <span className="block text-small text-soft wrap-anywhere">{email}</span>
        </Detail>
        {canJoin && (
          <Detail name="Where">
            <JoinLine joinUrl={joinUrl} />
          </Detail>
        )}
        {canJoin && (
          <Detail name="Add to calendar">
            <CalendarActions links={calendarLinks} />
          </Detail>
        )}
      </dl>
      {canChange && <CallHost className="mt-9" />}
      {canChange && <Agenda />}
    </div>
  )
}

function Detail({ name, children }: { name: string; children: OnlyElements }) {
  return (
    <div className="py-3">
      <dt className="label">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

function Agenda() {
  return (
    <section className="mt-6">
      <h2 className="text-h3">{bookingPage.agenda.title}</h2>
      <ol className="mt-3 grid gap-3">
        {bookingPage.agenda.steps.map(({ time, text }) => (
          <li key={time} className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-3">
            <span className="label">{time}</span>
            <span className="text-small">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
