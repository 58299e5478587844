import { site } from '#content/site.ts'
import type { Booking } from '#site/islands/chat/replies/read-booking.ts'

export type Appointment = Pick<Booking, 'scheduledTime'> & {
  tone: 'good' | 'waiting' | 'lost' | 'over'
  /** Where it stands, in words. */
  heading: string
  note: string | null
  /** Confirmed, and where to join is not known yet. */
  awaitsLink: boolean
  canPickAgain: boolean
  links: readonly AppointmentLink[]
}

export type AppointmentLink = { words: string; url: string }

type Words = Pick<Appointment, 'tone' | 'heading' | 'note'>

const WORDS: Record<Booking['status'], Words> = {
  confirmed: { tone: 'good', heading: 'Your call is booked.', note: null },
  rescheduled: { tone: 'good', heading: 'Your call was moved.', note: null },
  claimed: {
    tone: 'waiting',
    heading: 'Waiting for the calendar to confirm',
    note: 'This card changes as soon as it does.',
  },
  expired: {
    tone: 'lost',
    heading: 'We could not find this booking with the calendar.',
    note: 'If the calendar wrote to you that it is booked, the call stands. If not, pick a time again.',
  },
  cancelled: { tone: 'over', heading: 'This call was cancelled.', note: null },
  no_show: { tone: 'over', heading: 'We did not meet at this time.', note: null },
  held: { tone: 'over', heading: 'This call took place.', note: null },
}
const PASSED: Words = { tone: 'over', heading: 'The time of this call has passed.', note: null }

const MINUTE_MS = 60_000

/** What the card of a booking says, and what can be done from it. */
export function describeAppointment(booking: Booking, now: Date): Appointment {
  const { status, scheduledTime, joinUrl } = booking
  const isLive = status === 'confirmed' || status === 'rescheduled' || status === 'claimed'
  const isComing = isLive && !hasPassed(scheduledTime, now)
  return {
    ...(isLive && !isComing ? PASSED : WORDS[status]),
    scheduledTime,
    awaitsLink: isComing && status !== 'claimed' && joinUrl === null,
    canPickAgain: !isComing,
    links: isComing ? listLinks(booking) : [],
  }
}

function hasPassed(scheduledTime: string | null, now: Date): boolean {
  if (scheduledTime === null) return false
  return Date.parse(scheduledTime) + site.callMinutes * MINUTE_MS <= now.getTime()
}

/** Our own scheduler does all of it on one page, whose key stays out of logs behind the "#". */
function listLinks({ joinUrl, manageKey, rescheduleUrl, cancelUrl }: Booking): AppointmentLink[] {
  const page = manageKey === null ? null : `/booking#${manageKey}`
  const links = [
    { words: 'Join', url: joinUrl },
    { words: 'Add to calendar', url: page },
    { words: 'Reschedule', url: page ?? rescheduleUrl },
    { words: 'Cancel', url: page ?? cancelUrl },
  ]
  return links.flatMap(({ words, url }) => (url === null ? [] : [{ words, url }]))
}
