import { type FormEvent, useState } from 'react'
import { BookingBar } from '#site/islands/booking/BookingBar.tsx'
import { findInviteeProblems } from '#site/islands/booking/check-invitee.ts'
import { groupFreeSlots } from '#site/islands/booking/group-slots.ts'
import { InviteeFields } from '#site/islands/booking/InviteeFields.tsx'
import { PickedTime } from '#site/islands/booking/PickedTime.tsx'
import { NoFreeTimes } from '#site/islands/booking/SchedulerStates.tsx'
import { DayPicker, TimePicker } from '#site/islands/booking/SlotPickers.tsx'
import type { SlotFormat } from '#site/islands/booking/slot-format.ts'
import { focusTimes, useBookingSteps } from '#site/islands/booking/use-booking-steps.ts'
import type { BookingAttempt, BookingOutcome } from '#site/islands/booking/use-scheduler.ts'
import type { BookSlotRequest, SlotsReply } from '#site/lib/api.ts'

type SchedulerFormProps = {
  slots: SlotsReply
  timeZone: string
  format: SlotFormat
  attempt: BookingAttempt
  onBook: (request: BookSlotRequest) => Promise<BookingOutcome | null>
}

export function SchedulerForm({ slots, timeZone, format, attempt, onBook }: SchedulerFormProps) {
  const days = groupFreeSlots(slots, timeZone)
  const { form, summary, step, goTo } = useBookingSteps()
  const [pickedDate, setPickedDate] = useState('')
  const [pickedTime, setPickedTime] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const day = days.find(({ date }) => date === pickedDate) ?? days[0]
  const startsAt = day?.startsAt.find((time) => time === pickedTime) ?? ''
  const failure = attempt.kind === 'failed' ? attempt : null

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (startsAt === '') return handleNoTime()
    const found = findInviteeProblems(event.currentTarget)
    setProblems(found)
    const [firstWrong] = Object.keys(found)
    if (firstWrong) return focusField(event.currentTarget, firstWrong)
    const outcome = await onBook({ startsAt, ...readInvitee(event.currentTarget) })
    if (outcome === 'time_gone') goTo('when')
  }

  function handleNoTime() {
    goTo('when')
    focusTimes(form.current)
  }

  if (!day) return <NoFreeTimes />
  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-2">
      <div className={`grid gap-3 ${step === 'when' ? '' : 'max-[35rem]:hidden'}`}>
        <DayPicker days={days} picked={day.date} format={format} onPick={setPickedDate} />
        <TimePicker
          day={day}
          picked={startsAt}
          format={format}
          onPick={setPickedTime}
          onSettle={() => goTo('details')}
        />
      </div>
      <div className={`min-[35rem]:mt-4 ${step === 'details' ? '' : 'max-[35rem]:hidden'}`}>
        <PickedTime
          ref={summary}
          moment={startsAt && format.moment(startsAt)}
          onChange={() => goTo('when')}
        />
        <InviteeFields errors={{ ...failure?.fields, ...problems }} />
      </div>
      <BookingBar
        step={step}
        moment={startsAt && format.moment(startsAt)}
        isBusy={attempt.kind === 'busy'}
        failure={failure?.message ?? ''}
        onContinue={startsAt === '' ? handleNoTime : () => goTo('details')}
      />
    </form>
  )
}

function readInvitee(form: HTMLFormElement): Omit<BookSlotRequest, 'startsAt'> {
  const data = new FormData(form)
  const read = (name: string) => String(data.get(name) ?? '').trim()
  return { name: read('name'), email: read('email'), company: read('company') }
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
}
