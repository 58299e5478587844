import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { SlotFormat } from '#site/islands/booking/appointment/slot-format.ts'
import { isSameInstant, type SlotDay } from '#site/islands/booking/group-slots.ts'
import type { SlotPick } from '#site/islands/booking/use-slot-pick.ts'
import {
  describeClockChange,
  measureClockChange,
} from '#site/islands/booking/zones/clock-change.ts'
import { nameTimeZone } from '#site/islands/booking/zones/name-time-zone.ts'

/** Why an option cannot be picked: as it is seen, and as it is heard. */
type PickMark = { short: string; long: string }

type PickOptionProps = {
  group: string
  value: string
  isPicked: boolean
  mark?: PickMark | undefined
  onPick: (value: string) => void
  onSettle?: (() => void) | undefined
  children: ReactNode
}

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
    <div className="@container flex grow flex-col gap-3">
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
    <div className="flex grow flex-col">
      {/* Without a box of its own: in Chromium the content of a fieldset does not grow with it. */}
      <fieldset className="contents">
        <legend className="label mb-0.5">Time</legend>
        {/* Many times take the height that the frame in the chat has left; few would become too tall. */}
        <div
          className={`grid gap-1 has-[>:nth-child(13)]:grow ${hasLongLabel ? 'grid-cols-2 @min-[33rem]:grid-cols-4' : 'grid-cols-3 @min-[23rem]:grid-cols-4 @min-[33rem]:grid-cols-6'}`}
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
    </div>
  )
}

function markPresent(startsAt: string, present: string): PickMark | undefined {
  return isSameInstant(startsAt, present) ? { short: 'now', long: 'your current time' } : undefined
}

/** A native radio under its label: arrow keys, names and states come with it. */
function PickOption(props: PickOptionProps) {
  const { group, value, isPicked, mark, onPick, onSettle, children } = props

  function handleClick(event: MouseEvent) {
    // Radios are clicked by arrow keys too; only a pointer's click counts its clicks.
    if (event.detail > 0 && !mark) onSettle?.()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Enter in a radio would submit the form before the visitor has seen the rest of it.
    if (event.key !== 'Enter') return
    event.preventDefault()
    onPick(value)
    onSettle?.()
  }

  return (
    <label
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      className="grid max-h-18 min-h-11 cursor-pointer place-content-center rounded-control border border-line bg-raise py-0.5 text-center text-small tabular-nums hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none has-disabled:cursor-default has-disabled:border-dashed has-disabled:border-edge has-disabled:bg-transparent has-checked:[&_.text-soft]:text-paper forced-colors:has-checked:[&_.text-soft]:text-[HighlightText] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isPicked}
        disabled={mark !== undefined}
        className="sr-only"
        onChange={() => onPick(value)}
      />
      <span>
        <span>{children}</span>
        {mark && (
          <span className="block label leading-tight">
            <span aria-hidden="true">{mark.short}</span>
            <span className="sr-only">{mark.long}</span>
          </span>
        )}
      </span>
    </label>
  )
}
