import { useEffect, useRef } from 'react'
import { site } from '#content/site.ts'
import type { BookSlotReply } from '#contract/bookings.ts'
import { AppointmentTime } from '#site/islands/booking/appointment/AppointmentTime.tsx'
import { CalendarActions } from '#site/islands/booking/appointment/CalendarActions.tsx'
import { JoinLine } from '#site/islands/booking/appointment/JoinLine.tsx'

type BookedConfirmationProps = { booked: BookSlotReply; email: string; timeZone: string }

const rowClassName =
  'py-3 min-[35rem]:grid min-[35rem]:grid-cols-[10rem_1fr] min-[35rem]:items-baseline'
const CALL_MS = site.callMinutes * 60_000

/** Like the form before it, it fits the frame in the chat without scrolling. */
export function BookedConfirmation({ booked, email, timeZone }: BookedConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const endsAt = new Date(Date.parse(booked.scheduledTime) + CALL_MS).toISOString()

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-5 sm:py-9">
      <h1 ref={heading} tabIndex={-1} className="text-small font-bold text-good">
        Your call is booked.
      </h1>
      <AppointmentTime
        className="mt-2"
        startsAt={booked.scheduledTime}
        endsAt={endsAt}
        timeZone={timeZone}
      />
      <dl className="ledger mt-6">
        <div className={rowClassName}>
          <dt className="label">Where</dt>
          <dd>
            <JoinLine joinUrl={booked.joinUrl} />
          </dd>
        </div>
        <div className={rowClassName}>
          <dt className="label">Booked for</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </div>
        <div className={rowClassName}>
          <dt className="label">Add to calendar</dt>
          <dd>
            <CalendarActions links={booked.calendarLinks} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-small">
        <a
          className="link inline-flex min-h-11 items-center"
          href={`/booking#${booked.manageKey}`}
          target="_blank"
          rel="noopener"
        >
          Change or cancel this call
        </a>
      </p>
    </div>
  )
}
