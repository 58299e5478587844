import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import {
  type FieldErrors,
  findFieldErrors,
  focusFirstError,
} from '#site/admin/login/field-errors.ts'
import { LoginField } from '#site/admin/login/LoginField.tsx'
import { PasswordField } from '#site/admin/login/PasswordField.tsx'
import { attemptSignIn, type SignInOutcome } from '#site/admin/login/sign-in.ts'
import { showNotice, showNoticeAcrossPages } from '#site/admin/session/staff-notice.ts'
import { goToAskedPage } from '#site/admin/session/staff-pages.ts'
import { Button } from '#site/components/Button.tsx'

export function LoginForm() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const attempt = useMutation({
    mutationFn: attemptSignIn,
    networkMode: 'always',
    onSuccess: announceOutcome,
  })
  // The words stay until the page has changed.
  const isBusy = attempt.isPending || attempt.data?.kind === 'welcome'

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
        {isBusy ? null : adviseOn(attempt.data, errors)}
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

function announceOutcome(outcome: SignInOutcome): void {
  if (outcome.kind === 'failed') toast.error(outcome.toast)
  if (outcome.kind === 'not-admin') showNotice('access-denied')
  if (outcome.kind === 'welcome') {
    showNoticeAcrossPages('welcome-back')
    goToAskedPage()
  }
}

function adviseOn(outcome: SignInOutcome | undefined, errors: FieldErrors): string | null {
  const count = Object.keys(errors).length
  if (count > 0)
    return `Not sent: ${count === 1 ? 'one field needs' : 'both fields need'} attention.`
  if (outcome?.kind === 'failed') return outcome.advice
  if (outcome?.kind === 'not-admin') return 'This account has no admin role. Use another account.'
  return null
}
