import { type FormEvent, useState } from 'react'
import type { BookSlotRequest, SlotsReply } from '#contract/bookings.ts'
import { BookingBar } from '#site/islands/booking/BookingBar.tsx'
import { findInviteeProblems } from '#site/islands/booking/check-invitee.ts'
import { InviteeFields } from '#site/islands/booking/InviteeFields.tsx'
import { PickedTime } from '#site/islands/booking/PickedTime.tsx'
import { NoFreeTimes } from '#site/islands/booking/SchedulerStates.tsx'
import { SlotPickers } from '#site/islands/booking/SlotPickers.tsx'
import { useSlotFormat } from '#site/islands/booking/slot-format.ts'
import { focusTimes, useBookingSteps } from '#site/islands/booking/use-booking-steps.ts'
import type { BookingAttempt, BookingOutcome } from '#site/islands/booking/use-scheduler.ts'
import { useSlotPick } from '#site/islands/booking/use-slot-pick.ts'

type SchedulerFormProps = {
  slots: SlotsReply
  timeZone: string
  attempt: BookingAttempt
  onBook: (request: BookSlotRequest) => Promise<BookingOutcome | null>
}

export function SchedulerForm({ slots, timeZone, attempt, onBook }: SchedulerFormProps) {
  const format = useSlotFormat(timeZone)
  const pick = useSlotPick(slots, timeZone)
  const { form, summary, step, goTo } = useBookingSteps()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const { day, startsAt } = pick
  const failure = attempt.kind === 'failed' ? attempt : null

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (startsAt === '') return handleNoTime()
    const found = findInviteeProblems(event.currentTarget)
    setProblems(found)
    const [firstWrong] = Object.keys(found)
    if (firstWrong) return focusField(event.currentTarget, firstWrong)
    const outcome = await onBook({
      startsAt,
      timeZone,
      reference: readReference(),
      ...readInvitee(event.currentTarget),
    })
    if (outcome === 'time_gone') goTo('when')
  }

  function handleNoTime() {
    goTo('when')
    focusTimes(form.current)
  }

  if (!day) return <NoFreeTimes />
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="mt-2 min-[35rem]:mt-4"
    >
      <div className={`grid gap-3 ${step === 'when' ? '' : 'max-[35rem]:hidden'}`}>
        <SlotPickers
          pick={{ ...pick, day }}
          timeZone={timeZone}
          format={format}
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

function readInvitee(form: HTMLFormElement): Pick<BookSlotRequest, 'name' | 'email' | 'company'> {
  const data = new FormData(form)
  const read = (name: string) => String(data.get(name) ?? '').trim()
  return { name: read('name'), email: read('email'), company: read('company') }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Which calendar of which conversation this is; the chat puts it into the frame's address. */
function readReference(): string | null {
  const reference = new URLSearchParams(location.search).get('reference') ?? ''
  return UUID.test(reference) ? reference : null
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
}
