import {
  type Appointment,
  describeAppointment,
} from '#site/islands/chat/calendar/describe-appointment.ts'
import type { ChatState } from '#site/islands/chat/chat-state.ts'
import type { ChatEntry } from '#site/islands/chat/parts/chat-entry.ts'

/**
 * The one calendar of a conversation, in its newest offer: its frame, an offer to open it, or in its place the
 * appointment.
 */
export type Calendar = { entry: ChatEntry } & (
  | { standing: 'frame' | 'closed' }
  | { standing: 'appointment'; appointment: Appointment }
)

export function judgeCalendar(
  { entries, booking, calendarChoice }: Pick<ChatState, 'entries' | 'booking' | 'calendarChoice'>,
  now: Date,
): Calendar | null {
  const entry = entries.findLast(isBookingEntry)
  if (!entry) return null
  const choice = calendarChoice?.key === entry.key ? calendarChoice : null
  if (booking !== null) {
    const appointment = describeAppointment(booking, now)
    const isPickingAgain = appointment.canPickAgain && choice?.isOpen === true
    if (!isPickingAgain) return { entry, standing: 'appointment', appointment }
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

/** Whether the address is this site's own scheduler. */
export function isOwnCalendar(calendlyUrl: string): boolean {
  const { origin } = location
  return URL.canParse(calendlyUrl, origin) && new URL(calendlyUrl, origin).origin === origin
}
