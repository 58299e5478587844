import { type ReactNode, useEffect, useRef } from 'react'
import { LinkButton } from '#site/components/Button.tsx'
import { AppointmentTime } from '#site/islands/booking/appointment/AppointmentTime.tsx'
import { AppointmentDetails } from '#site/islands/booking/manage/AppointmentDetails.tsx'
import { ChangeActions } from '#site/islands/booking/manage/ChangeActions.tsx'
import { describeStanding, type Standing } from '#site/islands/booking/manage/describe-standing.ts'
import type {
  Appointment,
  ChangeOutcome,
  News,
} from '#site/islands/booking/manage/use-managed-booking.ts'
import { TimeZoneField } from '#site/islands/booking/zones/TimeZoneField.tsx'

type AppointmentCardProps = {
  appointment: Extract<Appointment, { kind: 'shown' }>
  timeZone: string
  isMoving: boolean
  onMove: () => void
  onCancel: (reason: string) => Promise<ChangeOutcome | null>
  /** The picker of another time, while it is open. */
  children: ReactNode
}

export function AppointmentCard(props: AppointmentCardProps) {
  const { appointment, timeZone, isMoving, onMove, onCancel, children } = props
  const { booking, news } = appointment
  const heading = useRef<HTMLHeadingElement>(null)
  const standing = describeStanding(booking, new Date())
  const { startsAt, endsAt } = booking

  useEffect(() => {
    // Whoever changed something is led to what became of it.
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
              <LinkButton href="/schedule">Book another time</LinkButton>
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
  return news === 'moved' ? 'Your call is moved.' : standing.title
}

function NewsLine({ news }: { news: News }) {
  if (news !== 'changed_elsewhere') return null
  return (
    <p role="alert" className="mt-3 max-w-measure text-lead text-soft">
      This appointment was changed elsewhere meanwhile. Here is how it stands now.
    </p>
  )
}

const TONES = { good: 'text-good', warn: 'text-warn', soft: 'text-soft' } as const

function StatusLine({ standing: { tone, status } }: { standing: Standing }) {
  return (
    <p className={`flex items-center gap-2 text-small font-medium ${TONES[tone]}`}>
      <span aria-hidden="true" className="size-2 bg-current" />
      {status}
    </p>
  )
}
