import type { ManagedBooking } from '#contract/bookings.ts'

/** `tone` is said in words, too. `isOff`: nobody meets at the time on show. `canJoin`: the call is on, or to come. */
export type Standing = {
  title: string
  status: string
  tone: 'good' | 'warn' | 'soft'
  isOff: boolean
  canJoin: boolean
  canRebook: boolean
}

/** Where an appointment stands, in words. */
export function describeStanding(booking: ManagedBooking, now: Date): Standing {
  const { status, canChange, endsAt } = booking
  if (status === 'cancelled') {
    return { ...over, title: 'Your call is cancelled.', status: 'Cancelled', isOff: true }
  }
  if (status === 'held') return { ...over, title: 'This call took place.', status: 'Held' }
  if (status === 'no_show') {
    return { ...over, title: 'We did not meet in this call.', status: 'Missed', tone: 'warn' }
  }
  if (canChange) {
    return { ...over, ...coming, title: 'Your call is booked.', status: nameComing(status) }
  }
  const isUnderWay = now.getTime() < Date.parse(endsAt)
  if (isUnderWay) return { ...over, ...coming, title: 'Your call is on.', status: 'Under way' }
  return { ...over, title: 'This call is over.', status: 'Past' }
}

const over = { tone: 'soft', isOff: false, canJoin: false, canRebook: true } as const
const coming = { tone: 'good', canJoin: true, canRebook: false } as const

function nameComing(status: ManagedBooking['status']): string {
  return status === 'rescheduled' ? 'Confirmed, at a new time' : 'Confirmed'
}
