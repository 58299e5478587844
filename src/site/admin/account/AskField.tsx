import type { InputHTMLAttributes } from 'react'

export type Asked<Name extends string> = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'minLength'
> & {
  name: Name
  label: string
  /** What to say when it is left empty. */
  missing: string
  help?: string
}

type Props<Name extends string> = Asked<Name> & { id: string; error: string | undefined }

export function AskField<Name extends string>(props: Props<Name>) {
  const { id, label, missing: _, help, error, ...input } = props
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        required
        autoCapitalize="none"
        spellCheck={false}
        className="input"
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
      />
      {help ? (
        <p id={`${id}-help`} className="mt-1 text-small text-soft">
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}
