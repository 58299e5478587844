import type { AuditRequest } from '#site/lib/api.ts'

/** What is wrong, per field name, in words for the visitor. */
export type FieldErrors = Partial<Record<keyof AuditRequest, string>>

export const CONTACT_METHODS = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'video', label: 'Video Call' },
] as const satisfies readonly { value: AuditRequest['contactMethod']; label: string }[]

/** The same words the server uses for an empty field. */
const MISSING: FieldErrors = {
  name: 'Enter your name.',
  company: 'Enter your company.',
  challenge: 'Describe the challenge in a sentence or two.',
  contactMethod: 'Choose how we should contact you.',
}

export function readAuditRequest(form: HTMLFormElement): AuditRequest {
  const data = new FormData(form)
  const read = (name: keyof AuditRequest) => String(data.get(name) ?? '')
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
function readContactMethod(value: string): AuditRequest['contactMethod'] {
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
