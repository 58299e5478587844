import { useRef, useState } from 'react'
import { THANKS } from '#site/islands/audit-form/AuditThanks.tsx'
import {
  type FieldErrors,
  findMissingFields,
  readAuditRequest,
} from '#site/islands/audit-form/audit-fields.ts'
import { notify } from '#site/islands/toaster/notify.ts'
import { addReference } from '#site/lib/add-reference.ts'
import { sendAuditRequest } from '#site/lib/api.ts'
import type { ApiFailure } from '#site/lib/call-api.ts'
import { describeArrival } from '#site/lib/visitor.ts'

/** A new object per attempt, so that the same failure twice is announced twice. */
export type SubmissionFailure = { message: string; fields: FieldErrors }

/** Stores the request; only what is stored is reported as an event and thanked for. */
export function useAuditSubmission(onStored: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<SubmissionFailure | null>(null)
  // State is seen too late by a second click in the same moment.
  const isUnderWay = useRef(false)

  async function submit(form: HTMLFormElement) {
    if (isUnderWay.current) return
    const missing = findMissingFields(form)
    if (Object.keys(missing).length > 0) {
      return setFailure({ message: 'The form is not complete yet.', fields: missing })
    }
    const values = readAuditRequest(form)
    isUnderWay.current = true
    setIsBusy(true)
    const stored = await sendAuditRequest({ ...values, ...describeArrival() })
    isUnderWay.current = false
    setIsBusy(false)
    if (stored.kind !== 'ok') return setFailure(describeSubmissionFailure(stored))
    console.log('form_submit_diagnostic', values)
    void notify('success', THANKS)
    onStored()
  }

  return { isBusy, failure, submit }
}

const UNREADABLE =
  'The answer could not be read. Everything you typed is still here. If this network has a sign-in page, sign in there, then try again.'

function describeSubmissionFailure(failed: ApiFailure): SubmissionFailure {
  const kept = 'Your request was not sent. Everything you typed is still here.'
  if (failed.kind === 'unreachable') {
    if (failed.isUnreadable) return { message: UNREADABLE, fields: {} }
    return { message: `${kept} Check your connection and try again.`, fields: {} }
  }
  if (failed.status >= 500 || failed.message === '') {
    const message = addReference(`${kept} Please try again in a minute.`, failed)
    return { message, fields: {} }
  }
  if (failed.status === 429) return { message: `${kept} ${failed.message}`, fields: {} }
  return { message: failed.message, fields: failed.fields }
}
