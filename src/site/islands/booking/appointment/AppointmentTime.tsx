import { useSlotFormat } from '#site/islands/booking/appointment/slot-format.ts'
import { nameTimeZone } from '#site/islands/booking/zones/name-time-zone.ts'

type AppointmentTimeProps = {
  startsAt: string
  endsAt: string
  timeZone: string
  /** False beside a field that names the zone. */
  hasZone?: boolean
  /** A call that will not be: its time is struck. */
  isOff?: boolean
  className?: string
}

/** The day set large, and from when to when in which zone. */
export function AppointmentTime(props: AppointmentTimeProps) {
  const { startsAt, endsAt, timeZone, hasZone = true, isOff = false, className = '' } = props
  const format = useSlotFormat(timeZone)
  return (
    <div className={className}>
      <time
        dateTime={startsAt}
        className={`block text-balance ${isOff ? 'text-soft line-through decoration-1' : ''}`}
      >
        <span className="block text-h2">{format.date(startsAt)}</span>
        <span className="mt-1 block text-h3 tabular-nums">{format.range(startsAt, endsAt)}</span>
      </time>
      {hasZone && <p className="mt-1 label">{nameTimeZone(timeZone, new Date(startsAt))}</p>}
    </div>
  )
}
