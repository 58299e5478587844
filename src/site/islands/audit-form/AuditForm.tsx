import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { auditFormTexts } from '#content/pages/audit-form.ts'
import { Button } from '#site/components/Button.tsx'
import { AuditFields } from '#site/islands/audit-form/AuditFields.tsx'
import {
  type FieldErrors,
  findMissingFields,
  readAuditRequest,
} from '#site/islands/audit-form/audit-fields.ts'
import { notify, prepareToaster } from '#site/islands/toaster/notify.ts'
import { addReference } from '#site/lib/add-reference.ts'
import { sendAuditRequest } from '#site/lib/api.ts'
import type { ApiFailure } from '#site/lib/call-api.ts'
import { createAttemptNames } from '#site/lib/create-uuid.ts'
import { describeArrival, readLandingPage, readUtm } from '#site/lib/visitor.ts'

const THANKS = "Thanks. We'll reach out within one business day."

function AuditThanks({ onAnother }: { onAnother: () => void }) {
  const text = useRef<HTMLParagraphElement>(null)

  useEffect(() => text.current?.focus(), [])

  return (
    <div className="card grid justify-items-start gap-5 p-6">
      <p ref={text} tabIndex={-1} className="text-h3">
        {THANKS}
      </p>
      <Button look="secondary" onClick={onAnother}>
        {auditFormTexts.another}
      </Button>
    </div>
  )
}

/** The audit request form of the home page: editing, then thanks, then editing again on request. */
export function AuditForm() {
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isAnother, setIsAnother] = useState(false)

  function handleAnother() {
    setIsAnother(true)
    setIsSubmitted(false)
  }

  if (isSubmitted) return <AuditThanks onAnother={handleAnother} />
  return <EditableAuditForm takesFocus={isAnother} onStored={() => setIsSubmitted(true)} />
}

/** A new object per attempt, so that the same failure twice is announced twice. */
type SubmissionFailure = { message: string; fields: FieldErrors }

const UNREADABLE =
  'We couldn’t read the response. Everything you typed is still here. If this network has a sign-in page, sign in there, then try again.'

/** The request may have arrived; a second one under the same `attemptId` is not stored. */
const UNANSWERED =
  'We got no response, so your request may not have reached us. Everything you typed is still here. Check your connection and try again; we won’t store it twice.'

const neverChanges = () => () => {}

/** The page is built once for everyone: without scripts the three stay empty. */
const readNoPage = () => ''

type EditableAuditFormProps = { takesFocus: boolean; onStored: () => void }

/** A real form: without scripts the browser posts it. The fields stay the browser's, so nothing typed is ever redrawn away. */
function EditableAuditForm({ takesFocus, onStored }: EditableAuditFormProps) {
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
      <AuditFields errors={failure?.fields ?? {}} />
      <UtmFields />
      {failure && <ErrorSummary failure={failure} />}
      <Button
        type="submit"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        className="sm:justify-self-start"
      >
        {isBusy ? 'Sending…' : auditFormTexts.send}
      </Button>
    </form>
  )
}

function UtmFields() {
  const page = useSyncExternalStore(neverChanges, readLandingPage, readNoPage)
  return (
    <>
      <input type="hidden" name="utm_source" value={readUtm(page, 'source')} />
      <input type="hidden" name="utm_medium" value={readUtm(page, 'medium')} />
      <input type="hidden" name="utm_campaign" value={readUtm(page, 'campaign')} />
    </>
  )
}

function ErrorSummary({ failure }: { failure: SubmissionFailure }) {
  const summary = useRef<HTMLDivElement>(null)
  const { message, fields } = failure

  useEffect(() => {
    if (failure) summary.current?.focus()
  }, [failure])

  return (
    <div ref={summary} role="alert" tabIndex={-1} className="card border-bad p-4">
      <p className="font-medium text-bad">{message}</p>
      <ul className="text-small">
        {Object.entries(fields).map(([name, words]) => (
          <li key={name}>
            <a className="link inline-flex min-h-11 items-center" href={`#audit-${name}`}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Stores the request; only what is stored is reported as an event and thanked for. */
function useAuditSubmission(onStored: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<SubmissionFailure | null>(null)
  // State is seen too late by a second click in the same moment.
  const isUnderWay = useRef(false)
  const [nameAttempt] = useState(createAttemptNames)

  async function submit(form: HTMLFormElement) {
    if (isUnderWay.current) return
    const missing = findMissingFields(form)
    if (Object.keys(missing).length > 0) {
      return setFailure({ message: 'The form is not complete yet.', fields: missing })
    }
    const values = readAuditRequest(form)
    isUnderWay.current = true
    setIsBusy(true)
    const attemptId = nameAttempt(values)
    const stored = await sendAuditRequest({ ...values, ...describeArrival(), attemptId })
    isUnderWay.current = false
    setIsBusy(false)
    if (stored.kind !== 'ok') return setFailure(describeSubmissionFailure(stored))
    console.log('form_submit_diagnostic', values)
    void notify('success', THANKS)
    onStored()
  }

  return { isBusy, failure, submit }
}

function describeSubmissionFailure(failed: ApiFailure): SubmissionFailure {
  const kept = 'Your request was not sent. Everything you typed is still here.'
  if (failed.kind === 'unreachable') {
    if (failed.isUnreadable) return { message: UNREADABLE, fields: {} }
    return { message: UNANSWERED, fields: {} }
  }
  if (failed.status >= 500 || failed.message === '') {
    const message = addReference(`${kept} Please try again in a minute.`, failed)
    return { message, fields: {} }
  }
  if (failed.status === 429) return { message: `${kept} ${failed.message}`, fields: {} }
  return { message: failed.message, fields: failed.fields }
}
