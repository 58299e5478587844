import { type RefObject, useEffect, useRef, useState } from 'react'
import { worksheetWords } from '#content/chat/page.ts'
import { describeValue } from '#content/describe-value.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { ROW_SLOTS } from '#domain/fact.ts'
import { Button } from '#site/components/Button.tsx'
import { useSay } from '#site/islands/chat/state/use-say.ts'
import {
  type Changes,
  LateCalculator,
  linkClassName,
  RowForm,
} from '#site/islands/chat/worksheet/RowForm.tsx'
import { ROW_WORDS, RowMark, rowClassName } from '#site/islands/chat/worksheet/RowMark.tsx'

type Row = Worksheet['rows'][number]
type RowProps = Changes & { row: Row }

const STATES: Readonly<Record<Row['state'], string>> = {
  open: '',
  to_check: 'to check',
  agreed: '✓ agreed',
  refused: 'left out',
}

type Editing = 'field' | 'calculator' | null

/** One row: what is known of it, its state in a word, and the way to confirm, change, or fill it. */
export function WorksheetRow({ row, onShowWords, ...changes }: RowProps) {
  const [editing, setEditing] = useState<Editing>(null)
  const changer = useReturningFocus(editing, row.state)
  const isRaised = row.state === 'to_check' || editing !== null

  function close() {
    changes.onType(row.row, '')
    setEditing(null)
  }

  return (
    <li
      data-worksheet-row={row.row}
      className={`${rowClassName} ${isRaised ? 'bg-paper' : ''} group`}
    >
      <RowMark state={editing === null ? row.state : 'to_check'} />
      <div
        className={`min-w-0 border-t border-line py-2.5 group-first:border-t-0 ${row.state === 'agreed' ? 'close:py-0 group-last:has-[.label]:close:pb-2' : 'close:py-0.5'}`}
      >
        {editing === 'calculator' ? (
          <LateCalculator
            row={row}
            {...changes}
            onClose={close}
            onTypeSum={() => setEditing('field')}
          />
        ) : row.state === 'open' || editing !== null ? (
          <RowForm
            row={row}
            isChanging={editing !== null}
            onCorrect={changes.onCorrect}
            onType={changes.onType}
            onClose={() => setEditing(null)}
            onCancel={close}
            onCount={row.row === 'hours' ? () => setEditing('calculator') : null}
          />
        ) : (
          <KnownRow
            row={row}
            changer={changer}
            onConfirm={changes.onConfirm}
            onShowWords={onShowWords}
            onChange={() => setEditing(row.row === 'hours' ? 'calculator' : 'field')}
          />
        )}
      </div>
    </li>
  )
}

/** Focus goes to what opens the form, once that is closed or saved and nothing else took it. */
function useReturningFocus(editing: Editing, state: Row['state']) {
  const changer = useRef<HTMLButtonElement>(null)
  const isForm = editing !== null || state === 'open'
  const wasForm = useRef(false)

  useEffect(() => {
    if (!isForm && wasForm.current && document.activeElement === document.body) {
      changer.current?.focus({ preventScroll: true })
    }
    wasForm.current = isForm
  }, [isForm])

  return changer
}

type KnownRowProps = Omit<RowProps, 'onCorrect' | 'onType'> & {
  changer: RefObject<HTMLButtonElement | null>
  onChange: () => void
}

/** Closed up it is one line: name, value, Change. A figure to check keeps its room. */
function KnownRow({ row, changer, onConfirm, onShowWords, onChange }: KnownRowProps) {
  const { label, name } = ROW_WORDS[row.row]
  const { say } = useSay()
  const isToCheck = row.state === 'to_check'
  const layout = isToCheck
    ? 'close:pt-2'
    : 'close:min-h-11 close:grid-cols-[6.5rem_minmax(0,1fr)_auto] close:items-center'
  return (
    <>
      <div className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 ${layout}`}>
        <span className="text-small text-soft">{say(name)}</span>
        <span
          className={`text-small ${isToCheck ? 'font-bold text-ink' : 'text-soft'} ${row.state === 'agreed' ? 'close:sr-only' : ''}`}
        >
          {say(STATES[row.state])}
        </span>
        {row.value !== null && <RowValue row={row} onShowWords={onShowWords} />}
        {!isToCheck && (
          <button
            ref={changer}
            type="button"
            aria-label={`${say('Change')}: ${say(label)}`}
            className={`${linkClassName} -my-2 justify-self-end close:my-0`}
            onClick={onChange}
          >
            {say(row.state === 'refused' ? worksheetWords.row.fillIn : 'Change')}
          </button>
        )}
      </div>
      {isToCheck && (
        <Checking row={row} changer={changer} onConfirm={onConfirm} onChange={onChange} />
      )}
    </>
  )
}

/** The value of a row; where its quote is known, a button that shows it. */
function RowValue({ row, onShowWords }: Pick<RowProps, 'row' | 'onShowWords'>) {
  const { value, workings, quotes } = row
  const slot = typeof value === 'number' && row.row === 'tools' ? 'tool_count' : ROW_SLOTS[row.row]
  const { say } = useSay()
  const described = describeValue(slot, value)
  const said = typeof value === 'number' ? say(described) : described
  const messageId = quotes[0]?.messageId
  const look = 'text-lead leading-snug font-medium wrap-anywhere close:text-body close:leading-snug'
  return (
    <div className="min-w-0">
      {messageId === undefined ? (
        <p className={look}>{said}</p>
      ) : (
        <button
          type="button"
          className={`${look} min-h-6 cursor-pointer text-left`}
          onClick={() => onShowWords(messageId)}
        >
          <span className="sr-only">{`${worksheetWords.row.showWords} `}</span>
          <span>{said}</span>
        </button>
      )}
      {workings && <p className="label wrap-anywhere">{workings}</p>}
    </div>
  )
}

/** A value that waits for a yes, with the buttons to agree and to change it. */
function Checking({ row, changer, onConfirm, onChange }: Omit<KnownRowProps, 'onShowWords'>) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { say } = useSay()

  async function confirm() {
    if (isBusy) return
    setIsBusy(true)
    setProblem(await onConfirm(ROW_SLOTS[row.row]))
    setIsBusy(false)
  }

  return (
    <>
      <p className="mt-2 flex items-center gap-x-5 close:mt-1 close:pb-2">
        <Button
          look="secondary"
          className="button-small"
          aria-busy={isBusy}
          onClick={() => void confirm()}
        >
          {isBusy ? (
            'Saving…'
          ) : (
            <>
              <Tick />
              <span>{say(worksheetWords.row.right)}</span>
            </>
          )}
        </Button>
        <button
          ref={changer}
          type="button"
          aria-label={`${say('Change')}: ${say(ROW_WORDS[row.row].label)}`}
          className={linkClassName}
          onClick={onChange}
        >
          {say('Change')}
        </button>
      </p>
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </>
  )
}

function Tick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current">
      <path d="m2.5 8.5 3.6 3.6 7.4-8" strokeWidth="1.8" />
    </svg>
  )
}
