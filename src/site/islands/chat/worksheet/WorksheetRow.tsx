import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { describeValue } from '#content/describe-value.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { ROW_SLOTS, type RowName, type Slot } from '#domain/fact.ts'
import { Button } from '#site/components/Button.tsx'
import { Mark } from '#site/components/Mark.tsx'
import type { OnlyElements } from '#site/components/only-elements.ts'
import { showMessage } from '#site/islands/chat/score/show-message.ts'
import type { CorrectFact } from '#site/islands/chat/use-correction.ts'

type Row = Worksheet['rows'][number]
export type Changes = {
  onCorrect: CorrectFact
  /** Agrees to the figure that the row shows; says why that failed, or null. */
  onConfirm: (slot: Slot) => Promise<string | null>
}
type RowProps = Changes & { row: Row }

type Words = { label: string; hint: string; inputMode?: 'decimal' }
const ROW_WORDS: Readonly<Record<RowName, Words>> = {
  process: { label: 'Process', hint: 'What is done by hand' },
  hours: { label: 'Hours a week, whole team', hint: 'Such as 30', inputMode: 'decimal' },
  rate: { label: 'Cost of an hour, in dollars', hint: 'Such as 32', inputMode: 'decimal' },
  tools: { label: 'Tools it runs through', hint: 'Names, with commas between them' },
  errors: { label: 'How many in 100 have to be redone', hint: 'Such as 4', inputMode: 'decimal' },
}
const STATES: Readonly<Record<Row['state'], string>> = {
  open: '',
  to_check: 'to check',
  agreed: '✓ agreed',
  refused: 'left out',
}
const TYPED_MAX_CHARS = 200

/** One row: what is known of it, its state in a word, and the way to confirm, change, or fill it. */
export function WorksheetRow({ row, onCorrect, onConfirm }: RowProps) {
  const [isChanging, setIsChanging] = useState(false)
  const { label } = ROW_WORDS[row.row]
  const isOpen = row.state === 'open' || isChanging
  const isToCheck = row.state === 'to_check'
  return (
    <li
      className={`grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 border-t border-line py-2.5 first:border-t-0 ${isToCheck ? '-mx-5 bg-paper px-5' : ''}`}
    >
      <RowMark state={isChanging ? 'open' : row.state} />
      {isOpen ? (
        <RowForm row={row} onCorrect={onCorrect} onClose={() => setIsChanging(false)} />
      ) : (
        <div className="min-w-0">
          <p className="flex items-baseline justify-between gap-x-3 text-small text-soft">
            <span>{label}</span>
            <span className={isToCheck ? 'font-bold text-ink' : ''}>{STATES[row.state]}</span>
          </p>
          <RowActions row={row} onConfirm={onConfirm} onChange={() => setIsChanging(true)}>
            <RowValue row={row} />
          </RowActions>
        </div>
      )}
    </li>
  )
}

/** Filled once agreed, dashed while open; the word beside it says the same. */
function RowMark({ state }: Pick<Row, 'state'>) {
  const isDecided = state === 'agreed' || state === 'to_check'
  return (
    <span className={state === 'agreed' ? 'text-ink *:fill-current' : 'text-soft'}>
      <Mark kind={isDecided ? 'decide' : 'perceive'} className="mt-1" />
    </span>
  )
}

function RowValue({ row: { row, value, workings, quotes, state } }: { row: Row }) {
  if (value === null) return null
  const slot = typeof value === 'number' && row === 'tools' ? 'tool_count' : ROW_SLOTS[row]
  return (
    <div className="min-w-0">
      <p className="text-body font-medium wrap-anywhere">{describeValue(slot, value)}</p>
      {workings && <p className="label wrap-anywhere">{workings}</p>}
      {state === 'to_check' &&
        quotes.map(({ quote, messageId }) => (
          <button
            key={`${messageId} ${quote}`}
            type="button"
            className="label min-h-6 cursor-pointer text-left wrap-anywhere"
            onClick={() => showMessage(messageId)}
          >
            <span className="sr-only">Show in the conversation: </span>
            <span className="evidence">{`“${quote}”`}</span>
          </button>
        ))}
    </div>
  )
}

type RowActionsProps = Omit<RowProps, 'onCorrect'> & {
  onChange: () => void
  children: OnlyElements
}

/** The value with what can be done about it: beside it, or below where a figure waits for a yes. */
function RowActions({ row, onConfirm, onChange, children }: RowActionsProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { label } = ROW_WORDS[row.row]
  const isToCheck = row.state === 'to_check'

  async function confirm() {
    if (isBusy) return
    setIsBusy(true)
    setProblem(await onConfirm(ROW_SLOTS[row.row]))
    setIsBusy(false)
  }

  return (
    <>
      <div className={isToCheck ? 'grid gap-y-2' : 'flex items-start justify-between gap-x-4'}>
        {children}
        <p className="flex items-center gap-x-5">
          {isToCheck && (
            <Button
              look="secondary"
              className="button-small"
              aria-busy={isBusy}
              onClick={() => void confirm()}
            >
              {isBusy ? 'Saving…' : 'That’s right'}
            </Button>
          )}
          <button
            type="button"
            aria-label={`Change: ${label}`}
            className={`link inline-flex min-h-11 cursor-pointer items-center text-small text-soft ${isToCheck ? '' : '-my-2'}`}
            onClick={onChange}
          >
            {row.state === 'refused' ? 'Fill in' : 'Change'}
          </button>
        </p>
      </div>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </>
  )
}

type RowFormProps = Omit<RowProps, 'onConfirm'> & { onClose: () => void }

/** The field of a row. What was typed stays until it is saved, whatever becomes of the call. */
function RowForm({ row, onCorrect, onClose }: RowFormProps) {
  const [typed, setTyped] = useState(() => formatTyped(row))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { label, hint, inputMode } = ROW_WORDS[row.row]
  const isChanging = row.state !== 'open'

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

  return (
    <form
      noValidate
      className="grid min-w-0 gap-1.5"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <label htmlFor={id} className="text-small text-soft">
        {label}
      </label>
      <p className="flex gap-2">
        <input
          ref={input}
          id={id}
          type="text"
          className="input min-w-0"
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
        {(typed.trim() !== '' || isChanging) && (
          <Button type="submit" look="secondary" className="button-small" aria-busy={isBusy}>
            {isBusy ? 'Saving…' : 'Save'}
          </Button>
        )}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="field-error">
          {problem}
        </p>
      )}
      {isChanging && (
        <button
          type="button"
          className="link inline-flex min-h-11 w-fit cursor-pointer items-center text-small text-soft"
          onClick={onClose}
        >
          Cancel
        </button>
      )}
    </form>
  )
}

/** A known value as it would be typed into its field. */
function formatTyped({ value }: Row): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(Number(value.toFixed(2)))
  return typeof value === 'string' ? value : value.join(', ')
}
