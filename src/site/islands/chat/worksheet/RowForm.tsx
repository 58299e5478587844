import {
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { worksheetWords } from '#content/chat/page.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { ROW_SLOTS, type RowName, type Slot } from '#domain/fact.ts'
import type { CorrectFact } from '#site/islands/chat/api/message.ts'
import { useSay } from '#site/islands/chat/state/use-say.ts'
import { createLate, useLate } from '#site/islands/chat/transcript/LateCards.tsx'
import type { HoursCalculatorProps } from '#site/islands/chat/worksheet/HoursCalculator.tsx'
import { ROW_WORDS } from '#site/islands/chat/worksheet/RowMark.tsx'

type Row = Worksheet['rows'][number]

export type Changes = {
  onCorrect: CorrectFact
  /** Tells what stands in a row's field before it is saved; nothing once that is given up. */
  onType: (row: RowName, text: string) => void
  /** Agrees to the figure that the row shows; says why that failed, or null. */
  onConfirm: (slot: Slot) => Promise<string | null>
  /** Leads to the message that a row rests on. */
  onShowWords: (messageId: string) => void
}

const TYPED_MAX_CHARS = 200

type RowFormProps = Pick<Changes, 'onCorrect' | 'onType'> & {
  row: Row
  isChanging: boolean
  /** It was saved, or left as it was. */
  onClose: () => void
  onCancel: () => void
  /** Opens the calculator of the row, where it has one. */
  onCount: (() => void) | null
}

/** The field of a row. Enter saves it, and so does leaving it; what was typed stays, whatever becomes of the call. */
export function RowForm({ row, isChanging, onClose, onCancel, onCount, ...changes }: RowFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const { typed, type, problem, isBusy, save, leave } = useRowField(row, { ...changes, onClose })
  const id = useId()
  const { label, hint, inputMode } = ROW_WORDS[row.row]
  const { say } = useSay()

  useEffect(() => {
    if (isChanging) input.current?.focus()
  }, [isChanging])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  /** The window was left and not the field, or what is pressed belongs to the row. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
    if (document.activeElement === currentTarget) return
    if (!currentTarget.form?.contains(relatedTarget)) void leave()
  }

  const isTyped = typed.trim() !== ''
  return (
    <form
      noValidate
      className="grid min-w-0 gap-x-3 gap-y-1 short:min-h-11 short:grid-cols-[7.5rem_minmax(0,1fr)] short:items-center"
      onSubmit={handleSubmit}
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
          enterKeyHint="done"
          placeholder={hint}
          value={typed}
          readOnly={isBusy}
          aria-busy={isBusy}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : `${id}-saving`}
          onChange={(event) => type(event.target.value)}
          onBlur={handleBlur}
        />
        <span id={`${id}-saving`} className="label shrink-0 empty:hidden max-sm:sr-only">
          {isBusy ? worksheetWords.row.saving : isTyped && worksheetWords.row.enter}
        </span>
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
        <p className="flex flex-wrap gap-x-5 short:col-start-2" onMouseDown={keepFocus}>
          <button type="button" className={linkClassName} onClick={onCancel}>
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

/** Safari takes the focus from a field when a button is pressed, which would save the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

type FieldChanges = Pick<RowFormProps, 'onCorrect' | 'onType' | 'onClose'>

function useRowField(row: Row, { onCorrect, onType, onClose }: FieldChanges) {
  const [first] = useState(() => formatTyped(row))
  const [typed, setTyped] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const refused = useRef<string | null>(null)

  function type(text: string) {
    setTyped(text)
    onType(row.row, text)
  }

  async function save() {
    if (isBusy) return
    if (typed.trim() === '') return setProblem('Enter what is right first.')
    setIsBusy(true)
    const said = await onCorrect(ROW_SLOTS[row.row], typed)
    setIsBusy(false)
    setProblem(said)
    refused.current = said === null ? null : typed
    if (said === null) onClose()
  }

  /** A field that is left as it was says nothing, and the same words are not refused twice. */
  async function leave() {
    if (typed.trim() === '' || typed === first) return onClose()
    if (typed !== refused.current) await save()
  }

  return { typed, type, problem, isBusy, save, leave }
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
