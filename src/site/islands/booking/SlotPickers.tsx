import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { SlotDay } from '#site/islands/booking/group-slots.ts'
import type { SlotFormat } from '#site/islands/booking/slot-format.ts'

type DayPickerProps = {
  days: readonly SlotDay[]
  picked: string
  format: SlotFormat
  onPick: (date: string) => void
}

export function DayPicker({ days, picked, format, onPick }: DayPickerProps) {
  return (
    <fieldset>
      <legend className="label mb-0.5">Day</legend>
      <div className="grid grid-cols-5 gap-1 min-[35rem]:grid-cols-10">
        {days.map(({ date, startsAt: [first = ''] }) => (
          <PickOption
            key={date}
            group="day"
            value={date}
            isPicked={date === picked}
            onPick={onPick}
          >
            <span className="block text-label text-soft">{format.weekday(first)}</span>
            <span className="block whitespace-nowrap text-label">{format.day(first)}</span>
          </PickOption>
        ))}
      </div>
    </fieldset>
  )
}

type TimePickerProps = {
  day: SlotDay
  picked: string
  format: SlotFormat
  onPick: (startsAt: string) => void
  /** A time was chosen for good: by pointer, or by Enter. Arrow keys only pass through. */
  onSettle: () => void
}

export function TimePicker({ day, picked, format, onPick, onSettle }: TimePickerProps) {
  return (
    <fieldset>
      <legend className="label mb-0.5">Time</legend>
      <div className="grid grid-cols-3 gap-1 min-[35rem]:grid-cols-6">
        {day.startsAt.map((startsAt) => (
          <PickOption
            key={startsAt}
            group="time"
            value={startsAt}
            isPicked={startsAt === picked}
            onPick={onPick}
            onSettle={onSettle}
          >
            {format.time(startsAt)}
          </PickOption>
        ))}
      </div>
    </fieldset>
  )
}

type PickOptionProps = {
  group: string
  value: string
  isPicked: boolean
  onPick: (value: string) => void
  onSettle?: () => void
  children: ReactNode
}

/** A native radio under its label: arrow keys, names and states come with it. */
function PickOption({ group, value, isPicked, onPick, onSettle, children }: PickOptionProps) {
  function handleClick(event: MouseEvent) {
    // Radios are clicked by arrow keys too; only a pointer's click counts its clicks.
    if (event.detail > 0) onSettle?.()
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
      className="grid min-h-11 cursor-pointer place-content-center rounded-control border border-line bg-raise py-0.5 text-center text-small tabular-nums hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:[&_.text-soft]:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isPicked}
        className="sr-only"
        onChange={() => onPick(value)}
      />
      <span>{children}</span>
    </label>
  )
}
