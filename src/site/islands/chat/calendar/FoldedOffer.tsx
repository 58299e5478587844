import type { Calendar } from '#site/islands/chat/calendar/judge-calendar.ts'
import { showMessage } from '#site/islands/chat/score/show-message.ts'

/** Stands in an earlier offer; there is one calendar, in the newest. */
export function FoldedOffer({ calendar }: { calendar: Calendar }) {
  const isBooked = calendar.standing === 'appointment'
  return (
    <button
      type="button"
      className="link inline-flex min-h-11 cursor-pointer items-center text-small text-soft"
      onClick={() => showMessage(calendar.entry.id)}
    >
      <span>{isBooked ? 'Your call is further down' : 'The calendar is further down'}</span>
      <span aria-hidden="true">&nbsp;↓</span>
    </button>
  )
}
