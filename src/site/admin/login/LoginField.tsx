import type { InputHTMLAttributes } from 'react'
import type { OnlyElements } from '#site/components/only-elements.ts'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  error: string | undefined
  children?: OnlyElements
}

/** A required field; `children` is a control that sits at its right end. */
export function LoginField({ name, label, error, children, className = '', ...input }: Props) {
  const errorId = `${name}-error`
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <div className="relative">
        <input
          {...input}
          id={name}
          name={name}
          required
          className={`input ${className}`.trim()}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
        />
        {children}
      </div>
      {error ? (
        <p id={errorId} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}
