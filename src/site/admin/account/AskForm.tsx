import { type FormEvent, type InputHTMLAttributes, useEffect, useId, useRef, useState } from 'react'
import { askedWords } from '#content/staff/people.ts'
import { useCall } from '#site/admin/account/use-call.ts'
import { Button } from '#site/components/Button.tsx'
import type { OnlyElements } from '#site/components/only-elements.ts'
import type { ApiResult } from '#site/lib/call-api.ts'

type Entered<Name extends string> = Record<Name, string>

type Props<Name extends string, Value> = {
  fields: readonly Asked<Name>[]
  submit: string
  busy: string
  look?: 'primary' | 'secondary'
  /** Takes the focus when it takes the place of what had it. */
  hasFocus?: boolean
  call: (entered: Entered<Name>) => Promise<ApiResult<Value>>
  onDone: (value: Value) => unknown
  children?: OnlyElements
}

/** A short form: each field says what is wrong with it, and what was typed stays until it was taken. */
export function AskForm<Name extends string, Value>(props: Props<Name, Value>) {
  const { fields, submit, busy, look = 'primary', hasFocus = false, children } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (hasFocus) form.current?.querySelector('input')?.focus()
  }, [hasFocus])
  const [missing, setMissing] = useState<Record<string, string>>({})
  const { send, isBusy, failure, fields: refused } = useCall(props.call, props.onDone)
  const errors = Object.keys(missing).length > 0 ? missing : isBusy ? {} : refused
  const isNamed = fields.some(({ name }) => errors[name])

  const submitForm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = findMissing(event.currentTarget, fields)
    setMissing(found)
    const first = fields.find(({ name }) => found[name])
    if (first) return focusField(event.currentTarget, first.name)
    const entered = new FormData(event.currentTarget)
    send(
      Object.fromEntries(
        fields.map(({ name }) => [name, String(entered.get(name))]),
      ) as Entered<Name>,
    )
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={submitForm} className="grid max-w-md gap-5">
      {fields.map((field) => (
        <AskField
          key={field.name}
          id={`${id}-${field.name}`}
          error={errors[field.name]}
          {...field}
        />
      ))}
      {children}
      <p role="alert" className="field-error empty:hidden">
        {isBusy || isNamed ? null : failure}
      </p>
      <Button
        type="submit"
        look={look}
        className="justify-self-start"
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        {isBusy ? busy : submit}
      </Button>
    </form>
  )
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}

function findMissing<Name extends string>(
  form: HTMLFormElement,
  fields: readonly Asked<Name>[],
): Record<string, string> {
  const entered = new FormData(form)
  return Object.fromEntries(
    fields.flatMap(({ name, missing }) => (entered.get(name) ? [] : [[name, missing]])),
  )
}

type Asked<Name extends string> = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'minLength'
> & {
  name: Name
  label: string
  /** What to say when it is left empty. */
  missing: string
  help?: string
}

type AskFieldProps<Name extends string> = Asked<Name> & { id: string; error: string | undefined }

function AskField<Name extends string>(props: AskFieldProps<Name>) {
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

export const presentPassword: Asked<'password'> = {
  name: 'password',
  ...askedWords.password,
  type: 'password',
  autoComplete: 'current-password',
}

export const authenticatorCode: Asked<'code'> = {
  name: 'code',
  ...askedWords.appCode,
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
}

export const anyCode: Asked<'code'> = {
  name: 'code',
  ...askedWords.anyCode,
  autoComplete: 'one-time-code',
}
