import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { announceOutcome } from '#site/admin/login/announce-outcome.ts'
import { LoginField } from '#site/admin/login/LoginField.tsx'
import { attemptCode } from '#site/admin/login/sign-in.ts'
import { Button } from '#site/components/Button.tsx'

/** The second step of a sign-in: the password was right, a code is asked for. */
export function CodeForm({ onStartAgain }: { onStartAgain: (wasOver: boolean) => void }) {
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
      <p className="text-soft">
        Your password is right. Now the code from your authenticator app, or a recovery code.
      </p>
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
          {isBusy ? 'Signing in...' : 'Sign In'}
        </Button>
        <Button look="quiet" onClick={() => onStartAgain(false)}>
          Start again
        </Button>
      </div>
    </form>
  )
}
