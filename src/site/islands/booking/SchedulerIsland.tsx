import { BookedConfirmation } from '#site/islands/booking/BookedConfirmation.tsx'
import { SchedulerForm } from '#site/islands/booking/SchedulerForm.tsx'
import { LoadFailure, SchedulerSkeleton } from '#site/islands/booking/SchedulerStates.tsx'
import { createSlotFormat, nameTimeZone } from '#site/islands/booking/slot-format.ts'
import { useScheduler } from '#site/islands/booking/use-scheduler.ts'
import { useTimeZone } from '#site/islands/booking/use-time-zone.ts'

/** The firm's own scheduler: in a frame inside the chat, or a page by itself. It has to fit 630 px of height without scrolling. */
export function SchedulerIsland() {
  const { slots, attempt, reload, book } = useScheduler()
  const timeZone = useTimeZone()
  const format = createSlotFormat(timeZone)

  if (attempt.kind === 'booked') {
    return <BookedConfirmation moment={format.moment(attempt.startsAt)} email={attempt.email} />
  }
  return (
    <div className="mx-auto max-w-3xl px-4 pt-3 sm:px-5 sm:pt-5">
      <h1 className="text-lead font-bold sm:text-h3">Book a 30-minute call</h1>
      <p className="min-h-6 text-small text-soft">
        {slots.kind === 'loaded' && `In your time zone: ${nameTimeZone(timeZone)}.`}
      </p>
      {slots.kind === 'loading' && <SchedulerSkeleton />}
      {slots.kind === 'failed' && <LoadFailure onRetry={reload} />}
      {slots.kind === 'loaded' && (
        <SchedulerForm
          slots={slots.reply}
          timeZone={timeZone}
          format={format}
          attempt={attempt}
          onBook={book}
        />
      )}
    </div>
  )
}
