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
        className={`peer input input-small not-focus:text-transparent ${className}`}
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
