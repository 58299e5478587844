import type { ConversationState } from '#agent/state/conversation-state.ts'
import { site } from '#content/site.ts'

export type BookedCall = {
  /** ISO 8601, or null when the calendar did not say. */
  scheduledTime: string | null
  /** IANA zone to say the time in. */
  timeZone: string
  /** False while only a browser says so, and the calendar itself has not. */
  isConfirmed: boolean
}

/** What the state and the visitor learn when a call was booked. */
export function confirmBooking(
  state: ConversationState,
  { scheduledTime, timeZone, isConfirmed }: BookedCall,
): { state: ConversationState; text: string } {
  const when = scheduledTime ? ` for ${formatMoment(scheduledTime, timeZone)}` : ''
  const news = isConfirmed
    ? `Your call is booked${when}. You can move or cancel it on the appointment above.`
    : `The calendar reports that your call is booked${when}; its own confirmation reaches you by email.`
  return {
    state: { ...state, isBooked: true, isBookingWanted: false, pending: null },
    text: `${news} It takes ${site.callMinutes} minutes, and what you told me here will be read before it, so you need not repeat it. For anything else, write to ${site.email.contact}.`,
  }
}

/** "Monday, November 23 at 9:30 AM EST" */
function formatMoment(isoTime: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(isoTime))
}
