import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { deletionWords } from '#content/staff/records.ts'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { Button } from '#site/components/Button.tsx'
import { ReceiptDetails } from '#site/components/erasure/ReceiptDetails.tsx'
import { api } from '#site/lib/api.ts'
import { type ApiFailure, type ApiResult, callApi } from '#site/lib/call-api.ts'

/** `confirm` is the company or the id, said once more. */
function eraseConversation(
  conversationId: string,
  confirm: string,
): Promise<ApiResult<ErasureReceipt>> {
  const request = { param: { id: conversationId }, json: { confirm } }
  return callApi((options) => api.admin.conversations[':id'].erase.$post(request, options))
}

/** `confirm` is the email address, the company of whoever left none, or the id. */
function eraseLead(leadId: string, confirm: string): Promise<ApiResult<ErasureReceipt>> {
  const request = { param: { id: leadId }, json: { confirm } }
  return callApi((options) => api.admin.leads[':id'].erase.$post(request, options))
}

function eraseAuditRequest(id: string, confirm: string): Promise<ApiResult<ErasureReceipt>> {
  const request = { param: { id }, json: { confirm } }
  return callApi((options) => api.admin['audit-requests'][':id'].erase.$post(request, options))
}

type Kind = {
  question: string
  /** What goes, before it is confirmed. */
  warning: string
  done: string
  erase: (id: string, confirm: string) => Promise<ApiResult<ErasureReceipt>>
}

const CALLS = 'Upcoming calls are canceled, and the visitor isn’t notified, so tell them first.'

/** What an admin can delete for good. */
const ERASURE_KINDS = {
  conversation: {
    question: 'Delete this conversation?',
    warning: `This permanently deletes messages, facts, bookings, and the lead if nothing else is attached to it. ${CALLS}`,
    done: 'The conversation is deleted.',
    erase: eraseConversation,
  },
  lead: {
    question: 'Delete this lead?',
    warning: `This permanently deletes all of this person’s conversations, requests, calls, notes, and messages. ${CALLS}`,
    done: 'The lead is deleted.',
    erase: eraseLead,
  },
  auditRequest: {
    question: 'Delete this audit request?',
    warning:
      'This permanently deletes the request, what was written about it, and the lead if nothing else is attached to it. The sender isn’t notified, so tell them first.',
    done: 'The audit request is deleted.',
    erase: eraseAuditRequest,
  },
} as const satisfies Record<string, Kind>
type ErasureKind = keyof typeof ERASURE_KINDS

type Props = {
  kind: ErasureKind
  id: string
  /** What is to be typed to confirm it; the id when there is nothing else. */
  name: string | null
  /** Says to whom cannot see which one it is. */
  label?: string
  /** Called once the receipt has been seen: until then it stands in its dialog. */
  onDeleted: () => void
}

/** A button, and the dialog that asks once and shows the receipt. */
export function DeleteRecord({ kind, id, name, label, onDeleted }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null)

  function handleAsk() {
    dialog.current?.showModal()
    // The question itself, so that it is read out, and no key that is pressed by chance answers it.
    dialog.current?.querySelector('h2')?.focus()
  }

  return (
    <>
      <button
        type="button"
        className="link inline-flex min-h-11 cursor-pointer items-center text-small"
        aria-label={label}
        onClick={handleAsk}
      >
        Delete…
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className="erasure-dialog card m-auto w-[min(30rem,calc(100vw-2.5rem))] p-6 text-ink shadow-float backdrop:bg-paper/80 print:visible print:absolute print:top-0 print:m-0 print:border-0 print:shadow-none"
        onClose={() => receipt && onDeleted()}
      >
        {receipt ? (
          <ErasureDone
            title={ERASURE_KINDS[kind].done}
            {...{ titleId, receipt }}
            onClose={() => dialog.current?.close()}
          />
        ) : (
          <ConfirmErasure
            {...{ kind, id, name, titleId }}
            onErased={setReceipt}
            onClose={() => dialog.current?.close()}
          />
        )}
      </dialog>
    </>
  )
}

type ConfirmErasureProps = {
  kind: ErasureKind
  id: string
  name: string | null
  titleId: string
  onErased: (receipt: ErasureReceipt) => void
  onClose: () => void
}

/** Asks once, by having it named again. What was typed stays when it fails. */
function ConfirmErasure({ kind, id, name, titleId, onErased, onClose }: ConfirmErasureProps) {
  const { question, warning, erase } = ERASURE_KINDS[kind]
  const fieldId = useId()
  const problemId = useId()
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure('')
    const erased = await erase(id, typed)
    setIsBusy(false)
    if (erased.kind === 'ok') onErased(erased.value)
    else setFailure(describeFailure(erased))
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <h2 id={titleId} tabIndex={-1} className="text-h3">
        {question}
      </h2>
      <p className="mt-2">{warning}</p>
      <div className="field mt-5">
        <label htmlFor={fieldId}>
          {deletionWords.type.start} <span className="wrap-anywhere">{name || id}</span>{' '}
          {deletionWords.type.end}
        </label>
        <input
          id={fieldId}
          className="input"
          type="text"
          autoComplete="off"
          value={typed}
          aria-invalid={failure !== ''}
          aria-describedby={problemId}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={problemId} role="alert" className="field-error empty:hidden">
          {failure}
        </p>
      </div>
      <div className="mt-5 actions">
        <Button type="submit" aria-busy={isBusy}>
          {isBusy ? 'Deleting…' : deletionWords.confirm}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {deletionWords.keep}
        </Button>
      </div>
    </form>
  )
}

function describeFailure(failed: ApiFailure): string {
  if (failed.kind === 'unreachable') {
    return 'We didn’t get a response, so this may not be deleted. Try again.'
  }
  return failed.fields.confirm ?? (failed.message || 'This was not deleted. Try again in a minute.')
}

type ErasureDoneProps = {
  title: string
  titleId: string
  receipt: ErasureReceipt
  onClose: () => void
}

/** The receipt, which the audit log keeps, too. */
function ErasureDone({ title, titleId, receipt, onClose }: ErasureDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-h3">
        {title}
      </h2>
      <div className="mt-3">
        <ReceiptDetails receipt={receipt} />
      </div>
      <div className="mt-5 actions print:hidden">
        <Button onClick={onClose}>Close</Button>
        <Button look="quiet" onClick={() => window.print()}>
          {deletionWords.print}
        </Button>
      </div>
    </div>
  )
}
