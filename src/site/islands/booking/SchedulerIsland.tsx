import { useEffect, useRef } from 'react'
import { schedulerTexts } from '#content/pages/booking.ts'
import { site } from '#content/site.ts'
import type { BookSlotReply } from '#contract/bookings.ts'
import { AppointmentTime } from '#site/islands/booking/appointment/AppointmentTime.tsx'
import { CalendarActions } from '#site/islands/booking/appointment/CalendarActions.tsx'
import { JoinLine } from '#site/islands/booking/appointment/JoinLine.tsx'
import { SchedulerForm } from '#site/islands/booking/SchedulerForm.tsx'
import { LoadFailure, SchedulerSkeleton } from '#site/islands/booking/SchedulerStates.tsx'
import { useScheduler } from '#site/islands/booking/use-scheduler.ts'
import { TimeZoneField } from '#site/islands/booking/zones/TimeZoneField.tsx'
import { useTimeZone } from '#site/islands/booking/zones/time-zone-choice.ts'

type BookedConfirmationProps = { booked: BookSlotReply; email: string; timeZone: string }

const rowClassName =
  'py-3 min-[35rem]:grid min-[35rem]:grid-cols-[10rem_1fr] min-[35rem]:items-baseline'

const CALL_MS = site.callMinutes * 60_000

/** Beside the heading where there is room. */
const zoneClassName = 'w-full min-[35rem]:w-80'

/** The firm's own scheduler: in a frame inside the chat, or a page by itself. It has to fit 630 px of height without scrolling. */
export function SchedulerIsland() {
  const { slots, attempt, reload, book } = useScheduler()
  const timeZone = useTimeZone({ firms: slots.kind === 'loaded' ? slots.reply.timeZone : '' })

  if (attempt.kind === 'booked') {
    return <BookedConfirmation booked={attempt.reply} email={attempt.email} timeZone={timeZone} />
  }
  return (
    <div className="mx-auto flex max-w-3xl flex-col px-4 pt-3 sm:px-5 sm:pt-5 [@media(height<40rem)]:min-h-dvh noscript:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <h1 className="text-lead font-bold sm:text-h3">{schedulerTexts.title(site.callMinutes)}</h1>
        {slots.kind === 'loaded' && <TimeZoneField timeZone={timeZone} className={zoneClassName} />}
        {slots.kind === 'loading' && (
          <span className={`h-11 animate-pulse rounded-control bg-line ${zoneClassName}`} />
        )}
      </div>
      {slots.kind === 'loading' && <SchedulerSkeleton />}
      {slots.kind === 'failed' && <LoadFailure onRetry={reload} />}
      {slots.kind === 'loaded' && (
        <SchedulerForm slots={slots.reply} timeZone={timeZone} attempt={attempt} onBook={book} />
      )}
    </div>
  )
}

/** Like the form before it, it fits the frame in the chat without scrolling. */
function BookedConfirmation({ booked, email, timeZone }: BookedConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const endsAt = new Date(Date.parse(booked.scheduledTime) + CALL_MS).toISOString()

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-5 sm:py-9">
      <h1 ref={heading} tabIndex={-1} className="text-small font-bold text-good">
        {schedulerTexts.booked.title}
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
          <dt className="label">{schedulerTexts.booked.email}</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </div>
        <div className={rowClassName}>
          <dt className="label">{schedulerTexts.booked.calendar}</dt>
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
          {schedulerTexts.booked.manage}
        </a>
      </p>
    </div>
  )
}
