import { useId, useState } from 'react'
import type { FilterField } from '#site/admin/filters/filter-field.ts'

type Props = { field: FilterField; value: string; onChange: (value: string) => void }

export function FilterControl({ field, value, onChange }: Props) {
  const id = useId()
  if (field.kind === 'linked') return null
  return (
    <div className="field gap-1">
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'choice' ? (
        <select
          id={id}
          className="input input-small"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">Any</option>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : null}
      {field.kind === 'date' ? (
        <input
          id={id}
          type="date"
          className="input input-small"
          value={value.slice(0, DAY_CHARS)}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : null}
      {field.kind === 'text' || field.kind === 'number' ? (
        <TypedControl
          id={id}
          value={value}
          isNumber={field.kind === 'number'}
          onChange={onChange}
        />
      ) : null}
    </div>
  )
}

/** Of "2026-03-12", which a link may follow with a time. */
const DAY_CHARS = 10

type TypedProps = {
  id: string
  value: string
  isNumber: boolean
  onChange: (value: string) => void
}

/** Takes effect when it is left or Enter is pressed: each letter would ask the server and fill the history. */
function TypedControl({ id, value, isNumber, onChange }: TypedProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    if (draft !== null) onChange(draft.trim())
    setDraft(null)
  }
  return (
    <input
      id={id}
      type="text"
      inputMode={isNumber ? 'numeric' : 'text'}
      className="input input-small"
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}
