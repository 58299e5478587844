import { type InputHTMLAttributes, useState } from 'react'
import { auditFormTexts } from '#content/pages/audit-form.ts'
import {
  CONTACT_METHODS,
  type ContactMethod,
  describeContactDetail,
  type FieldErrors,
} from '#site/islands/audit-form/audit-fields.ts'

type FieldName = keyof FieldErrors
type Labeled = { name: FieldName; label: string; error: string | undefined }

export function AuditFields({ errors }: { errors: FieldErrors }) {
  const [method, setMethod] = useState<ContactMethod | null>(null)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label="Name" error={errors.name} required autoComplete="name" />
        <TextField
          name="company"
          label="Company"
          error={errors.company}
          required
          autoComplete="organization"
        />
      </div>
      <ChallengeField error={errors.challenge} />
      <ContactMethodField error={errors.contactMethod} onPick={setMethod} />
      <TextField
        name="contactDetail"
        help={auditFormTexts.help.contactDetail}
        error={errors.contactDetail}
        {...describeContactDetail(method)}
      />
    </>
  )
}

type TextFieldProps = Labeled & { help?: string } & InputHTMLAttributes<HTMLInputElement>

function TextField({ name, label, help, error, required, ...rest }: TextFieldProps) {
  return (
    <div className="field content-start">
      <label htmlFor={`audit-${name}`}>
        <span>{label}</span> {required && <RequiredMark />}
      </label>
      <input
        id={`audit-${name}`}
        name={name}
        type="text"
        className="input"
        required={required}
        aria-invalid={error !== undefined}
        aria-describedby={`audit-${name}-note`}
        {...rest}
      />
      <FieldNote name={name} error={error} help={help} />
    </div>
  )
}

function ChallengeField({ error }: { error: string | undefined }) {
  return (
    <div className="field">
      <label htmlFor="audit-challenge">
        <span>Challenge</span> <RequiredMark />
      </label>
      <textarea
        id="audit-challenge"
        name="challenge"
        rows={4}
        required
        className="input"
        aria-invalid={error !== undefined}
        aria-describedby="audit-challenge-note"
      />
      <FieldNote name="challenge" error={error} help={auditFormTexts.help.challenge} />
    </div>
  )
}

type ContactMethodFieldProps = {
  error: string | undefined
  onPick: (method: ContactMethod) => void
}

function ContactMethodField({ error, onPick }: ContactMethodFieldProps) {
  return (
    <fieldset className="field" aria-describedby="audit-contactMethod-note">
      <legend className="field-label mb-2">
        <span>{auditFormTexts.contactMethod}</span> <RequiredMark />
      </legend>
      <div className="flex flex-wrap gap-2">
        {CONTACT_METHODS.map(({ value, label }, index) => (
          <label
            key={value}
            className="button button-quiet has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              id={index === 0 ? 'audit-contactMethod' : undefined}
              type="radio"
              name="contactMethod"
              value={value}
              required
              onChange={() => onPick(value)}
              className="size-4 accent-signal outline-none"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNote name="contactMethod" error={error} />
    </fieldset>
  )
}

function RequiredMark() {
  return <span className="ml-1 font-regular text-soft">Required.</span>
}

function FieldNote({
  name,
  error,
  help,
}: Pick<Labeled, 'name' | 'error'> & { help?: string | undefined }) {
  return (
    <p
      id={`audit-${name}-note`}
      className={
        error ? 'field-error flex gap-2' : 'text-(length:--text-small) text-soft empty:hidden'
      }
    >
      {error ? (
        <>
          <svg aria-hidden="true" viewBox="0 0 16 16" className="mark flex-none">
            <path d="M8 .8 15.2 8 8 15.2.8 8zM8 4.4v4.2m0 1.4v1.4" />
          </svg>
          <span>{error}</span>
        </>
      ) : (
        help
      )}
    </p>
  )
}
