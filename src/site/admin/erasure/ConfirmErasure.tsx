import { type FormEvent, useId, useState } from 'react'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { ERASURE_KINDS, type ErasureKind } from '#site/admin/erasure/erasure-kinds.ts'
import { Button } from '#site/components/Button.tsx'
import type { ApiFailure } from '#site/lib/call-api.ts'

type Props = {
  kind: ErasureKind
  id: string
  name: string | null
  titleId: string
  onErased: (receipt: ErasureReceipt) => void
  onClose: () => void
}

/** Asks once, by having it named again. What was typed stays when it fails. */
export function ConfirmErasure({ kind, id, name, titleId, onErased, onClose }: Props) {
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
          Type <span className="wrap-anywhere">{name || id}</span> to confirm
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
