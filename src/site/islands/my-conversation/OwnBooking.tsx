import { site } from '#content/site.ts'
import { describeAppointment } from '#site/islands/chat/calendar/describe-appointment.ts'
import { formatFullDay, formatTimeSpan, nameZone } from '#site/islands/chat/format-time.ts'
import type { Booking } from '#site/islands/chat/replies/read-booking.ts'

/** The call that came of the conversation, and where it is changed. */
export function OwnBooking({ booking }: { booking: Booking }) {
  const { heading, note, scheduledTime, links } = describeAppointment(booking, new Date())
  return (
    <section aria-labelledby="own-booking">
      <h2 id="own-booking" className="text-h3">
        Your call
      </h2>
      <p className="mt-2">{heading}</p>
      {scheduledTime !== null && (
        <p className="mt-1">
          <time dateTime={scheduledTime}>
            {formatFullDay(scheduledTime)}, {formatTimeSpan(scheduledTime, site.callMinutes)}
          </time>
          <span className="block label">{nameZone(scheduledTime)}</span>
        </p>
      )}
      {note && <p className="mt-1 text-small text-soft">{note}</p>}
      {links.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {links.map(({ words, url }) => (
            <li key={words}>
              <a className="link inline-flex min-h-11 items-center" href={url}>
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
