import type { InputHTMLAttributes } from 'react'

/** The chat puts what it knows into the frame's own address. */
export function InviteeFields({ errors }: { errors: Record<string, string> }) {
  const query = new URLSearchParams(location.search)
  return (
    <div className="grid gap-3 min-[35rem]:grid-cols-2">
      <InviteeField
        name="name"
        label="Name"
        autoComplete="name"
        required
        defaultValue={query.get('name') ?? ''}
        error={errors.name}
      />
      <InviteeField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        defaultValue={query.get('email') ?? ''}
        error={errors.email}
      />
      <InviteeField
        name="company"
        label="Company (optional)"
        autoComplete="organization"
        defaultValue={query.get('company') ?? ''}
        error={errors.company}
      />
    </div>
  )
}

type InviteeFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  error: string | undefined
}

function InviteeField({ name, label, error, ...rest }: InviteeFieldProps) {
  return (
    <div className="field content-start gap-1">
      <label htmlFor={`invitee-${name}`}>{label}</label>
      <input
        id={`invitee-${name}`}
        name={name}
        className="input"
        maxLength={200}
        aria-invalid={error !== undefined}
        aria-describedby={`invitee-${name}-error`}
        {...rest}
      />
      <p id={`invitee-${name}-error`} className="field-error empty:hidden">
        {error}
      </p>
    </div>
  )
}
