import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { factLabels, factUnits } from '#content/fact-words.ts'
import { Button } from '#site/components/Button.tsx'
import { CorrectionField, formatTyped } from '#site/islands/chat/score/CorrectionField.tsx'
import type { CardFact } from '#site/islands/chat/score/card-facts.ts'
import type { CorrectFact } from '#site/islands/chat/use-correction.ts'

type CorrectionFormProps = { fact: CardFact; onClose: () => void; onCorrect: CorrectFact }

/** Stands in the place of the fact. What was typed stays until it is saved, whatever happens to the call. */
export function CorrectionForm({ fact, onClose, onCorrect }: CorrectionFormProps) {
  const { slot } = fact
  const [typed, setTyped] = useState(() => formatTyped(fact))
  const [problem, setProblem] = useState<string | null>(null)
  const [busyWith, setBusyWith] = useState<'save' | 'forget' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  useEffect(() => focusField(form.current), [])

  async function correct(value: string | null) {
    if (busyWith !== null) return
    setBusyWith(value === null ? 'forget' : 'save')
    setProblem(null)
    const refused = await onCorrect(slot, value)
    setBusyWith(null)
    if (refused === null) return onClose()
    setProblem(refused)
    focusField(form.current)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return setProblem('Enter what is right, or choose “Forget this”.')
    if (typed === formatTyped(fact)) return onClose()
    void correct(typed)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && busyWith === null) onClose()
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={`Correct: ${factLabels[slot]}`}
      className="card my-1 grid gap-3 p-4"
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      <div className="field gap-1.5">
        <label htmlFor={id}>{factLabels[slot]}</label>
        <CorrectionField
          id={id}
          slot={slot}
          typed={typed}
          isWrong={problem !== null}
          isBusy={busyWith !== null}
          onType={setTyped}
        />
        <p id={`${id}-unit`} className="field-help empty:hidden">
          {factUnits[slot] ?? (slot === 'tools' ? 'names, with commas between them' : null)}
        </p>
        <p id={`${id}-problem`} role="alert" className="field-error empty:hidden">
          {problem}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" className="button-small" aria-busy={busyWith === 'save'}>
          {busyWith === 'save' ? 'Saving…' : 'Save'}
        </Button>
        <Button
          look="quiet"
          className="button-small"
          aria-busy={busyWith === 'forget'}
          onClick={() => void correct(null)}
        >
          {busyWith === 'forget' ? 'Forgetting…' : 'Forget this'}
        </Button>
        <button
          type="button"
          className="link ml-1 inline-flex min-h-11 cursor-pointer items-center text-small text-soft"
          onClick={onClose}
        >
          Cancel
        </button>
      </div>
    </form>
  )
}

function focusField(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('input, select, textarea')
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}
