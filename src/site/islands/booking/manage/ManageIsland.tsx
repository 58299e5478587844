import { useState } from 'react'
import { AppointmentCard } from '#site/islands/booking/manage/AppointmentCard.tsx'
import {
  AppointmentFailure,
  AppointmentSkeleton,
  UnknownAppointment,
} from '#site/islands/booking/manage/ManageStates.tsx'
import { ReschedulePanel } from '#site/islands/booking/manage/ReschedulePanel.tsx'
import { useManagedBooking } from '#site/islands/booking/manage/use-managed-booking.ts'
import { useTimeZone } from '#site/islands/booking/zones/time-zone-choice.ts'

/** One appointment of the embedded scheduler, for whoever holds its key. */
export function ManageIsland() {
  const { appointment, reload, move, cancel } = useManagedBooking()
  const booking = appointment.kind === 'shown' ? appointment.booking : null
  const timeZone = useTimeZone(booking?.timeZone)
  const [isMoving, setIsMoving] = useState(false)

  if (appointment.kind === 'loading') return <AppointmentSkeleton />
  if (appointment.kind === 'failed') return <AppointmentFailure onRetry={reload} />
  if (appointment.kind !== 'shown')
    return <UnknownAppointment hasKey={appointment.kind === 'unknown'} />
  return (
    <AppointmentCard
      // Whoever changed something is led to what became of it.
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
