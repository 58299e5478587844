import { isSameInstant, type SlotDay } from '#site/islands/booking/group-slots.ts'
import { type PickMark, PickOption } from '#site/islands/booking/PickOption.tsx'
import type { SlotFormat } from '#site/islands/booking/slot-format.ts'
import type { SlotPick } from '#site/islands/booking/use-slot-pick.ts'
import {
  describeClockChange,
  measureClockChange,
} from '#site/islands/booking/zones/clock-change.ts'
import { nameTimeZone } from '#site/islands/booking/zones/name-time-zone.ts'

type SlotPickersProps = {
  pick: SlotPick & { day: SlotDay }
  timeZone: string
  format: SlotFormat
  /** The time of a call that is to be moved. */
  present?: string
  /** A time was chosen for good: by pointer, or by Enter. Arrow keys only pass through. */
  onSettle?: () => void
}

/** A day, then a time on it. */
export function SlotPickers({ pick, timeZone, format, present = '', onSettle }: SlotPickersProps) {
  const { day } = pick
  const [first = ''] = day.startsAt
  const clockChange = describeClockChange(measureClockChange(day.date, timeZone))
  const count = day.startsAt.length === 1 ? '1 time' : `${day.startsAt.length} times`
  return (
    <div className="@container grid gap-3">
      <DayPicker pick={pick} format={format} />
      {clockChange && <p className="text-small text-soft">{clockChange}</p>}
      <TimePicker pick={pick} format={format} present={present} onSettle={onSettle} />
      <p role="status" className="sr-only">
        {`${count} on ${format.longDay(first)}, ${nameTimeZone(timeZone, new Date(first))}. ${clockChange}`}
      </p>
    </div>
  )
}

function DayPicker({ pick, format }: Pick<SlotPickersProps, 'pick' | 'format'>) {
  return (
    <fieldset>
      <legend className="label mb-0.5">Day</legend>
      <div className="grid grid-cols-4 gap-1 @min-[16rem]:grid-cols-5 @min-[33rem]:grid-cols-10">
        {pick.days.map(({ date, startsAt: [first = ''] }) => (
          <PickOption
            key={date}
            group="day"
            value={date}
            isPicked={date === pick.day.date}
            onPick={pick.pickDay}
          >
            <span className="block text-label text-soft">{format.weekday(first)}</span>
            <span className="block whitespace-nowrap text-label">{format.day(first)}</span>
          </PickOption>
        ))}
      </div>
    </fieldset>
  )
}

type TimePickerProps = Pick<SlotPickersProps, 'pick' | 'format' | 'onSettle'> & { present: string }

function TimePicker({ pick, format, present, onSettle }: TimePickerProps) {
  const labels = format.times(pick.day.startsAt)
  const hasLongLabel = labels.some((label) => label.length > 'HH:MM AM'.length)
  return (
    <fieldset>
      <legend className="label mb-0.5">Time</legend>
      <div
        className={`grid gap-1 ${hasLongLabel ? 'grid-cols-2 @min-[33rem]:grid-cols-4' : 'grid-cols-3 @min-[23rem]:grid-cols-4 @min-[33rem]:grid-cols-6'}`}
      >
        {pick.day.startsAt.map((startsAt, index) => (
          <PickOption
            key={startsAt}
            group="time"
            value={startsAt}
            isPicked={startsAt === pick.startsAt}
            mark={markPresent(startsAt, present)}
            onPick={pick.pickTime}
            onSettle={onSettle}
          >
            {labels[index]}
          </PickOption>
        ))}
      </div>
    </fieldset>
  )
}

function markPresent(startsAt: string, present: string): PickMark | undefined {
  return isSameInstant(startsAt, present) ? { short: 'now', long: 'your present time' } : undefined
}
