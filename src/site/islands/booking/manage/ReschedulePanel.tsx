import { useEffect, useRef } from 'react'
import type { ManagedBooking } from '#contract/bookings.ts'
import { Button } from '#site/components/Button.tsx'
import { RescheduleForm } from '#site/islands/booking/manage/RescheduleForm.tsx'
import type { ChangeOutcome } from '#site/islands/booking/manage/use-managed-booking.ts'
import { LoadFailure, SchedulerSkeleton } from '#site/islands/booking/SchedulerStates.tsx'
import { useSlots } from '#site/islands/booking/use-slots.ts'

type ReschedulePanelProps = {
  booking: ManagedBooking
  timeZone: string
  onMove: (startsAt: string, timeZone: string) => Promise<ChangeOutcome | null>
  onClose: () => void
}

export function ReschedulePanel({ booking, timeZone, onMove, onClose }: ReschedulePanelProps) {
  const { slots, refresh, reload } = useSlots()
  const heading = useRef<HTMLHeadingElement>(null)

  // The button that led here is gone by now.
  useEffect(() => heading.current?.focus(), [])

  async function handleMove(startsAt: string) {
    const outcome = await onMove(startsAt, timeZone)
    if (outcome?.kind === 'settled') onClose()
    if (outcome?.kind === 'time_gone') void refresh()
    return outcome
  }

  return (
    <div className="mt-6 border-t border-line pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        Pick a new time
      </h2>
      {slots.kind === 'loading' && <SchedulerSkeleton />}
      {slots.kind === 'failed' && <LoadFailure onRetry={reload} />}
      {slots.kind === 'loaded' && (
        <RescheduleForm
          slots={slots.reply}
          present={booking.startsAt}
          timeZone={timeZone}
          onMove={handleMove}
          onClose={onClose}
        />
      )}
      {slots.kind !== 'loaded' && (
        <Button look="quiet" className="mt-4" onClick={onClose}>
          Keep the present time
        </Button>
      )}
    </div>
  )
}
