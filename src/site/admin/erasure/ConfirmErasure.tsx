import { type FormEvent, useState } from 'react'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { Button } from '#site/components/Button.tsx'
import type { ApiFailure } from '#site/lib/call-api.ts'
import { eraseConversation } from '#site/lib/staff-erasure-api.ts'

type Props = {
  conversationId: string
  company: string | null
  onErased: (receipt: ErasureReceipt) => void
  onClose: () => void
}

/** Asks once, by having it named again. What was typed stays when it fails. */
export function ConfirmErasure({ conversationId, company, onErased, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure('')
    const erased = await eraseConversation(conversationId, typed)
    setIsBusy(false)
    if (erased.kind === 'ok') onErased(erased.value)
    else setFailure(describeFailure(erased))
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <h2 id="erasure-title" tabIndex={-1} className="text-h3">
        Delete this conversation?
      </h2>
      <p className="mt-2">
        Messages, facts, bookings and the lead, if it has nothing else, are gone for good. A call to
        come is cancelled, and the visitor is not written to: tell them first.
      </p>
      <div className="field mt-5">
        <label htmlFor="erasure-confirm">
          Type <span className="wrap-anywhere">{company ?? conversationId}</span> to confirm
        </label>
        <input
          id="erasure-confirm"
          className="input"
          type="text"
          autoComplete="off"
          value={typed}
          aria-invalid={failure !== ''}
          aria-describedby="erasure-problem"
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id="erasure-problem" role="alert" className="field-error empty:hidden">
          {failure}
        </p>
      </div>
      <div className="mt-5 actions">
        <Button type="submit" aria-busy={isBusy}>
          {isBusy ? 'Deleting…' : 'Delete for good'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </form>
  )
}

function describeFailure(failed: ApiFailure): string {
  if (failed.kind === 'unreachable') {
    return 'No answer came, so it is not certain that this was deleted. Try again.'
  }
  return failed.fields.confirm ?? (failed.message || 'This was not deleted. Try again in a minute.')
}
