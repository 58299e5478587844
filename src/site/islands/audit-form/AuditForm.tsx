import { useState } from 'react'
import { AuditThanks } from '#site/islands/audit-form/AuditThanks.tsx'
import { EditableAuditForm } from '#site/islands/audit-form/EditableAuditForm.tsx'

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
