import { site } from '#content/site.ts'
import type { Booking, Confirmation } from '#site/islands/chat/api/view.ts'
import { type ChatEntry, toEntry } from '#site/islands/chat/state/chat-entry.ts'
import type { BookingClaim } from '#site/islands/chat/state/resume-marker.ts'

/** The message whose calendar the visitor last opened or closed. */
export type CalendarChoice = { key: string; isOpen: boolean }

/** The part of the chat's state that news of a booking change. */
export type BookingState = {
  conversationId: string | null
  entries: readonly ChatEntry[]
  booking: Booking | null
  calendarChoice: CalendarChoice | null
  /** The booking that the calendar reported, until the server has it. */
  unrecordedClaim: BookingClaim | null
}

export type BookingAction =
  | { type: 'calendar_chosen'; choice: CalendarChoice }
  | { type: 'booked'; claim: BookingClaim }
  | { type: 'booking_recorded'; inviteeUri: string; confirmation: Confirmation }
  /** `before` is the booking that was shown when the server was asked. */
  | {
      type: 'booking_refreshed'
      conversationId: string
      before: Booking | null
      booking: Booking | null
    }

export function reduceBooking<State extends BookingState>(
  state: State,
  action: BookingAction,
): State {
  switch (action.type) {
    case 'calendar_chosen':
      return { ...state, calendarChoice: action.choice }
    case 'booked':
      return {
        ...state,
        booking: toBooking(action.claim),
        unrecordedClaim: action.claim,
        calendarChoice: null,
      }
    case 'booking_recorded':
      return appendConfirmation(state, action)
    case 'booking_refreshed':
      return refresh(state, action)
  }
}

type ActionOf<Type extends BookingAction['type']> = Extract<BookingAction, { type: Type }>

/** Nothing to confirm after "start over": the booking belongs to the conversation that left. */
function appendConfirmation<State extends BookingState>(
  state: State,
  { inviteeUri, confirmation: { message, booking } }: ActionOf<'booking_recorded'>,
): State {
  if (state.unrecordedClaim?.inviteeUri !== inviteeUri) return state
  // The server may have recorded it before the answer was lost; the view then holds this message already.
  const isShown = state.entries.some((entry) => entry.id === message.id)
  const entry = { ...toEntry(message), isAwaited: true }
  return {
    ...state,
    unrecordedClaim: null,
    booking: booking ?? state.booking,
    entries: isShown ? state.entries : [...state.entries, entry],
  }
}

/** An answer that the visitor's own booking has overtaken is dropped, and so is one that knows of none. */
function refresh<State extends BookingState>(
  state: State,
  { conversationId, before, booking }: ActionOf<'booking_refreshed'>,
): State {
  const isOvertaken = state.conversationId !== conversationId || state.booking !== before
  const told = settleBooking(state.unrecordedClaim, booking)
  if (isOvertaken || told === null) return state
  if (before !== null && isSame(before, told)) return state
  // News of the booking comes before what was open in its place.
  return { ...state, booking: told, calendarChoice: null }
}

function isSame(one: Booking, other: Booking): boolean {
  return (Object.keys(other) as (keyof Booking)[]).every((name) => one[name] === other[name])
}

/** Until a claim is recorded the server may speak of an earlier booking, unless the scheduler told it of this one. */
export function settleBooking(claim: BookingClaim | null, told: Booking | null): Booking | null {
  if (claim === null) return told
  return told?.status === 'confirmed' || told?.status === 'rescheduled' ? told : toBooking(claim)
}

/** Our own scheduler reports what it has stored; what another one reports is to be confirmed by its server. */
function toBooking({ eventUri, scheduledTime }: BookingClaim): Booking {
  const isCalendly = eventUri.startsWith('https://api.calendly.com/')
  return {
    status: isCalendly ? 'claimed' : 'confirmed',
    provider: isCalendly ? 'calendly' : 'embedded',
    scheduledTime,
    manageKey: null,
    joinUrl: null,
    rescheduleUrl: null,
    cancelUrl: null,
  }
}

/**
 * The one calendar of a conversation, in its newest offer: its frame, an offer to open it, or in its place the
 * appointment.
 */
export type Calendar = { entry: ChatEntry } & (
  | { standing: 'frame' | 'closed' }
  | { standing: 'appointment'; booking: Booking }
)

export function judgeCalendar(
  {
    entries,
    booking,
    calendarChoice,
  }: Pick<BookingState, 'entries' | 'booking' | 'calendarChoice'>,
  now: Date,
): Calendar | null {
  const entry = entries.findLast(isBookingEntry)
  if (!entry) return null
  const choice = calendarChoice?.key === entry.key ? calendarChoice : null
  if (booking !== null) {
    const isPickingAgain = !isComing(booking, now) && choice?.isOpen === true
    if (!isPickingAgain) return { entry, standing: 'appointment', booking }
  }
  const isOpen = choice?.isOpen ?? opensByItself(entry)
  return { entry, standing: isOpen ? 'frame' : 'closed' }
}

export function isBookingEntry(entry: ChatEntry): boolean {
  return entry.type === 'booking_widget' && entry.metadata.calendlyUrl !== null
}

/** After a reload another party's calendar waits for a click: no request leaves the site unasked. */
function opensByItself({ isRestored, metadata }: ChatEntry): boolean {
  return !isRestored || isOwnCalendar(metadata.calendlyUrl ?? '')
}

/** True when the address is this site's own scheduler. */
export function isOwnCalendar(calendlyUrl: string): boolean {
  const { origin } = location
  return URL.canParse(calendlyUrl, origin) && new URL(calendlyUrl, origin).origin === origin
}

/** Nobody has called it off, and it has not been held. */
export function isLive({ status }: Booking): boolean {
  return status === 'confirmed' || status === 'rescheduled' || status === 'claimed'
}

const MINUTE_MS = 60_000

/** Still to come, or under way. */
export function isComing(booking: Booking, now: Date): boolean {
  if (!isLive(booking)) return false
  if (booking.scheduledTime === null) return true
  return Date.parse(booking.scheduledTime) + site.callMinutes * MINUTE_MS > now.getTime()
}
