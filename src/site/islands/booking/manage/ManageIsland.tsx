import type { FormEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { bookingPage } from '#content/pages/plain-pages.ts'
import type { ManagedBooking, SlotsReply } from '#contract/bookings.ts'
import { Button } from '#site/components/Button.tsx'
import { PageFailure } from '#site/components/keyed/PageFailure.tsx'
import { PageSkeleton, PulsingBar } from '#site/components/keyed/PageSkeleton.tsx'
import { UnknownKey } from '#site/components/keyed/UnknownKey.tsx'
import { useSlotFormat } from '#site/islands/booking/appointment/slot-format.ts'
import { AppointmentCard } from '#site/islands/booking/manage/AppointmentCard.tsx'
import type { ChangeOutcome } from '#site/islands/booking/manage/use-managed-booking.ts'
import { useManagedBooking } from '#site/islands/booking/manage/use-managed-booking.ts'
import {
  LoadFailure,
  NoFreeTimes,
  SchedulerSkeleton,
} from '#site/islands/booking/SchedulerStates.tsx'
import { SlotPickers } from '#site/islands/booking/SlotPickers.tsx'
import { focusTimes } from '#site/islands/booking/use-booking-steps.ts'
import { useSlotPick } from '#site/islands/booking/use-slot-pick.ts'
import { useSlots } from '#site/islands/booking/use-slots.ts'
import { useTimeZone } from '#site/islands/booking/zones/time-zone-choice.ts'

type RescheduleFormProps = {
  slots: SlotsReply
  present: string
  timeZone: string
  onMove: (startsAt: string) => Promise<ChangeOutcome | null>
  onClose: () => void
}

type ReschedulePanelProps = {
  booking: ManagedBooking
  timeZone: string
  onMove: (startsAt: string, timeZone: string) => Promise<ChangeOutcome | null>
  onClose: () => void
}

/** One appointment of the embedded scheduler, for whoever holds its key. */
export function ManageIsland() {
  const { appointment, reload, move, cancel } = useManagedBooking()
  const booking = appointment.kind === 'shown' ? appointment.booking : null
  const timeZone = useTimeZone({ bookedIn: booking?.timeZone })
  const [isMoving, setIsMoving] = useState(false)

  if (appointment.kind === 'loading') return <AppointmentSkeleton />
  if (appointment.kind === 'failed') return <AppointmentFailure onRetry={reload} />
  if (appointment.kind !== 'shown')
    return <UnknownAppointment hasKey={appointment.kind === 'unknown'} />
  return (
    <AppointmentCard
      // After a change, the focus goes to its result.
      key={appointment.news}
      appointment={appointment}
      timeZone={timeZone}
      isMoving={isMoving}
      onMove={() => setIsMoving(true)}
      onCancel={cancel}
    >
      {isMoving && appointment.booking.canChange && (
        <ReschedulePanel
          booking={appointment.booking}
          timeZone={timeZone}
          onMove={move}
          onClose={() => setIsMoving(false)}
        />
      )}
    </AppointmentCard>
  )
}

function AppointmentSkeleton() {
  return (
    <PageSkeleton
      label={bookingPage.loading}
      main={
        <>
          <PulsingBar className="h-9 w-3/4 md:h-12" />
          <div className="card mt-6 grid gap-3 p-5 sm:p-6">
            <PulsingBar className="h-5 w-28" />
            <PulsingBar className="h-8 w-4/5" />
            <PulsingBar className="h-7 w-1/2" />
            <PulsingBar className="mt-4 h-11 max-w-96" />
            <PulsingBar className="mt-3 h-12 max-w-72" />
          </div>
        </>
      }
      aside={
        <>
          <PulsingBar className="h-14" />
          <PulsingBar className="h-14" />
          <PulsingBar className="h-14" />
        </>
      }
    />
  )
}

/** `hasKey` when the address has a key, and it opens nothing. */
function UnknownAppointment({ hasKey }: { hasKey: boolean }) {
  const wayOn = { href: '/schedule', label: 'Book a call' }
  return <UnknownKey words={bookingPage.unknown} hasKey={hasKey} wayOn={wayOn} />
}

function AppointmentFailure({ onRetry }: { onRetry: () => void }) {
  return <PageFailure words={bookingPage.failure} onRetry={onRetry} />
}

function ReschedulePanel({ booking, timeZone, onMove, onClose }: ReschedulePanelProps) {
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
        {bookingPage.move.title}
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
          {bookingPage.move.keep}
        </Button>
      )}
    </div>
  )
}

function RescheduleForm(props: RescheduleFormProps) {
  const { slots, present, timeZone, onMove, onClose } = props
  const format = useSlotFormat(timeZone)
  const pick = useSlotPick(slots, timeZone, { present })
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
          {bookingPage.move.keep}
        </Button>
      </div>
    </form>
  )
}

function nameMove(isBusy: boolean, moment: string): string {
  if (isBusy) return 'Rescheduling…'
  return moment === '' ? 'Reschedule the call' : `Reschedule to ${moment}`
}
