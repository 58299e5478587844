import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import {
  findTimeZone,
  listTimeZones,
  type TimeZoneOption,
} from '#site/islands/booking/zones/list-time-zones.ts'
import { nameTimeZone } from '#site/islands/booking/zones/name-time-zone.ts'
import { chooseTimeZone, useIsZoneGuessed } from '#site/islands/booking/zones/time-zone-choice.ts'

type TimeZoneFieldProps = {
  timeZone: string
  /** The moment whose offsets are shown; today's by default. */
  at?: string
  /** The zone that a booking was made in. */
  bookedIn?: string | undefined
  className?: string
}

/** The zone that all times are told in. The browser's own list of suggestions searches cities and names of zones. */
export function TimeZoneField({ timeZone, at, bookedIn, className = '' }: TimeZoneFieldProps) {
  const id = useId()
  const [options, setOptions] = useState<readonly TimeZoneOption[]>([])
  const [draft, setDraft] = useState<string | null>(null)
  const [unknown, setUnknown] = useState('')
  const moment = at ? new Date(at) : new Date()
  const current = nameTimeZone(timeZone, moment)
  const isGuessed = useIsZoneGuessed(bookedIn)

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    if (options.length === 0) setOptions(listTimeZones(moment))
    event.target.select()
  }

  function handleChange(typed: string) {
    setUnknown('')
    const picked = options.find(({ name }) => name === typed)
    if (picked) settle(picked)
    else setDraft(typed)
  }

  function settle(picked: TimeZoneOption | null) {
    if (picked) chooseTimeZone(picked.timeZone)
    setDraft(null)
  }

  function handleTyped() {
    if (draft === null) return
    const found = findTimeZone(options, draft, moment)
    if (!found && draft.trim() !== '') setUnknown(draft.trim())
    settle(found)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      // Enter would submit the form around it.
      event.preventDefault()
      handleTyped()
    }
    if (event.key === 'Escape') setDraft(null)
  }

  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id} className="label shrink-0">
          Time zone
        </label>
        <input
          id={id}
          list={`${id}-zones`}
          autoComplete="off"
          spellCheck={false}
          className="input min-h-11 max-w-80 min-w-44 flex-1 py-1.5"
          value={draft ?? current}
          aria-invalid={unknown !== ''}
          aria-describedby={`${id}-note`}
          onFocus={handleFocus}
          onChange={(event) => handleChange(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={handleTyped}
        />
        <datalist id={`${id}-zones`}>
          {options.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <p id={`${id}-note`} role="status" className="field-error mt-1 empty:hidden">
        {isGuessed && unknown === '' && (
          <span className="text-soft">
            Your browser does not tell your time zone, so times are in ours. Choose yours here.
          </span>
        )}
        {unknown && `No time zone is called “${unknown}”. Type a large city, such as London.`}
      </p>
    </div>
  )
}
