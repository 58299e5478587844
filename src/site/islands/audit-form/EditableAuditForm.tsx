import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#site/components/Button.tsx'
import { AuditFields } from '#site/islands/audit-form/AuditFields.tsx'
import { ErrorSummary } from '#site/islands/audit-form/ErrorSummary.tsx'
import { UtmFields } from '#site/islands/audit-form/UtmFields.tsx'
import { useAuditSubmission } from '#site/islands/audit-form/use-audit-submission.ts'
import { prepareToaster } from '#site/islands/toaster/notify.ts'

type EditableAuditFormProps = { takesFocus: boolean; onStored: () => void }

/** A real form: without scripts the browser posts it. The fields stay the browser's, so nothing typed is ever redrawn away. */
export function EditableAuditForm({ takesFocus, onStored }: EditableAuditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, failure, submit } = useAuditSubmission(onStored)

  useEffect(() => {
    if (!form.current) return
    // From here on our own words replace the browser's bubbles.
    form.current.noValidate = true
    if (takesFocus) form.current.querySelector<HTMLElement>('#audit-name')?.focus()
  }, [takesFocus])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return (
    <form
      ref={form}
      method="post"
      action="/api/audit-requests"
      className="grid gap-5"
      onSubmit={handleSubmit}
      onFocus={() => void prepareToaster()}
    >
      {failure && <ErrorSummary failure={failure} />}
      <AuditFields errors={failure?.fields ?? {}} />
      <UtmFields />
      <Button
        type="submit"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        className="justify-self-start"
      >
        {isBusy ? 'Sending…' : 'Request an Operations Audit'}
      </Button>
    </form>
  )
}
