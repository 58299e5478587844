import type { ComponentProps } from 'react'
import { formatPlainDay } from '#site/admin/parts/format.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** "2026-11-20", or empty. */
  value: string
  onChange: (value: string) => void
}

/** A day, written as everywhere in the staff area; while it is being changed, in the order that the browser has for it. */
export function DateField({ value, onChange, className = '', ...rest }: Props) {
  return (
    <span className="relative block">
      <input
        type="date"
        {...rest}
        value={value}
        className={`peer input input-small max-w-full min-w-0 not-focus:text-transparent ${className}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 flex items-center peer-focus:hidden"
      >
        {value === '' ? '' : formatPlainDay(value)}
      </span>
    </span>
  )
}
type Choice<Value> = { value: Value; label: string }

type ChoiceGroupProps<Value> = {
  legend: string
  choices: readonly Choice<Value>[]
  chosen: Value | null
  onChoose: (value: Value) => void
}

/** Buttons of which one is pressed. */
export function ChoiceGroup<Value extends string | boolean>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, chosen, onChoose } = props
  return (
    <fieldset>
      <legend className="mb-2 text-small text-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={value === chosen}
            className="button button-quiet button-small aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => onChoose(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
