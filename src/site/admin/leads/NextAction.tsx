import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { nextActionWords } from '#content/staff/emails.ts'
import type { AdminLead, ChangeLeadRequest } from '#contract/admin-leads.ts'
import { explainRefusal, useLeadMutation } from '#site/admin/leads/lead-queries.ts'
import { useAskedField } from '#site/admin/leads/open-lead.ts'
import { DateField } from '#site/admin/parts/fields.tsx'
import { formatPlainDay, toPlainDay, useNow } from '#site/admin/parts/format.ts'
import { nameLead } from '#site/admin/parts/lead-words.tsx'
import { Button } from '#site/components/Button.tsx'
import { changeLead } from '#site/lib/lead-api.ts'

export type NextActionProps = { lead: AdminLead; canChange: boolean }

/** What is to be done next, and on which day; the key "a" leads to its field. */
export function NextAction({ lead, canChange }: NextActionProps) {
  const headingId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useAskedField('action', () => canChange && setIsOpen(true))
  const close = () => {
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
  }
  const action = lead.next_action
  return (
    <section aria-labelledby={headingId} className="grid gap-1 text-small">
      <h4 id={headingId} className="label">
        {nextActionWords.title}
      </h4>
      {isOpen ? (
        <NextActionForm lead={lead} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="min-w-0 wrap-anywhere">
            {action ? <NextActionText action={action} /> : nextActionWords.none}
          </p>
          {canChange ? (
            <>
              {action ? <FinishAction lead={lead} onDone={() => opener.current?.focus()} /> : null}
              <Button
                ref={opener}
                look="quiet"
                className="button-small"
                onClick={() => setIsOpen(true)}
              >
                {action ? nextActionWords.change : nextActionWords.set}
              </Button>
            </>
          ) : null}
        </div>
      )}
    </section>
  )
}

export type ActionOfRowProps = NextActionProps & { onDone: () => void }

/** In a row of the list: what is next, and one click that it is done. */
export function ActionOfRow({ lead, canChange, onDone }: ActionOfRowProps) {
  if (lead.next_action === null) return null
  return (
    <>
      <p className="min-w-0">
        <NextActionText action={lead.next_action} />
      </p>
      {canChange ? <FinishAction {...{ lead, onDone }} className="relative z-10" /> : null}
    </>
  )
}

type FinishProps = { lead: AdminLead; onDone?: () => void; className?: string }

/** One click: the action is done, and stands in the lead's history. */
function FinishAction({ lead, onDone, className = '' }: FinishProps) {
  const finish = useLeadMutation(lead.id, (text: string) =>
    changeLead(lead.id, { next_action_done: text }),
  )
  return (
    <>
      <Button
        look="quiet"
        className={`button-small ${className}`}
        aria-disabled={finish.isPending}
        onClick={() => {
          const text = lead.next_action?.text
          if (text && !finish.isPending) finish.mutate(text, { onSuccess: onDone })
        }}
      >
        <span>{finish.isPending ? 'Saving...' : nextActionWords.done}</span>
        <span className="sr-only">{nextActionWords.ofLead(nameLead(lead))}</span>
      </Button>
      <span role="status" className="text-bad empty:hidden">
        {finish.isError ? explainRefusal(finish.error) : null}
      </span>
    </>
  )
}

/** As the server has it. */
const ACTION_MAX_CHARS = 200

/** What is typed stays until the server has it. Enter saves, Escape closes. */
function NextActionForm({ lead, onClose }: { lead: AdminLead; onClose: () => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(lead.next_action?.text ?? '')
  const [day, setDay] = useState(lead.next_action?.due_on ?? '')
  const save = useLeadMutation(lead.id, (next_action: ChangeLeadRequest['next_action']) =>
    changeLead(lead.id, { next_action }),
  )
  useEffect(() => field.current?.focus(), [])
  const isUnready = text.trim() === '' || day === ''
  const send = (next_action: ChangeLeadRequest['next_action']) => {
    if (!save.isPending) save.mutate(next_action, { onSuccess: onClose })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isUnready) send({ text: text.trim(), due_on: day })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    onClose()
  }
  return (
    <form className="grid gap-3" onSubmit={handleSubmit} onKeyDown={handleKey}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        <div className="field gap-1">
          <label htmlFor={id}>{nextActionWords.text}</label>
          <input
            id={id}
            ref={field}
            className="input input-small"
            value={text}
            maxLength={ACTION_MAX_CHARS}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <div className="field gap-1">
          <label htmlFor={`${id}-day`}>{nextActionWords.day}</label>
          <DateField id={`${id}-day`} value={day} onChange={setDay} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look="secondary"
          className="button-small"
          aria-disabled={isUnready || save.isPending}
          aria-busy={save.isPending}
        >
          {save.isPending ? 'Saving...' : nextActionWords.save}
        </Button>
        {lead.next_action ? (
          <Button look="quiet" className="button-small" onClick={() => send(null)}>
            {nextActionWords.remove}
          </Button>
        ) : null}
        <Button look="quiet" className="button-small" onClick={onClose}>
          {nextActionWords.close}
        </Button>
      </div>
      <p role="status" className="text-small text-bad empty:hidden">
        {save.isError ? explainRefusal(save.error) : null}
      </p>
    </form>
  )
}

const NEXT_ACTION_LOOKS = {
  overdue: 'text-bad font-medium',
  today: 'text-warn',
  later: 'text-soft',
} as const

/** What is to be done next about a lead, and on which day of the reader's calendar. */
function NextActionText({ action }: { action: NonNullable<AdminLead['next_action']> }) {
  const { text, due_on } = action
  const today = toPlainDay(new Date(useNow()))
  const state = due_on < today ? 'overdue' : due_on === today ? 'today' : 'later'
  return (
    <>
      <span dir="auto">{text}</span>
      <span className="text-soft">{' · '}</span>
      <time dateTime={due_on} className={`whitespace-nowrap ${NEXT_ACTION_LOOKS[state]}`}>
        {state === 'today' ? nextActionWords.today : nextActionWords[state](formatPlainDay(due_on))}
      </time>
    </>
  )
}
