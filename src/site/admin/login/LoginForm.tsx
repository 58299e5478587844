import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { announceOutcome } from '#site/admin/login/announce-outcome.ts'
import { CodeForm } from '#site/admin/login/CodeForm.tsx'
import {
  type FieldErrors,
  findFieldErrors,
  focusFirstError,
} from '#site/admin/login/field-errors.ts'
import { LoginField } from '#site/admin/login/LoginField.tsx'
import { PasswordField } from '#site/admin/login/PasswordField.tsx'
import { attemptSignIn, type SignInOutcome } from '#site/admin/login/sign-in.ts'
import { Button } from '#site/components/Button.tsx'

const OVER = 'The second step took too long or had too many wrong codes. Start again.'

export function LoginForm() {
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
        {isBusy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}

function adviseOn(outcome: SignInOutcome | undefined, errors: FieldErrors): string | null {
  const count = Object.keys(errors).length
  if (count > 0)
    return `Not sent: ${count === 1 ? 'one field needs' : 'both fields need'} attention.`
  if (outcome?.kind === 'failed') return outcome.advice
  if (outcome?.kind === 'not-admin') return 'This account has no admin role. Use another account.'
  return null
}
