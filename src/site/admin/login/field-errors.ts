export type FieldErrors = { email?: string; password?: string }

const FIELDS = ['email', 'password'] as const

/** What the browser finds wrong by the fields' own attributes, in our words. */
export function findFieldErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of FIELDS) {
    const text = describeInvalidity(fieldOf(form, name))
    if (text) errors[name] = text
  }
  return errors
}

export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): boolean {
  const first = FIELDS.find((name) => errors[name])
  if (first) fieldOf(form, first)?.focus()
  return first !== undefined
}

function describeInvalidity(field: HTMLInputElement | null): string | null {
  if (!field || field.validity.valid) return null
  if (field.validity.valueMissing) return `Enter your ${field.name}.`
  return 'Enter a whole address, like name@company.com.'
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
}
