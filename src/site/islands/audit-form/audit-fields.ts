import { auditFormTexts } from '#content/pages/audit-form.ts'
import type { AuditRequest } from '#contract/audit-requests.ts'

/** The form's own values; the source of the visit is added when it is sent. */
export type AuditFormValues = Omit<AuditRequest, 'referrer' | 'landingPage' | 'attemptId'>

/** Errors per field name, in words for the visitor. */
export type FieldErrors = Partial<Record<keyof AuditFormValues, string>>

export type ContactMethod = AuditRequest['contactMethod']

export const CONTACT_METHODS = [
  { value: 'email', label: auditFormTexts.methods.email },
  { value: 'phone', label: auditFormTexts.methods.phone },
  { value: 'video', label: auditFormTexts.methods.video },
] as const satisfies readonly { value: ContactMethod; label: string }[]

const EMAIL = {
  label: auditFormTexts.details.email,
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
} as const

/** The contact field depends on the chosen method; a video call is arranged by email. */
const CONTACT_DETAILS = {
  email: EMAIL,
  video: EMAIL,
  phone: {
    label: auditFormTexts.details.phone,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
} as const satisfies Record<ContactMethod, object>

export function describeContactDetail(method: ContactMethod | null) {
  if (method !== null) return CONTACT_DETAILS[method]
  const label = auditFormTexts.details.unknown
  return { label, type: 'text', inputMode: 'text', autoComplete: 'on' } as const
}

/** The same words the server uses for an empty field. */
const MISSING: FieldErrors = auditFormTexts.missing

export function readAuditRequest(form: HTMLFormElement): AuditFormValues {
  const data = new FormData(form)
  const read = (name: keyof AuditFormValues) => String(data.get(name) ?? '')
  return {
    name: read('name'),
    company: read('company'),
    challenge: read('challenge'),
    contactMethod: readContactMethod(read('contactMethod')),
    contactDetail: read('contactDetail'),
    utm_source: read('utm_source'),
    utm_medium: read('utm_medium'),
    utm_campaign: read('utm_campaign'),
  }
}

/** Only asked of a form whose required fields the browser found filled. */
function readContactMethod(value: string): ContactMethod {
  return CONTACT_METHODS.find((method) => method.value === value)?.value ?? 'email'
}

/** Required fields that the browser finds empty. */
export function findMissingFields(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, words] of Object.entries(MISSING)) {
    const control = form.elements.namedItem(name)
    const isFilled = control !== null && 'value' in control && String(control.value).trim() !== ''
    if (!isFilled) errors[name as keyof FieldErrors] = words
  }
  return errors
}
