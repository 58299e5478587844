import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { loginWords } from '#content/staff/entry.ts'
import { attemptCode, attemptSignIn, type SignInOutcome } from '#site/admin/login/sign-in.ts'
import { LoadingText } from '#site/admin/parts/skeletons.tsx'
import { readRememberedSession } from '#site/admin/session/remembered-session.ts'
import { sessionQuery } from '#site/admin/session/session-query.ts'
import { showNotice, showNoticeAcrossPages } from '#site/admin/session/staff-notice.ts'
import { goToAskedPage } from '#site/admin/session/staff-pages.ts'
import { Button } from '#site/components/Button.tsx'
import type { OnlyElements } from '#site/components/only-elements.ts'

/** Someone already signed in goes on to the dashboard; someone remembered waits for that answer without a flash of the form. */
export function LoginScreen() {
  const [remembered] = useState(() => readRememberedSession())
  // A stranger is not asked about: the refusal would stand in the browser's console as an error.
  const { data: state, isPending } = useQuery({ ...sessionQuery, enabled: remembered !== null })
  const isSignedIn = state?.kind === 'signed-in'
  useEffect(() => {
    if (isSignedIn) goToAskedPage()
  }, [isSignedIn])

  if (isSignedIn || (isPending && remembered)) return <LoadingText />
  return (
    <div className="page grid gap-x-6 gap-y-9 py-14 md:grid-cols-12 md:py-22">
      <div className="md:col-span-5">
        <h1 className="text-h1">{loginWords.title}</h1>
        <p className="mt-4 max-w-[34ch] text-soft">{loginWords.lead}</p>
      </div>
      <div className="max-w-md md:col-span-5 md:col-start-7">
        <LoginForm />
      </div>
    </div>
  )
}

type FieldErrors = { email?: string; password?: string }

const FIELDS = ['email', 'password'] as const

const OVER = 'The second step took too long or had too many wrong codes. Start over.'

function LoginForm() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isOver, setIsOver] = useState(false)
  const attempt = useMutation({
    mutationFn: attemptSignIn,
    networkMode: 'always',
    onSuccess: announceOutcome,
  })
  // The words stay until the page has changed.
  const isBusy = attempt.isPending || attempt.data?.kind === 'welcome'

  const startAgain = (wasOver: boolean) => {
    setIsOver(wasOver)
    attempt.reset()
  }
  if (attempt.data?.kind === 'second-step') return <CodeForm onStartAgain={startAgain} />

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const found = findFieldErrors(form)
    setErrors(found)
    if (focusFirstError(form, found)) return attempt.reset()
    const entered = new FormData(form)
    attempt.mutate({
      email: String(entered.get('email')),
      password: String(entered.get('password')),
    })
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-6">
      <LoginField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email}
      />
      <PasswordField error={errors.password} />
      <div role="alert" className="field-error empty:hidden">
        {isBusy ? null : (adviseOn(attempt.data, errors) ?? (isOver ? OVER : null))}
      </div>
      <Button
        type="submit"
        className="justify-self-start"
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        {isBusy ? loginWords.signingIn : loginWords.signIn}
      </Button>
    </form>
  )
}

function adviseOn(outcome: SignInOutcome | undefined, errors: FieldErrors): string | null {
  const count = Object.keys(errors).length
  if (count > 0)
    return count === 1 ? 'Please correct the marked field.' : 'Please correct both fields.'
  if (outcome?.kind === 'failed') return outcome.advice
  if (outcome?.kind === 'not-admin') return 'This account has no admin role. Use another account.'
  return null
}

function PasswordField({ error }: { error: string | undefined }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <LoginField
      name="password"
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      className="pr-20"
      error={error}
    >
      <button
        type="button"
        className="absolute inset-y-0 right-0 min-w-16 cursor-pointer rounded-control px-3 text-small text-soft hover:text-ink"
        // Not "Show password": the word belongs to the field's own label.
        aria-label={isShown ? loginWords.password.hide : loginWords.password.show}
        aria-controls="password"
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </LoginField>
  )
}

/** What the browser finds wrong by the fields' own attributes, in our words. */
function findFieldErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of FIELDS) {
    const text = describeInvalidity(fieldOf(form, name))
    if (text) errors[name] = text
  }
  return errors
}

function focusFirstError(form: HTMLFormElement, errors: FieldErrors): boolean {
  const first = FIELDS.find((name) => errors[name])
  if (first) fieldOf(form, first)?.focus()
  return first !== undefined
}

function describeInvalidity(field: HTMLInputElement | null): string | null {
  if (!field || field.validity.valid) return null
  if (field.validity.valueMissing) return `Enter your ${field.name}.`
  return 'Enter a full email address, such as name@company.com.'
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
}

/** The second step of a sign-in: the password was right, a code is asked for. */
function CodeForm({ onStartAgain }: { onStartAgain: (wasOver: boolean) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  const focusField = () => form.current?.querySelector('input')?.focus()
  const attempt = useMutation({
    mutationFn: attemptCode,
    networkMode: 'always',
    onSuccess: (outcome) => {
      if (outcome.kind !== 'over') return announceOutcome(outcome)
      toast.error('Login failed. Please try again.')
      onStartAgain(true)
    },
  })
  useEffect(focusField, [])
  const isBusy = attempt.isPending || attempt.data?.kind === 'welcome'

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const code = String(new FormData(event.currentTarget).get('code')).trim()
    setIsEmpty(code === '')
    if (code === '') return focusField()
    attempt.mutate(code)
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-6">
      <p className="text-soft">{loginWords.code.lead}</p>
      <LoginField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={isEmpty ? 'Enter the code.' : undefined}
      />
      <div role="alert" className="field-error empty:hidden">
        {!isBusy && attempt.data?.kind === 'failed' ? attempt.data.advice : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? loginWords.signingIn : loginWords.signIn}
        </Button>
        <Button look="quiet" onClick={() => onStartAgain(false)}>
          {loginWords.code.startOver}
        </Button>
      </div>
    </form>
  )
}

function announceOutcome(outcome: SignInOutcome): void {
  if (outcome.kind === 'failed') toast.error(outcome.toast)
  if (outcome.kind === 'not-admin') showNotice('access-denied')
  if (outcome.kind === 'welcome') {
    showNoticeAcrossPages('welcome-back')
    goToAskedPage()
  }
}

type LoginFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> & {
  name: string
  label: string
  error: string | undefined
  children?: OnlyElements
}

/** A required field; `children` is a control that sits at its right end. */
function LoginField({ name, label, error, children, className = '', ...input }: LoginFieldProps) {
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
