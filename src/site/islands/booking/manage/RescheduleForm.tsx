import { type FormEvent, useRef, useState } from 'react'
import type { SlotsReply } from '#contract/bookings.ts'
import { Button } from '#site/components/Button.tsx'
import type { ChangeOutcome } from '#site/islands/booking/manage/use-managed-booking.ts'
import { NoFreeTimes } from '#site/islands/booking/SchedulerStates.tsx'
import { SlotPickers } from '#site/islands/booking/SlotPickers.tsx'
import { useSlotFormat } from '#site/islands/booking/slot-format.ts'
import { focusTimes } from '#site/islands/booking/use-booking-steps.ts'
import { useSlotPick } from '#site/islands/booking/use-slot-pick.ts'

type RescheduleFormProps = {
  slots: SlotsReply
  present: string
  timeZone: string
  onMove: (startsAt: string) => Promise<ChangeOutcome | null>
  onClose: () => void
}

export function RescheduleForm(props: RescheduleFormProps) {
  const { slots, present, timeZone, onMove, onClose } = props
  const format = useSlotFormat(timeZone)
  const pick = useSlotPick(slots, timeZone, present)
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { day, startsAt } = pick

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (startsAt === '') {
      setFailure('Pick a time first.')
      return focusTimes(form.current)
    }
    setIsBusy(true)
    setFailure('')
    const outcome = await onMove(startsAt)
    setIsBusy(false)
    if (outcome && outcome.kind !== 'settled') setFailure(outcome.message)
    if (outcome?.kind === 'time_gone') focusTimes(form.current)
  }

  return (
    <form ref={form} onSubmit={(event) => void handleSubmit(event)} className="mt-3 grid gap-3">
      {day ? (
        <SlotPickers
          pick={{ ...pick, day }}
          timeZone={timeZone}
          format={format}
          present={present}
        />
      ) : (
        <NoFreeTimes />
      )}
      <p role="alert" className="field-error empty:hidden">
        {failure}
      </p>
      <div className="mt-1 actions">
        {day && (
          <Button type="submit" aria-busy={isBusy}>
            {nameMove(isBusy, startsAt && format.shortMoment(startsAt))}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          Keep the present time
        </Button>
      </div>
    </form>
  )
}

function nameMove(isBusy: boolean, moment: string): string {
  if (isBusy) return 'Moving…'
  return moment === '' ? 'Move the call' : `Move to ${moment}`
}
