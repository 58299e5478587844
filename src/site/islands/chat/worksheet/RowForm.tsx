import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { worksheetWords } from '#content/chat/page.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { ROW_SLOTS, type Slot } from '#domain/fact.ts'
import { Button } from '#site/components/Button.tsx'
import type { CorrectFact } from '#site/islands/chat/api/message.ts'
import { useSay } from '#site/islands/chat/state/use-say.ts'
import { createLate, useLate } from '#site/islands/chat/transcript/LateCards.tsx'
import type { HoursCalculatorProps } from '#site/islands/chat/worksheet/HoursCalculator.tsx'
import { ROW_WORDS } from '#site/islands/chat/worksheet/RowMark.tsx'

type Row = Worksheet['rows'][number]

const TYPED_MAX_CHARS = 200

type RowFormProps = {
  row: Row
  onCorrect: CorrectFact
  isChanging: boolean
  onClose: () => void
  /** Opens the calculator of the row, where it has one. */
  onCount: (() => void) | null
}

/** The field of a row. What was typed stays until it is saved, whatever becomes of the call. */
export function RowForm({ row, isChanging, onCorrect, onClose, onCount }: RowFormProps) {
  const [typed, setTyped] = useState(() => formatTyped(row))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { label, hint, inputMode } = ROW_WORDS[row.row]
  const { say } = useSay()

  useEffect(() => {
    if (isChanging) input.current?.focus()
  }, [isChanging])

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (typed.trim() === '') return setProblem('Enter what is right first.')
    setIsBusy(true)
    const refused = await onCorrect(ROW_SLOTS[row.row], typed)
    setIsBusy(false)
    setProblem(refused)
    if (refused === null) onClose()
  }

  const isTyped = typed.trim() !== ''
  return (
    <form
      noValidate
      className="grid min-w-0 gap-x-3 gap-y-1 short:min-h-11 short:grid-cols-[7.5rem_minmax(0,1fr)] short:items-center"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <label htmlFor={id} className="text-small leading-tight text-soft short:text-[0.875rem]">
        {say(label)}
      </label>
      <p className="flex items-center gap-x-3">
        <input
          ref={input}
          id={id}
          type="text"
          className="input input-small min-w-0 short:px-2 short:text-small"
          autoComplete="off"
          maxLength={TYPED_MAX_CHARS}
          inputMode={inputMode}
          placeholder={hint}
          value={typed}
          readOnly={isBusy}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {(isTyped || isChanging) && (
          <Button type="submit" look="secondary" className="button-small" aria-busy={isBusy}>
            {isBusy ? 'Saving…' : 'Save'}
          </Button>
        )}
        {onCount && !isTyped && !isChanging && (
          <button type="button" className={`${linkClassName} shrink-0`} onClick={onCount}>
            <span>{worksheetWords.row.workOut}</span>
            <span className="sr-only">: people × hours × days</span>
          </button>
        )}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="field-error short:col-span-2">
          {problem}
        </p>
      )}
      {isChanging && (
        <p className="flex flex-wrap gap-x-5 short:col-start-2">
          <button type="button" className={linkClassName} onClick={onClose}>
            Cancel
          </button>
          {onCount && (
            <button type="button" className={linkClassName} onClick={onCount}>
              {worksheetWords.row.workOut}
            </button>
          )}
        </p>
      )}
    </form>
  )
}

export const linkClassName =
  'link inline-flex min-h-11 w-fit cursor-pointer items-center text-small text-soft'

/** A known value as it would be typed into its field. */
function formatTyped({ value }: Row): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(Number(value.toFixed(2)))
  return typeof value === 'string' ? value : value.join(', ')
}

/** Few change the hours. */
export const hoursCalculator = createLate<HoursCalculatorProps>(
  async () => (await import('#site/islands/chat/worksheet/HoursCalculator.tsx')).HoursCalculator,
)

type LateCalculatorProps = Pick<HoursCalculatorProps, 'onClose' | 'onTypeSum'> & {
  row: Row
  onCorrect: CorrectFact
  onConfirm: (slot: Slot) => Promise<string | null>
}

/** A sum that was to check is agreed to when it is kept; an agreed one stays as it is. */
export function LateCalculator({ row, onCorrect, onConfirm, ...closing }: LateCalculatorProps) {
  const { Component, hasFailed } = useLate(hoursCalculator)
  const slot = ROW_SLOTS[row.row]

  useEffect(() => {
    if (hasFailed) closing.onTypeSum()
  }, [hasFailed, closing.onTypeSum])

  if (!Component) return null
  return (
    <Component
      label={ROW_WORDS[row.row].label}
      value={typeof row.value === 'number' ? row.value : null}
      workings={row.workings}
      onUse={(sum) => onCorrect(slot, sum)}
      onKeep={async () => (row.state === 'to_check' ? onConfirm(slot) : null)}
      {...closing}
    />
  )
}
