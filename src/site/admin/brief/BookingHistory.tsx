import { briefWords } from '#content/staff/brief.ts'
import type { AdminBooking, AdminBookingEvent } from '#contract/admin-bookings.ts'
import { briefLooks } from '#site/admin/brief/BriefHead.tsx'
import { describeKind, describeTeller } from '#site/admin/parts/booking-words.ts'
import { formatCallDay, formatMoment, formatSpan } from '#site/admin/parts/format-moment.ts'
import { Mark } from '#site/components/Mark.tsx'

type Props = { events: readonly AdminBookingEvent[]; provider: AdminBooking['provider'] }

/** What happened to the booking, who said so, and when. */
export function BookingHistory({ events, provider }: Props) {
  return (
    <section aria-labelledby="history-heading">
      <h3 id="history-heading" className={briefLooks.title}>
        {briefWords.history}
      </h3>
      <ol className="trace print:grid-cols-4 print:gap-x-4 print:gap-y-2">
        {events.map((event) => (
          <li
            key={`${event.kind}-${event.source}-${event.at}`}
            className="trace-step gap-x-4 pb-3.5 last:before:hidden print:gap-x-2 print:pb-0 print:before:hidden"
          >
            <Mark kind={chooseMark(event)} />
            <div className="text-small">
              <p>
                <span className="font-medium">{describeKind(event)}</span>
                {event.starts_at && <span>{` for ${describeStart(event.starts_at)}`}</span>}
                {event.detail && <span>{`: ${event.detail}`}</span>}
              </p>
              <p className="label">
                <time dateTime={event.at}>{formatMoment(event.at)}</time>
                <span>{`, ${describeTeller(event, provider)}`}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function describeStart(startsAt: string): string {
  return `${formatCallDay(startsAt)}, ${formatSpan({ startsAt, endsAt: null }).slice(0, 5)}`
}

/** ○ somebody said so, ◇ it was decided on, ■ it stands. */
function chooseMark({ kind }: AdminBookingEvent) {
  if (kind === 'created' || kind === 'moved' || kind === 'held' || kind === 'won') return 'act'
  return ['offered', 'opened', 'claimed'].includes(kind) ? 'perceive' : 'decide'
}
