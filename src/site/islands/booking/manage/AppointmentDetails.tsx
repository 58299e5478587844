import type { ReactNode } from 'react'
import { bookingPage } from '#content/pages/plain-pages.ts'
import type { ManagedBooking } from '#contract/bookings.ts'
import { CalendarActions } from '#site/islands/booking/appointment/CalendarActions.tsx'
import { JoinLine } from '#site/islands/booking/appointment/JoinLine.tsx'

type AppointmentDetailsProps = { booking: ManagedBooking; canJoin: boolean; className?: string }

/** Who meets where, and what about. */
export function AppointmentDetails({ booking, canJoin, className }: AppointmentDetailsProps) {
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
      {canChange && <Agenda />}
    </div>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="label">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

function Agenda() {
  return (
    <section className="mt-9">
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
