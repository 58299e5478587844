import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { schedulerTexts } from '#content/pages/booking.ts'
import type { ZoneCandidate } from '#site/islands/booking/zones/find-time-zones.ts'
import { nameTimeZone } from '#site/islands/booking/zones/name-time-zone.ts'
import { chooseTimeZone, useIsZoneGuessed } from '#site/islands/booking/zones/time-zone-choice.ts'
import { useZoneFinder } from '#site/islands/booking/zones/use-zone-finder.ts'

type TimeZoneFieldProps = {
  timeZone: string
  /** The moment whose offsets are shown; today's by default. */
  at?: string
  /** The zone that a booking was made in. */
  bookedIn?: string | undefined
  className?: string
}

type ZoneChoiceProps = {
  typed: string
  candidates: readonly ZoneCandidate[]
  onChoose: (timeZone: string) => void
}

/** The zone that all times are told in. What is typed is looked up when the field is left, or by Enter. */
export function TimeZoneField({ timeZone, at, bookedIn, className = '' }: TimeZoneFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const moment = at ? new Date(at) : new Date()
  const { suggestions, outcome, load, suggest, lookUp, forget } = useZoneFinder(moment)
  const isGuessed = useIsZoneGuessed(bookedIn)
  const isUnknown = outcome.kind === 'unknown'

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    load()
    event.target.select()
  }

  function handleChange(typed: string) {
    forget()
    const picked = suggestions.find(({ name }) => name === typed)
    if (picked) return settle(picked.timeZone)
    setDraft(typed)
    suggest(typed)
  }

  function settle(picked: string) {
    chooseTimeZone(picked)
    setDraft(null)
    forget()
  }

  function handleTyped() {
    if (draft === null) return
    setDraft(null)
    lookUp(draft)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      // Enter would submit the form around it.
      event.preventDefault()
      handleTyped()
    }
    // Before the focus moves, so that it moves on to the choice.
    if (event.key === 'Tab') handleTyped()
    if (event.key === 'Escape') {
      setDraft(null)
      forget()
    }
  }

  function handleChoice(picked: string) {
    settle(picked)
    input.current?.focus()
  }

  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id} className="label shrink-0">
          {schedulerTexts.timeZone.label}
        </label>
        <input
          ref={input}
          id={id}
          list={`${id}-zones`}
          autoComplete="off"
          spellCheck={false}
          className="input min-h-11 max-w-80 min-w-44 flex-1 py-1.5"
          value={draft ?? nameTimeZone(timeZone, moment)}
          aria-invalid={isUnknown}
          aria-busy={outcome.kind === 'busy'}
          aria-describedby={`${id}-note`}
          onFocus={handleFocus}
          onChange={(event) => handleChange(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={handleTyped}
        />
        <datalist id={`${id}-zones`}>
          {suggestions.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={`mt-1 empty:hidden ${isUnknown || outcome.kind === 'failed' ? 'field-error' : 'text-small text-soft'}`}
      >
        {describeOutcome(outcome, isGuessed)}
      </p>
      {outcome.kind === 'choice' && (
        <ZoneChoice typed={outcome.typed} candidates={outcome.candidates} onChoose={handleChoice} />
      )}
    </div>
  )
}

function describeOutcome(outcome: ReturnType<typeof useZoneFinder>['outcome'], isGuessed: boolean) {
  switch (outcome.kind) {
    case 'none':
      return isGuessed
        ? 'Your browser does not tell your time zone, so times are in ours. Choose yours here.'
        : ''
    case 'unknown':
      return `No time zone is called “${outcome.typed}”. Type a large city, such as London.`
    case 'choice':
      return `“${outcome.typed}” can mean more than one time zone. Choose yours:`
    case 'failed':
      return 'The list of time zones did not load. Check your connection and try again.'
    default:
      return ''
  }
}

/** The zones that a text may mean, best first. None is chosen beforehand. */
function ZoneChoice({ typed, candidates, onChoose }: ZoneChoiceProps) {
  return (
    <ul
      aria-label={schedulerTexts.timeZone.meanings(typed)}
      className="mt-1 grid max-h-60 gap-1 overflow-y-auto p-0.5"
    >
      {candidates.map(({ timeZone, name, detail }) => (
        <li key={timeZone}>
          <button
            type="button"
            className="min-h-11 w-full cursor-pointer rounded-control border border-line bg-raise px-3 py-1 text-left text-small hover:border-ink"
            onClick={() => onChoose(timeZone)}
          >
            <span className="block font-medium">{name}</span>
            <span className="block text-label text-soft">{detail}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
