import { site } from '#content/site.ts'
import { BookedConfirmation } from '#site/islands/booking/BookedConfirmation.tsx'
import { SchedulerForm } from '#site/islands/booking/SchedulerForm.tsx'
import { LoadFailure, SchedulerSkeleton } from '#site/islands/booking/SchedulerStates.tsx'
import { useScheduler } from '#site/islands/booking/use-scheduler.ts'
import { TimeZoneField } from '#site/islands/booking/zones/TimeZoneField.tsx'
import { useTimeZone } from '#site/islands/booking/zones/time-zone-choice.ts'

/** Beside the heading where there is room. */
const zoneClassName = 'w-full min-[35rem]:w-80'

/** The firm's own scheduler: in a frame inside the chat, or a page by itself. It has to fit 630 px of height without scrolling. */
export function SchedulerIsland() {
  const { slots, attempt, reload, book } = useScheduler()
  const timeZone = useTimeZone()

  if (attempt.kind === 'booked') {
    return <BookedConfirmation booked={attempt.reply} email={attempt.email} timeZone={timeZone} />
  }
  return (
    <div className="mx-auto max-w-3xl px-4 pt-3 sm:px-5 sm:pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <h1 className="text-lead font-bold sm:text-h3">Book a {site.callMinutes}-minute call</h1>
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
