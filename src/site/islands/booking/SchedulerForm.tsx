import { type FormEvent, useState } from 'react'
import { Button } from '#site/components/Button.tsx'
import { groupFreeSlots } from '#site/islands/booking/group-slots.ts'
import { InviteeFields } from '#site/islands/booking/InviteeFields.tsx'
import { NoFreeTimes } from '#site/islands/booking/SchedulerStates.tsx'
import { DayPicker, TimePicker } from '#site/islands/booking/SlotPickers.tsx'
import type { SlotFormat } from '#site/islands/booking/slot-format.ts'
import type { BookingAttempt } from '#site/islands/booking/use-scheduler.ts'
import type { BookSlotRequest, SlotsReply } from '#site/lib/api.ts'

type SchedulerFormProps = {
  slots: SlotsReply
  timeZone: string
  format: SlotFormat
  attempt: BookingAttempt
  onBook: (request: BookSlotRequest) => void
}

export function SchedulerForm({ slots, timeZone, format, attempt, onBook }: SchedulerFormProps) {
  const days = groupFreeSlots(slots, timeZone)
  const [pickedDate, setPickedDate] = useState('')
  const [pickedTime, setPickedTime] = useState('')
  const day = days.find(({ date }) => date === pickedDate) ?? days[0]
  const startsAt = day?.startsAt.find((time) => time === pickedTime) ?? ''
  const failure = attempt.kind === 'failed' ? attempt : null

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (startsAt === '') return form.querySelector<HTMLElement>('[name=time]')?.focus()
    const data = new FormData(form)
    const read = (name: string) => String(data.get(name) ?? '').trim()
    onBook({ startsAt, name: read('name'), email: read('email'), company: read('company') })
  }

  if (!day) return <NoFreeTimes />
  return (
    <form onSubmit={handleSubmit} className="mt-3 grid gap-4">
      <DayPicker days={days} picked={day.date} format={format} onPick={setPickedDate} />
      <TimePicker day={day} picked={startsAt} format={format} onPick={setPickedTime} />
      <InviteeFields errors={failure?.fields ?? {}} />
      {failure && (
        <p role="alert" className="field-error">
          {failure.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" aria-busy={attempt.kind === 'busy'}>
          {attempt.kind === 'busy' ? 'Booking…' : 'Confirm booking'}
        </Button>
        <p aria-live="polite" className="text-small text-soft">
          {startsAt === '' ? 'Pick a time first.' : format.moment(startsAt)}
        </p>
      </div>
    </form>
  )
}
