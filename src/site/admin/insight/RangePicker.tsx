import { type FormEvent, useState } from 'react'
import { chooseRange } from '#site/admin/insight/insight-address.ts'
import { Button } from '#site/components/Button.tsx'
import type { RangeQuery } from '#site/lib/insight-api.ts'

const PRESETS = [
  { days: '7', label: '7 days' },
  { days: '30', label: '30 days' },
  { days: '90', label: '90 days' },
  { days: '365', label: '1 year' },
]

type Days = { from: string; to: string }
type Props = {
  range: RangeQuery /** Which days these are; null until the server has said. */
  shown: Days | null
}

/** The days that are looked at: so many until today, or any two. */
export function RangePicker({ range, shown }: Props) {
  return (
    <div className="insight-range">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="field-label mb-2">Days until today</legend>
        {PRESETS.map(({ days, label }) => (
          <Button
            key={days}
            look="quiet"
            className="button-small aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            aria-pressed={range.days === days}
            onClick={() => chooseRange({ days })}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {shown ? <DaysForm key={`${shown.from} ${shown.to}`} {...shown} /> : null}
    </div>
  )
}

function DaysForm({ from, to }: Days) {
  const [fault, setFault] = useState<string | null>(null)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [first, last] = [String(typed.get('from')), String(typed.get('to'))]
    if (!first || !last) return setFault('Give both days.')
    if (first > last) return setFault('The first day is after the last one.')
    setFault(null)
    chooseRange({ from: first, to: last })
  }

  return (
    <form noValidate className="flex flex-wrap items-end gap-2" onSubmit={handleSubmit}>
      <DayField name="from" label="From" day={from} hasFault={fault !== null} />
      <DayField name="to" label="To" day={to} hasFault={fault !== null} />
      <Button type="submit" look="quiet" className="button-small">
        Show
      </Button>
      <p id="range-fault" role="alert" className="field-error basis-full empty:hidden">
        {fault}
      </p>
    </form>
  )
}

type FieldProps = { name: string; label: string; day: string; hasFault: boolean }

function DayField({ name, label, day, hasFault }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={`range-${name}`}>{label}</label>
      <input
        id={`range-${name}`}
        name={name}
        type="date"
        defaultValue={day}
        className="input insight-day"
        aria-invalid={hasFault}
        aria-describedby="range-fault"
      />
    </div>
  )
}
