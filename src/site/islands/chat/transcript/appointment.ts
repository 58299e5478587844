import { callCardWords } from '#content/chat/cards.ts'
import type { Booking } from '#site/islands/chat/api/view.ts'
import { isComing, isLive } from '#site/islands/chat/state/booking-state.ts'

export type Appointment = Pick<Booking, 'scheduledTime'> & {
  tone: 'good' | 'waiting' | 'lost' | 'over'
  /** The state of the booking, in words. */
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
  confirmed: { tone: 'good', heading: callCardWords.booked, note: null },
  rescheduled: { tone: 'good', heading: callCardWords.rescheduled, note: null },
  claimed: { tone: 'waiting', ...callCardWords.claimed },
  expired: { tone: 'lost', ...callCardWords.expired },
  cancelled: { tone: 'over', heading: callCardWords.canceled, note: null },
  no_show: { tone: 'over', heading: callCardWords.missed, note: null },
  held: { tone: 'over', heading: callCardWords.held, note: null },
}
const PASSED: Words = { tone: 'over', heading: callCardWords.passed, note: null }

/** Words and actions of a booking's card. */
export function describeAppointment(booking: Booking, now: Date): Appointment {
  const { status, scheduledTime, joinUrl } = booking
  const isAhead = isComing(booking, now)
  return {
    ...(!isAhead && isLive(booking) ? PASSED : WORDS[status]),
    scheduledTime,
    awaitsLink: isAhead && status !== 'claimed' && joinUrl === null,
    canPickAgain: !isAhead,
    links: isAhead ? listLinks(booking) : [],
  }
}

/** Our own scheduler does all of it on one page, whose key stays out of logs behind the "#". */
function listLinks({ joinUrl, manageKey, rescheduleUrl, cancelUrl }: Booking): AppointmentLink[] {
  const page = manageKey === null ? null : `/booking#${manageKey}`
  const links = [
    { words: 'Join', url: joinUrl },
    { words: callCardWords.addToCalendar, url: page },
    { words: 'Reschedule', url: page ?? rescheduleUrl },
    { words: 'Cancel', url: page ?? cancelUrl },
  ]
  return links.flatMap(({ words, url }) => (url === null ? [] : [{ words, url }]))
}
